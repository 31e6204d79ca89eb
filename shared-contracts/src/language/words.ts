// The words of a text, and what is the same in all forms of a word: the one analysis that the search and the glossary's links use.

import { folded } from "./letters.ts";
import type { Locale } from "./locale.ts";
import { type Morphology, morphologyOf } from "./morphology.ts";

/** A word where it stands in a text. */
export interface Word {
	readonly text: string;
	readonly start: number;
	/** The place after its last character. */
	readonly end: number;
}

/** Letters and digits, and what cannot be seen between them; a number with its thousands set apart is one word. */
const WORD = /\p{Nd}{1,3}(?:[.,]\p{Nd}{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{DI}]*/gu;

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
	return [...text.matchAll(WORD)].map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }));
}

/** A word in small letters without accents, ß as ss, CO₂ as co2, a number without what sets its thousands apart. */
export function foldedLetters(word: string): string {
	return folded(word).replace(/[^\p{L}\p{N}]/gu, "");
}

/** What is the same in many ways to write a word. */
interface Analysed {
	readonly spelled: string;
	readonly stem: string;
}

/** The words that were analysed last: most words of a language are a few thousand. */
const analysed = new Map<Morphology, Map<string, Analysed>>();
const MOST_WORDS = 50_000;

/** A longer one is no word that stands in a text twice. */
const LONGEST_KEPT = 40;

function analyse(word: string, locale: Locale): Analysed {
	const morphology = morphologyOf(locale);
	const known = analysed.get(morphology) ?? new Map<string, Analysed>();
	analysed.set(morphology, known);
	const found = known.get(word);
	if (found) return found;
	const spelled = morphology.spelling(foldedLetters(word));
	const made = { spelled, stem: stemOfSpelled(spelled, locale) };
	if (known.size >= MOST_WORDS) known.clear();
	if (word.length <= LONGEST_KEPT) known.set(word, made);
	return made;
}

/** A word as it is spelled by any visitor: `Räume`, `Raeume` and `raume` are `raume` in German. */
export function spellingOf(word: string, locale: Locale): string {
	return analyse(word, locale).spelled;
}

/** What the forms of a word have in common, `datenraum` for `Datenräumen`. Numbers, short words and names with digits stay whole. */
export function stemOf(word: string, locale: Locale): string {
	return analyse(word, locale).stem;
}

/** The same of a word as it is spelled; it is not remembered. */
export function stemOfSpelled(spelled: string, locale: Locale): string {
	return spelled.length <= 3 || spelled.length > LONGEST_KEPT || /\p{N}/u.test(spelled)
		? spelled
		: morphologyOf(locale).stem(spelled);
}

/** Whether a word alone says nothing of what is searched for. */
export function isStopWord(word: string, locale: Locale): boolean {
	const morphology = morphologyOf(locale);
	const known = stopWords.get(morphology) ?? new Set(morphology.stopWords.split(" ").map((stop) => spellingOf(stop, locale)));
	stopWords.set(morphology, known);
	return known.has(spellingOf(word, locale));
}

const stopWords = new Map<Morphology, ReadonlySet<string>>();

/** What may stand between the parts of a compound of a language, nothing first. */
export function compoundLinks(locale: Locale): readonly string[] {
	return morphologyOf(locale).compoundLinks;
}
