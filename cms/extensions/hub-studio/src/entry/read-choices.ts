// Reads the entries that can be chosen, from `hub-server/links`.

import { type EntryChoice, entryChoices, MAX_CHOSEN, type ReferredBy } from "@hub/content-model/cms/entry-choice";
import { useContentService } from "../studio/content-service.ts";

/** Where entries are looked for. */
export interface ChoiceSource {
	readonly collection: string;
	/** What of an entry is stored. */
	readonly by: ReferredBy;
	/** Undefined: entries of all languages. */
	readonly locale: string | undefined;
}

/** Entries that were found, and how many there are besides. */
export interface FoundChoices {
	readonly choices: readonly EntryChoice[];
	readonly more: number;
}

/** To be called in a component's `setup`. */
export function useChoices() {
	const api = useContentService();
	const ask = async ({ collection, by, locale }: ChoiceSource, asked: object): Promise<FoundChoices | undefined> => {
		const params = { collection, by, locale: locale ?? "", ...asked };
		const answer = await api.get<unknown>("/hub-links/choices", { params }).catch(() => undefined);
		return entryChoices.safeParse(answer?.data).data?.data;
	};
	return {
		/** Entries by their names, the best first. Undefined where they cannot be read. */
		search: (source: ChoiceSource, words: string) => ask(source, { search: words }),
		/** The entries of which something is stored, without those that are gone. Undefined where they cannot be read. */
		async chosen(source: ChoiceSource, values: readonly string[]): Promise<readonly EntryChoice[] | undefined> {
			if (values.length === 0) return [];
			const found = await ask(source, { values: JSON.stringify(values.slice(0, MAX_CHOSEN)) });
			return found?.choices;
		},
	};
}
