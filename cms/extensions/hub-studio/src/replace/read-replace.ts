// Finds and replaces phrases through `hub-server/replace`.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const occurrence = z.object({
	...{ key: z.string(), of: z.enum(["entry", "draft"]), where: z.string(), isOverridden: z.boolean() },
	...{ before: z.string(), found: z.string(), after: z.string(), beginsSentence: z.boolean() },
});
const entry = z.object({
	...{ collection: z.string(), id: z.string(), version: z.string().nullable(), name: z.string(), mark: z.string() },
	...{ hasEdits: z.boolean(), hasDrafts: z.boolean() },
	standing: z.enum(["shown", "planned", "over", "draft", "archived"]),
	places: z.array(occurrence),
});
const found = z.object({ data: z.object({ entries: z.array(entry), isComplete: z.boolean() }) });
const outcome = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["published", "changed", "gone", "forbidden", "undraftable"]) }),
	z.object({ kind: z.literal("drafted"), version: z.string().nullable(), publishMark: z.string().nullable() }),
	z.object({ kind: z.literal("refused"), reason: z.string() }),
]);
/** `unreached`: the request ran out of time before this entry. */
const entryOutcome = z.discriminatedUnion("kind", [outcome, z.object({ kind: z.literal("unreached") })]);
const outcomes = z.object({ data: z.object({ outcomes: z.array(entryOutcome) }) });

export type Occurrence = z.infer<typeof occurrence>;
export type FoundEntry = z.infer<typeof entry>;
export type Found = z.infer<typeof found>["data"];

export interface Phrase {
	readonly locale: string;
	readonly find: string;
	readonly wholeWords: boolean;
	readonly matchCase: boolean;
}

/** Effect on published entries: an unpublished draft, or an immediate change. */
export type ReplaceMode = "draft" | "publish";

/** Entry with the occurrences to replace. */
export interface ChosenEntry {
	readonly entry: FoundEntry;
	readonly places: readonly Occurrence[];
}

/** Result for an entry. `failed`: Directus did not respond, so the result is unknown. */
export type Outcome = z.infer<typeof outcome> | { readonly kind: "failed" };

/** Draft that contains only a replacement, so that publishing it publishes nothing else. */
export interface PublishableDraft {
	readonly entry: FoundEntry;
	readonly version: string;
	readonly mark: string;
}

const BATCH_SIZE = 5;

export function useReplace() {
	const api = useContentService();
	const post = async (path: string, body: object) => {
		const response = await api.post<unknown>(path, body).catch(() => undefined);
		return outcomes.safeParse(response?.data).data?.data.outcomes;
	};
	/**
	 * Sends entries in batches. Entries that a request did not reach are sent again with the next one. It stops after a
	 * request without a response.
	 * @param onOutcome is called with the result of each entry
	 */
	const sendAll = async <One extends { readonly entry: FoundEntry }>(
		all: readonly One[],
		send: (some: readonly One[]) => ReturnType<typeof post>,
		onOutcome: (entry: FoundEntry, outcome: Outcome) => void,
	): Promise<void> => {
		let waiting = all;
		while (waiting.length > 0) {
			const some = waiting.slice(0, BATCH_SIZE);
			const batchOutcomes = await send(some);
			const isStuck = batchOutcomes?.every(({ kind }) => kind === "unreached");
			if (!batchOutcomes || isStuck) {
				for (const { entry } of waiting) onOutcome(entry, { kind: "failed" });
				return;
			}
			const unreached = some.filter(({ entry }, at) => {
				const result = batchOutcomes[at] ?? { kind: "failed" };
				if (result.kind === "unreached") return true;
				onOutcome(entry, result);
				return false;
			});
			waiting = [...unreached, ...waiting.slice(BATCH_SIZE)];
		}
	};
	return {
		/** Resolves to undefined if Directus does not respond. */
		async search(phrase: Phrase): Promise<Found | undefined> {
			const response = await api.post<unknown>("/hub-replace/search", phrase).catch(() => undefined);
			return found.safeParse(response?.data).data?.data;
		},
		replace: (
			phrase: Phrase,
			replacement: string,
			how: ReplaceMode,
			chosen: readonly ChosenEntry[],
			onOutcome: (entry: FoundEntry, outcome: Outcome) => void,
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
				onOutcome,
			),
		/** Publishes drafts that contain only a replacement. */
		publish: (
			drafts: readonly PublishableDraft[],
			onOutcome: (entry: FoundEntry, outcome: Outcome) => void,
		): Promise<void> =>
			sendAll(
				drafts,
				(some) =>
					post("/hub-replace/publish", {
						entries: some.map(({ entry: { collection, id }, version, mark }) => ({ collection, id, version, mark })),
					}),
				onOutcome,
			),
	};
}
