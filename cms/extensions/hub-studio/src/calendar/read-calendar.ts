// Reads the calendar from `hub-server/launches`, and moves what is in it. Times in ms.

import { z } from "zod";
import { momentProblem, useLaunches } from "../launches/read-launches.ts";
import { useContentService } from "../studio/content-service.ts";
import type { CalendarItem } from "./calendar.ts";

const row = z.object({
	what: z.enum(["appears", "changes", "leaves", "event", "launch", "release"]),
	collection: z.string(),
	id: z.string(),
	name: z.string(),
	locale: z.string(),
	/** Translation key; empty for a launch. */
	key: z.string(),
	at: z.number(),
	timeZone: z.string(),
	launch: z.object({ id: z.string(), name: z.string() }).nullable(),
	isMovable: z.boolean(),
});
const calendar = z.object({ data: z.object({ rows: z.array(row), problems: z.array(momentProblem) }) });

export type CalendarRow = z.infer<typeof row>;

export function useCalendar() {
	const api = useContentService();
	const launches = useLaunches();
	return {
		/** @param from ISO in UTC @param to ISO in UTC, exclusive */
		read: async (from: string, to: string) =>
			calendar.parse((await api.get<{ data: unknown }>("/hub-calendar", { params: { from, to } })).data).data,
		/**
		 * Moves all languages of an item in one save: all or none.
		 * @param at ISO in UTC
		 * @returns the problem of a launch that cannot be planned
		 */
		async move({ what, rows }: CalendarItem, at: string) {
			const [first] = rows;
			if (!first) return undefined;
			if (what === "launch") return launches.plan(first.id, at);
			const data = { [what === "leaves" ? "unpublish_at" : "publish_at"]: at };
			await api.patch<unknown>(`/items/${first.collection}`, { keys: rows.map(({ id }) => id), data });
			return undefined;
		},
	};
}
