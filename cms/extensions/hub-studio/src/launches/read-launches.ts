// Reads and changes launches through `hub-server/launches`. Times in ms.

import { signedLink } from "@hub/content-model/preview/preview-operation";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const problem = z.object({ collection: z.string(), id: z.string(), messages: z.array(z.string()) });
const launch = z.object({
	id: z.string(),
	name: z.string(),
	state: z.enum(["open", "planned", "published", "failed"]),
	at: z.number().nullable(),
	publishedAt: z.number().nullable(),
	failure: z
		.discriminatedUnion("kind", [
			z.object({ kind: z.literal("refused"), problems: z.array(problem) }),
			z.object({ kind: z.literal("account") }),
		])
		.nullable(),
});
const line = z.object({
	collection: z.string(),
	id: z.string(),
	name: z.string(),
	locale: z.string(),
	state: z.enum(["new", "draft", "edits", "nothing", "gone"]),
	version: z.object({ id: z.string(), key: z.string() }).nullable(),
});
const listed = launch.extend({ entries: z.number() });
const whole = launch.extend({ lines: z.array(line), languages: z.array(line), others: z.array(line) });
const begun = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("made"), id: z.string() }),
	z.object({ kind: z.literal("too-many") }),
]);
const outcome = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["done", "published", "planned", "ready", "over", "fixed", "past"]) }),
	z.object({ kind: z.literal("elsewhere"), name: z.string() }),
	z.object({ kind: z.literal("full"), most: z.number() }),
	z.object({ kind: z.literal("refused"), problems: z.array(problem) }),
]);
const answered = z.object({ data: z.object({ data: z.unknown() }) });
const dataOf = <Data extends z.ZodType>(shape: Data, answer: unknown): z.infer<Data> =>
	shape.parse(answered.parse(answer).data.data);

export type Launch = z.infer<typeof launch>;
export type ListedLaunch = z.infer<typeof listed>;
export type WholeLaunch = z.infer<typeof whole>;
export type LaunchLine = z.infer<typeof line>;
export type LaunchProblem = z.infer<typeof problem>;
/** What became of a change: with what was refused, and why. */
export type LaunchOutcome = z.infer<typeof outcome>;

/** An entry, by the id of its row; a new one by that of its version. */
export type LaunchedEntry = Pick<LaunchLine, "collection" | "id">;

/** To be called in a component's `setup`. All reject where Directus does not answer, or knows no such launch. */
export function useLaunches() {
	const api = useContentService();
	const act = async (id: string, action: string, body: object = {}): Promise<LaunchOutcome> =>
		dataOf(outcome, await api.post<unknown>(`/hub-launches/${id}/${action}`, body));
	return {
		list: async () => dataOf(z.array(listed), await api.get<unknown>("/hub-launches")),
		begin: async (name: string) => dataOf(begun, await api.post<unknown>("/hub-launches", { name })),
		whole: async (id: string) => dataOf(whole, await api.get<unknown>(`/hub-launches/${id}`)),
		/** The launch that waits with an entry in it. */
		having: async ({ collection, id }: LaunchedEntry) =>
			dataOf(launch.nullable(), await api.get<unknown>(`/hub-launches/with/${collection}/${id}`)),
		link: async (id: string) => dataOf(signedLink, await api.get<unknown>(`/hub-launches/${id}/link`)),
		add: (id: string, { collection, id: item }: LaunchedEntry) => act(id, "entries", { collection, id: item }),
		drop: (id: string, { collection, id: item }: LaunchedEntry) => act(id, "entries/remove", { collection, id: item }),
		check: (id: string) => act(id, "check"),
		publish: (id: string) => act(id, "publish"),
		/** @param at ISO in UTC */
		plan: (id: string, at: string) => act(id, "plan", { at }),
		unplan: (id: string) => act(id, "unplan"),
		remove: (id: string) => act(id, "remove"),
	};
}
