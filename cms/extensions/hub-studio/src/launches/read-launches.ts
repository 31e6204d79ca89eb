// Reads and changes launches through `hub-server/launches`. Times in ms.

import type { SiteMoment } from "@hub/content-model/preview/moment-link.server";
import { signedLink } from "@hub/content-model/preview/preview-operation";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const problem = z.object({ collection: z.string(), id: z.string(), messages: z.array(z.string()) });
const launch = z.object({
	id: z.string(),
	name: z.string(),
	state: z.enum(["open", "planned", "published", "failed", "reverted"]),
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
const returningEntry = z.object({
	collection: z.string(),
	id: z.string(),
	name: z.string(),
	locale: z.string(),
	state: z.enum(["returns", "edited", "gone", "expired"]),
	fields: z.array(z.string()),
	status: z.string(),
});
const lastPublication = z.object({ revision: z.number(), fields: z.array(z.string()), status: z.string() });
/** Problem of an entry when it appears. `detail`: the dead link, or the codes of missing languages. */
export const momentProblem = z.object({
	collection: z.string(),
	id: z.string(),
	kind: z.enum(["link", "translation", "past"]),
	detail: z.string(),
});
const listed = launch.extend({ entries: z.number(), problems: z.number() });
const details = launch.extend({
	lines: z.array(line),
	warnings: z.array(momentProblem),
	languages: z.array(line),
	others: z.array(line),
});
const created = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("made"), id: z.string() }),
	z.object({ kind: z.literal("too-many") }),
]);
const outcome = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["done", "published", "planned", "ready", "over", "fixed", "past"]) }),
	z.object({ kind: z.literal("elsewhere"), name: z.string() }),
	z.object({ kind: z.literal("full"), most: z.number() }),
	z.object({ kind: z.literal("refused"), problems: z.array(problem) }),
]);
const axiosResponse = z.object({ data: z.object({ data: z.unknown() }) });
const dataOf = <Data extends z.ZodType>(shape: Data, response: unknown): z.infer<Data> =>
	shape.parse(axiosResponse.parse(response).data.data);

export type Launch = z.infer<typeof launch>;
export type MomentProblem = z.infer<typeof momentProblem>;
export type ListedLaunch = z.infer<typeof listed>;
export type LaunchDetails = z.infer<typeof details>;
export type LaunchLine = z.infer<typeof line>;
export type SignedLink = z.infer<typeof signedLink>;
/** Entry of a published launch, with the fields that return if the launch is taken back. */
export type ReturningEntry = z.infer<typeof returningEntry>;
export type LastPublication = z.infer<typeof lastPublication>;
export type LaunchProblem = z.infer<typeof problem>;
/** Result of a change, with the problems of a rejected one. */
export type LaunchOutcome = z.infer<typeof outcome>;

/** Entry by the id of its row, or of its version if the entry is new. */
export type LaunchedEntry = Pick<LaunchLine, "collection" | "id">;

/** Reads and changes launches. Requests reject if Directus does not respond or the launch does not exist. */
export function useLaunches() {
	const api = useContentService();
	const act = async (id: string, action: string, body: object = {}): Promise<LaunchOutcome> =>
		dataOf(outcome, await api.post<unknown>(`/hub-launches/${id}/${action}`, body));
	return {
		list: async () => dataOf(z.array(listed), await api.get<unknown>("/hub-launches")),
		create: async (name: string) => dataOf(created, await api.post<unknown>("/hub-launches", { name })),
		read: async (id: string) => dataOf(details, await api.get<unknown>(`/hub-launches/${id}`)),
		/** Returns the unpublished launch that contains an entry. */
		findByEntry: async ({ collection, id }: LaunchedEntry) =>
			dataOf(launch.nullable(), await api.get<unknown>(`/hub-launches/with/${collection}/${id}`)),
		link: async (id: string) => dataOf(signedLink, await api.get<unknown>(`/hub-launches/${id}/link`)),
		moment: async (shown: SiteMoment) => {
			const params = "at" in shown ? { at: new Date(shown.at).toISOString() } : shown;
			return dataOf(signedLink, await api.get<unknown>("/hub-moments/link", { params }));
		},
		returning: async (id: string) =>
			dataOf(z.array(returningEntry), await api.get<unknown>(`/hub-launches/${id}/return`)),
		/** Takes a published launch back, or publishes one again that was taken back. @param from its state */
		turn: ({ id, state: from }: Launch, chosen: readonly LaunchedEntry[]) =>
			act(id, "return", { from, chosen: chosen.map(({ collection, id: item }) => ({ collection, id: item })) }),
		/** Returns the last publication of an entry if it can be undone. */
		lastPublication: async ({ collection, id }: LaunchedEntry) =>
			dataOf(lastPublication.nullable(), await api.get<unknown>(`/hub-undo/${collection}/${id}`)),
		undo: async ({ collection, id }: LaunchedEntry, revision: number) =>
			dataOf(outcome, await api.post<unknown>(`/hub-undo/${collection}/${id}`, { revision })),
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
