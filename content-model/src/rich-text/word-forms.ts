// Inflected forms of glossary words in German and English, by simple and predictable rules.

import { plainWord } from "@hub/shared-contracts/language/letters";
import type { ByLocale, Locale } from "@hub/shared-contracts/language/locale";
import { stemOf } from "@hub/shared-contracts/language/words";

/** Pattern of one word of a term. */
export interface WordPattern {
	/** True if a word of a text is a form of this one, e.g. `Datenräumen` for `Datenraum`. */
	fits(word: string): boolean;
	/** Stems of all possible forms, for look-ups. */
	readonly stems: ReadonlySet<string>;
}

/** At least two capitals, otherwise capitals and digits: `DPP`, `CO₂`. */
const IN_CAPITALS = /^(?=(?:.*\p{Lu}){2})[\p{Lu}\p{N}]+$/u;

/** Position of a word in its term. */
export interface WordContext {
	readonly locale: Locale;
	/** True for the last word, which counts as a noun; the ones before it count as adjectives. */
	readonly last: boolean;
	/** True if the term is a proper name, which keeps its capitals: `Data Act`. */
	readonly name: boolean;
}

/**
 * Returns the pattern of a word of a term.
 *
 * Words in capitals match as they are and with an s. German nouns take case and plural endings, with or without umlaut,
 * and keep their capital; German adjectives take their endings. English nouns take their plural. Parts of longer words
 * never match, because a compound is another word.
 */
export function wordPattern(word: string, { locale, last, name }: WordContext): WordPattern {
	const written = plainWord(word);
	if (IN_CAPITALS.test(written)) {
		const spellings = new Set([written, `${written}s`]);
		return { fits: (other) => spellings.has(plainWord(other)), stems: stemsOf(spellings, locale) };
	}
	const small = written.toLowerCase();
	const grammar = grammarOf(locale);
	const forms = new Set(last ? grammar.noun(small) : grammar.describing(small));
	const capital = startsWithCapital(written) && (name || (grammar.nounsHaveCapitals && last));
	return {
		fits(other) {
			const found = plainWord(other);
			return forms.has(found.toLowerCase()) && (!capital || startsWithCapital(found));
		},
		stems: stemsOf(forms, locale),
	};
}

/** Inflection rules of a language. */
interface Grammar {
	/** Returns the forms of a noun in lower case, including itself. */
	readonly noun: (word: string) => readonly string[];
	/** Returns the forms of an adjective. */
	readonly describing: (word: string) => readonly string[];
	/** True if every noun is capitalised. Otherwise a capital within a term marks a proper name. */
	readonly nounsHaveCapitals: boolean;
}

const GRAMMARS: ByLocale<Grammar> = {
	de: { noun: germanNoun, describing: germanAdjective, nounsHaveCapitals: true },
	en: { noun: englishNoun, describing: (word) => [word], nounsHaveCapitals: false },
};

/** For languages without rules, terms match only as they are. */
const NO_GRAMMAR: Grammar = { noun: (word) => [word], describing: (word) => [word], nounsHaveCapitals: false };

/** Returns the inflection rules of a language. */
export function grammarOf(locale: Locale): Grammar {
	return GRAMMARS[locale] ?? NO_GRAMMAR;
}

const GERMAN_ENDINGS = ["", "e", "en", "er", "ern", "es", "n", "ns", "s", "se", "sen", "ses"];
const GERMAN_ENDINGS_AFTER_UMLAUT = ["e", "en", "er", "ern"];

function germanNoun(word: string): readonly string[] {
	const umlaut = withUmlaut(word);
	return [
		...GERMAN_ENDINGS.map((ending) => word + ending),
		...(umlaut ? GERMAN_ENDINGS_AFTER_UMLAUT.map((ending) => umlaut + ending) : []),
		// Adds the feminine forms of persons.
		...(word.endsWith("er") ? [`${word}in`, `${word}innen`] : []),
	];
}

/** Returns `räum` for `raum` and `päss` for `pass`: changes the last vowel if it is in the last syllable. */
function withUmlaut(word: string): string | undefined {
	const found = /^(.*?)(au|a|o|u)([^aeiouäöü]*)$/.exec(word);
	if (!found) return undefined;
	const [, before = "", vowel = "", after = ""] = found;
	const changed: Readonly<Record<string, string>> = { au: "äu", a: "ä", o: "ö", u: "ü" };
	return before + changed[vowel] + after;
}

/** Returns `digitaler`, `digitale`, `digitalen`, because a heading has only one of the endings. */
function germanAdjective(word: string): readonly string[] {
	const stem = /^(.{3,}?)(?:e|er|es|en|em)$/.exec(word)?.[1];
	return stem ? [word, ...["e", "er", "es", "en", "em"].map((ending) => stem + ending)] : [word];
}

function englishNoun(word: string): readonly string[] {
	if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
	return [word, /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}

export function startsWithCapital(word: string): boolean {
	return /^\p{Lu}/u.test(word);
}

function stemsOf(words: ReadonlySet<string>, locale: Locale): ReadonlySet<string> {
	return new Set([...words].map((word) => stemOf(word, locale)));
}
