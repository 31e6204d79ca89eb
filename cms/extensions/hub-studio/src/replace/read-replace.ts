// Finds and replaces phrases through `hub-server/replace`.

import type { DescribedOccurrence, Found, FoundEntry } from "../../../hub-server/replace/find-occurrences.ts";
import type { EntryOutcome } from "../../../hub-server/replace/replace.hook.ts";
import type { Outcome as ServerOutcome } from "../../../hub-server/replace/replace-entry.ts";
import { useContentService } from "../studio/content-service.ts";

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
	readonly places: readonly DescribedOccurrence[];
}

/** Result for an entry. `failed`: Directus did not respond, so the result is unknown. */
export type Outcome = ServerOutcome | { readonly kind: "failed" };

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
		const found = await api.send<{ outcomes: readonly EntryOutcome[] }>(path, body).catch(() => undefined);
		return found?.outcomes;
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
		search: (phrase: Phrase) => api.send<Found>("/hub-replace/search", phrase).catch(() => undefined),
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
						collection,
						id,
						version,
						mark,
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
