// The order of a dictionary: umlauts stand with their vowels.

import { folded } from "@hub/shared-contracts/language/letters";
import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/** The letters of the index, with or without terms. */
export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Heading of terms that don't begin with a letter. */
export const NO_LETTER = "#";

/** A letter and what begins with it; never empty. */
export interface LetterGroup<Term> {
	readonly letter: string;
	readonly terms: readonly Term[];
}

/** Sorts terms like a dictionary of the language: `Ökosystem` near `Oktett`, ignoring case. */
export function inAlphabeticalOrder<Term extends { readonly term: string }>(
	terms: readonly Term[],
	locale: Locale,
): Term[] {
	const { compare } = new Intl.Collator(localeEntry(locale).iso, { numeric: true });
	return terms.toSorted((a, b) => compare(a.term, b.term));
}

/**
 * Returns a term's letter: `U` for `Ü`, `L` for `Ł`, and {@link NO_LETTER} for terms that don't begin with a letter.
 */
export function letterOf(term: string): string {
	const first = /[\p{L}\p{N}]/u.exec(folded(term))?.[0].toUpperCase() ?? "";
	return LETTERS.includes(first) ? first : NO_LETTER;
}

/** Terms under their letters, in alphabetical order; what begins with no letter comes first. */
export function byLetter<Term extends { readonly term: string }>(
	terms: readonly Term[],
	locale: Locale,
): LetterGroup<Term>[] {
	const groups = Map.groupBy(inAlphabeticalOrder(terms, locale), ({ term }) => letterOf(term));
	return [NO_LETTER, ...LETTERS].flatMap((letter) => {
		const found = groups.get(letter);
		return found ? [{ letter, terms: found }] : [];
	});
}
