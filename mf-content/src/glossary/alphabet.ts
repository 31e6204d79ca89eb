// Sorts terms like a dictionary: umlauts with their vowels.

import { folded } from "@hub/shared-contracts/language/letters";
import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/** Letters of the index, with or without terms. */
export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Heading of terms that don't begin with a letter. */
export const NO_LETTER = "#";

/** A letter with its terms; never empty. */
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

/** Groups terms by letter in alphabetical order. Terms without a letter come first. */
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
