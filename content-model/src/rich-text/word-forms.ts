// How a word of the glossary may be written in a sentence: its forms in German and English, by rules simple enough to foresee.

import { plainWord } from "@hub/shared-contracts/language/letters";
import type { ByLocale, Locale } from "@hub/shared-contracts/language/locale";
import { stemOf } from "@hub/shared-contracts/language/words";

/** One word of a term. */
export interface WordPattern {
	/** Whether a word of a text is this one, e.g. `Datenräumen` for `Datenraum`. */
	fits(word: string): boolean;
	/** The stems of all words that may fit, to look it up by. */
	readonly stems: ReadonlySet<string>;
}

/** At least two capitals, otherwise digits: `DPP`, `CO₂`. */
const IN_CAPITALS = /^(?=(?:.*\p{Lu}){2})[\p{Lu}\p{N}]+$/u;

/** Where a word stands in its term. */
export interface WordPlace {
	readonly locale: Locale;
	/** The last word is taken for a noun, the ones before it for what describes it. */
	readonly last: boolean;
	/** Whether the term is the name of one thing, which keeps its capitals: `Data Act`. */
	readonly name: boolean;
}

/**
 * The pattern of a word of a term.
 *
 * A word in capitals fits as it stands and with an s. In German, a noun takes the endings of its cases and of its plural, with or
 * without umlaut, and keeps its capital; an adjective takes its endings. In English, a noun takes its plural. Nothing fits a part
 * of a longer word: a compound is another word.
 */
export function wordPattern(word: string, { locale, last, name }: WordPlace): WordPattern {
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

/** How the words of a language change in a sentence. */
interface Grammar {
	/** The forms of a noun in small letters, itself among them. */
	readonly noun: (word: string) => readonly string[];
	/** The forms of a word that describes a noun. */
	readonly describing: (word: string) => readonly string[];
	/** Whether every noun has a capital; where none does, a capital within a term says that the term is a name. */
	readonly nounsHaveCapitals: boolean;
}

const GRAMMARS: ByLocale<Grammar> = {
	de: { noun: germanNoun, describing: germanAdjective, nounsHaveCapitals: true },
	en: { noun: englishNoun, describing: (word) => [word], nounsHaveCapitals: false },
};

/** A language whose grammar is not written down is searched for terms as they stand. */
const NO_GRAMMAR: Grammar = { noun: (word) => [word], describing: (word) => [word], nounsHaveCapitals: false };

/** The grammar of a language, as far as it is known here. */
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
		// Who does something may be a woman.
		...(word.endsWith("er") ? [`${word}in`, `${word}innen`] : []),
	];
}

/** `raum` to `räum`, `pass` to `päss`: the last vowel that can, if it is in the last syllable. */
function withUmlaut(word: string): string | undefined {
	const found = /^(.*?)(au|a|o|u)([^aeiouäöü]*)$/.exec(word);
	if (!found) return undefined;
	const [, before = "", vowel = "", after = ""] = found;
	const changed: Readonly<Record<string, string>> = { au: "äu", a: "ä", o: "ö", u: "ü" };
	return before + changed[vowel] + after;
}

/** `digitaler`, `digitale`, `digitalen`: the headline's ending is one of many. */
function germanAdjective(word: string): readonly string[] {
	const stem = /^(.{3,}?)(?:e|er|es|en|em)$/.exec(word)?.[1];
	return stem ? [word, ...["e", "er", "es", "en", "em"].map((ending) => stem + ending)] : [word];
}

function englishNoun(word: string): readonly string[] {
	if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
	return [word, /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}

/** Whether a word begins with a capital letter. */
export function startsWithCapital(word: string): boolean {
	return /^\p{Lu}/u.test(word);
}

function stemsOf(words: ReadonlySet<string>, locale: Locale): ReadonlySet<string> {
	return new Set([...words].map((word) => stemOf(word, locale)));
}
