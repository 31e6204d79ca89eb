// Splits texts into words and finds their stems. Used by the search and by links to glossary terms.

import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as germanStem } from "@orama/stemmers/german";
import { folded } from "./letters.ts";
import type { ByLocale, Locale } from "./locale.ts";

/** Word formation of a language. */
interface Morphology {
	/** Normalises other ways to write the same letters, in lower case without accents. */
	readonly spelling: (word: string) => string;
	/** Returns the stem, which the forms of a word share. */
	readonly stem: (word: string) => string;
}

const MORPHOLOGIES: ByLocale<Morphology> = {
	de: {
		// Two letters for an umlaut; after a vowel or a q they are two sounds: neue, Quelle.
		spelling: (word) => word.replace(/(?<![aeiouq])([aou])e/g, "$1"),
		// Feminine forms get the stem of masculine ones. The plural of Regel (Regeln) is not a verb.
		// Runs twice, because the stem may have another ending: Ökosysteme, Ökosystem.
		stem: (word) => germanStem(germanStem(word.replace(/er(?:in|innen)$/, "er").replace(/eln$/, "el"))),
	},
	en: { spelling: (word) => word, stem: englishStem },
};

/** Words of other languages are compared as written. */
const NO_MORPHOLOGY: Morphology = { spelling: (word) => word, stem: (word) => word };

/** A word and its position in a text. */
export interface Word {
	readonly text: string;
	readonly start: number;
	/** Position after its last character. */
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

/** Returns a word in lower case without accents: ß as ss, CO₂ as co2, a number without thousands separators. */
export function foldedLetters(word: string): string {
	return folded(word).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Normalised forms of a word. */
interface AnalysedWord {
	readonly spelled: string;
	readonly stem: string;
}

/** Caches analysed words: most texts of a language use a few thousand words. */
const caches = new Map<Locale, Map<string, AnalysedWord>>();
const MAX_CACHED_WORDS = 50_000;

/** Longer words are neither cached nor stemmed, because they hardly occur twice. */
const MAX_WORD_LENGTH = 40;

function analyse(word: string, locale: Locale): AnalysedWord {
	const cache = caches.get(locale) ?? new Map<string, AnalysedWord>();
	caches.set(locale, cache);
	const cached = cache.get(word);
	if (cached) return cached;
	const spelled = morphologyOf(locale).spelling(foldedLetters(word));
	const analysed = { spelled, stem: stemOfSpelled(spelled, locale) };
	if (cache.size >= MAX_CACHED_WORDS) cache.clear();
	if (word.length <= MAX_WORD_LENGTH) cache.set(word, analysed);
	return analysed;
}

/** Returns the normalised spelling of a word: `Räume`, `Raeume` and `raume` are `raume` in German. */
export function spellingOf(word: string, locale: Locale): string {
	return analyse(word, locale).spelled;
}

/** Returns the stem of a word: `datenraum` for `Datenräumen`. Numbers, short words and names with digits stay whole. */
export function stemOf(word: string, locale: Locale): string {
	return analyse(word, locale).stem;
}

/** Returns the stem of a normalised spelling, without the cache. */
export function stemOfSpelled(spelled: string, locale: Locale): string {
	return spelled.length <= 3 || spelled.length > MAX_WORD_LENGTH || /\p{N}/u.test(spelled)
		? spelled
		: morphologyOf(locale).stem(spelled);
}

/** Returns the stems of a text, separated by spaces. */
export function stemsOf(text: string, locale: Locale): string {
	return wordsOf(text)
		.map((word) => stemOf(word.text, locale))
		.join(" ");
}

function morphologyOf(locale: Locale): Morphology {
	return MORPHOLOGIES[locale] ?? NO_MORPHOLOGY;
}
