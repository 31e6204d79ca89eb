// Finds and replaces phrases through `hub-server/replace`.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const place = z.object({
	...{ key: z.string(), of: z.enum(["entry", "draft"]), where: z.string(), isOverridden: z.boolean() },
	...{ before: z.string(), found: z.string(), after: z.string(), beginsSentence: z.boolean() },
});
const entry = z.object({
	...{ collection: z.string(), id: z.string(), version: z.string().nullable(), name: z.string(), mark: z.string() },
	...{ hasEdits: z.boolean(), hasDrafts: z.boolean() },
	standing: z.enum(["shown", "planned", "over", "draft", "archived"]),
	places: z.array(place),
});
const found = z.object({ data: z.object({ entries: z.array(entry), isComplete: z.boolean() }) });
const outcome = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["published", "changed", "gone", "forbidden", "undraftable"]) }),
	z.object({ kind: z.literal("drafted"), version: z.string().nullable(), publishMark: z.string().nullable() }),
	z.object({ kind: z.literal("refused"), reason: z.string() }),
]);
/** `unreached`: there was no time for it. */
const entryOutcome = z.discriminatedUnion("kind", [outcome, z.object({ kind: z.literal("unreached") })]);
const outcomes = z.object({ data: z.object({ outcomes: z.array(entryOutcome) }) });

export type FoundPlace = z.infer<typeof place>;
export type FoundEntry = z.infer<typeof entry>;
export type Found = z.infer<typeof found>["data"];

/** What is looked for. */
export interface Phrase {
	readonly locale: string;
	readonly find: string;
	readonly wholeWords: boolean;
	readonly matchCase: boolean;
}

/** What becomes of entries that visitors see: an unpublished draft, or what they see from now on. */
export type How = "draft" | "publish";

/** An entry with the places in it that are to be replaced. */
export interface ChosenEntry {
	readonly entry: FoundEntry;
	readonly places: readonly FoundPlace[];
}

/** What became of an entry; `failed`: that is not known, for Directus did not answer. */
export type Outcome = z.infer<typeof outcome> | { readonly kind: "failed" };

/** A draft that contains a replacement alone, so that publishing it publishes nothing else. */
export interface PublishableDraft {
	readonly entry: FoundEntry;
	readonly version: string;
	readonly mark: string;
}

/** How many entries go with one call. */
const AT_ONCE = 5;

/** To be called in a component's `setup`. */
export function useReplace() {
	const api = useContentService();
	const post = async (path: string, body: object) => {
		const response = await api.post<unknown>(path, body).catch(() => undefined);
		return outcomes.safeParse(response?.data).data?.data.outcomes;
	};
	/**
	 * Sends entries, a few with each call; those for which there was no time go with the next one. After a call without an answer it ends.
	 * @param tell is called with the outcome of each entry
	 */
	const sendAll = async <One extends { readonly entry: FoundEntry }>(
		all: readonly One[],
		send: (some: readonly One[]) => ReturnType<typeof post>,
		tell: (entry: FoundEntry, outcome: Outcome) => void,
	): Promise<void> => {
		let waiting = all;
		while (waiting.length > 0) {
			const some = waiting.slice(0, AT_ONCE);
			const answers = await send(some);
			const isStuck = answers?.every(({ kind }) => kind === "unreached");
			if (!answers || isStuck) {
				for (const { entry } of waiting) tell(entry, { kind: "failed" });
				return;
			}
			const unreached = some.filter(({ entry }, at) => {
				const said = answers[at] ?? { kind: "failed" };
				if (said.kind === "unreached") return true;
				tell(entry, said);
				return false;
			});
			waiting = [...unreached, ...waiting.slice(AT_ONCE)];
		}
	};
	return {
		/** Undefined where Directus does not answer. */
		async search(phrase: Phrase): Promise<Found | undefined> {
			const response = await api.post<unknown>("/hub-replace/search", phrase).catch(() => undefined);
			return found.safeParse(response?.data).data?.data;
		},
		/** Replaces in some entries. */
		replace: (
			phrase: Phrase,
			replacement: string,
			how: How,
			chosen: readonly ChosenEntry[],
			tell: (entry: FoundEntry, outcome: Outcome) => void,
		): Promise<void> =>
			sendAll(
				chosen,
				(some) => {
					const entries = some.map(({ entry: { collection, id, version, mark }, places }) => ({
						...{ collection, id, version, mark },
						places: places.map(({ key }) => key),
					}));
					return post("/hub-replace", { ...phrase, replacement, how, entries });
				},
				tell,
			),
		/** Publishes drafts that contain a replacement alone. */
		publish: (drafts: readonly PublishableDraft[], tell: (entry: FoundEntry, outcome: Outcome) => void): Promise<void> =>
			sendAll(
				drafts,
				(some) =>
					post("/hub-replace/publish", {
						entries: some.map(({ entry: { collection, id }, version, mark }) => ({ collection, id, version, mark })),
					}),
				tell,
			),
	};
}
