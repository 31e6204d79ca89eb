// Reads the calendar from `hub-server/launches`, and moves what is in it. Times in ms.

import type { Calendar } from "../../../hub-server/launches/calendar-route.ts";
import { useLaunches } from "../launches/read-launches.ts";
import { useContentService } from "../studio/content-service.ts";
import type { CalendarItem } from "./calendar.ts";

export function useCalendar() {
	const api = useContentService();
	const launches = useLaunches();
	return {
		/** @param from ISO in UTC @param to ISO in UTC, exclusive */
		read: (from: string, to: string) => api.read<Calendar>("/hub-calendar", { from, to }),
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
