// Splits texts into words and finds their stems. Used by the search and by links to glossary terms.

import { folded } from "./letters.ts";
import type { Locale } from "./locale.ts";
import { type Morphology, morphologyOf } from "./morphology.ts";

/** A word and its position in a text. */
export interface Word {
	readonly text: string;
	readonly start: number;
	/** The place after its last character. */
	readonly end: number;
}

/** Letters and digits, including invisible characters between them. A number with thousands separators is one word. */
const WORD = /\p{Nd}{1,3}(?:[.,]\p{Nd}{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{DI}]*/gu;

/** Returns the words of a text in order. */
export function wordsOf(text: string): Word[] {
	return [...text.matchAll(WORD)].map((found) => ({
		text: found[0],
		start: found.index,
		end: found.index + found[0].length,
	}));
}

/** A word in small letters without accents, ß as ss, CO₂ as co2, a number without what sets its thousands apart. */
export function foldedLetters(word: string): string {
	return folded(word).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Normalised forms of a word. */
interface Analysed {
	readonly spelled: string;
	readonly stem: string;
}

/** Caches analysed words: most texts of a language use a few thousand words. */
const caches = new Map<Morphology, Map<string, Analysed>>();
const MAX_WORDS = 50_000;

/** Longer words are neither cached nor stemmed: they hardly occur twice. */
const LONGEST_WORD = 40;

function analyse(word: string, locale: Locale): Analysed {
	const morphology = morphologyOf(locale);
	const cache = caches.get(morphology) ?? new Map<string, Analysed>();
	caches.set(morphology, cache);
	const cached = cache.get(word);
	if (cached) return cached;
	const spelled = morphology.spelling(foldedLetters(word));
	const analysed = { spelled, stem: stemOfSpelled(spelled, locale) };
	if (cache.size >= MAX_WORDS) cache.clear();
	if (word.length <= LONGEST_WORD) cache.set(word, analysed);
	return analysed;
}

/** A word as it is spelled by any visitor: `Räume`, `Raeume` and `raume` are `raume` in German. */
export function spellingOf(word: string, locale: Locale): string {
	return analyse(word, locale).spelled;
}

/** Returns the stem of a word: `datenraum` for `Datenräumen`. Numbers, short words and names with digits stay whole. */
export function stemOf(word: string, locale: Locale): string {
	return analyse(word, locale).stem;
}

/** The same of a word as it is spelled; it is not cached. */
export function stemOfSpelled(spelled: string, locale: Locale): string {
	return spelled.length <= 3 || spelled.length > LONGEST_WORD || /\p{N}/u.test(spelled)
		? spelled
		: morphologyOf(locale).stem(spelled);
}

/** True if a word has no meaning of its own for a search. */
export function isStopWord(word: string, locale: Locale): boolean {
	const morphology = morphologyOf(locale);
	const known =
		stopWords.get(morphology) ?? new Set(morphology.stopWords.split(" ").map((stop) => spellingOf(stop, locale)));
	stopWords.set(morphology, known);
	return known.has(spellingOf(word, locale));
}

const stopWords = new Map<Morphology, ReadonlySet<string>>();

/**
 * Returns the words and phrases that mean the same as one to a visitor who searches, by their stems, which blanks
 * separate.
 */
export function synonymsIn(locale: Locale): ReadonlyMap<string, readonly string[]> {
	const morphology = morphologyOf(locale);
	const known = synonyms.get(morphology);
	if (known) return known;
	const found = new Map<string, readonly string[]>();
	for (const line of morphology.synonyms.split("\n")) {
		const phrases = [...new Set(line.split(",").map((phrase) => stemsOf(phrase, locale)))];
		for (const phrase of phrases)
			found.set(phrase, [...(found.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]);
	}
	synonyms.set(morphology, found);
	return found;
}

const synonyms = new Map<Morphology, ReadonlyMap<string, readonly string[]>>();

/** Returns the stems of a text, separated by blanks. */
export function stemsOf(text: string, locale: Locale): string {
	return wordsOf(text)
		.map((word) => stemOf(word.text, locale))
		.join(" ");
}

/** Returns the linking elements of a language's compounds, an empty one first. */
export function compoundLinks(locale: Locale): readonly string[] {
	return morphologyOf(locale).compoundLinks;
}
