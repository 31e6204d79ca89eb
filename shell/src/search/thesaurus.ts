// Words that mean the same, by what editors say of terms: a question for one of them finds what speaks of the others.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { stemOf, wordsOf } from "@hub/shared-contracts/language/words";

/** A phrase as stems. */
export type Phrase = readonly string[];

/** Words that mean the same. */
export interface Thesaurus {
	/** Says that some phrases mean the same. `owner`: who says so. */
	put(owner: number, phrases: readonly string[]): void;
	remove(owner: number): void;
	/** The other phrases for one that begins at a place of a question, which may be several words long; the longest is meant. */
	othersAt(words: Phrase, place: number): { readonly length: number; readonly others: readonly Phrase[] } | undefined;
}

/** The longest phrase that is looked for, in words. */
const LONGEST = 4;

export function createThesaurus(locale: Locale): Thesaurus {
	const groups = new Map<number, readonly Phrase[]>();
	const owners = new Map<string, Set<number>>();

	const remove = (owner: number): void => {
		for (const phrase of groups.get(owner) ?? []) {
			const key = phrase.join(" ");
			const same = owners.get(key);
			same?.delete(owner);
			if (same?.size === 0) owners.delete(key);
		}
		groups.delete(owner);
	};

	return {
		remove,
		put(owner, phrases) {
			remove(owner);
			if (phrases.length < 2) return;
			const stems = phrases.map((phrase) => wordsOf(phrase).map(({ text }) => stemOf(text, locale)));
			groups.set(owner, stems);
			for (const phrase of stems) {
				const key = phrase.join(" ");
				owners.set(key, (owners.get(key) ?? new Set()).add(owner));
			}
		},
		othersAt(words, place) {
			for (let length = Math.min(LONGEST, words.length - place); length > 0; length -= 1) {
				const key = words.slice(place, place + length).join(" ");
				const known = [...(owners.get(key) ?? [])].flatMap((owner) => groups.get(owner) ?? []);
				const others = known.filter((phrase) => phrase.join(" ") !== key);
				if (others.length > 0) return { length, others };
			}
			return undefined;
		},
	};
}
