// Parses a query: finds the possible meanings of its words among the words of the pages.

import type { Locale } from "@hub/shared-contracts/language/locale";
import {
	foldedLetters,
	spellingOf,
	stemOf,
	stemOfSpelled,
	stemsOf,
	wordsOf,
} from "@hub/shared-contracts/language/words";
import { MAX_QUERY_LENGTH } from "@hub/shared-contracts/search/search";
import { formsBeginningWith, formsNear, formsWith, hasForm, hasStems, quoted, synonymsOf } from "./look-up.server.ts";
import type { Tables } from "./search-file.server.ts";
import { compoundLinks, isStopWord, synonymsIn } from "./search-words.ts";

/** Meanings of a word, the best first: stems separated by blanks, with weights relative to the word itself. */
export type Meanings = ReadonlyMap<string, number>;

export interface QueryWord {
	readonly meanings: Meanings;
	/** Share of the query: 1, or less for a part of a compound, which only helps to rank pages. */
	readonly share: number;
	/** As typed; undefined for a part of a word. */
	readonly typed?: string;
}

export interface ReadQuery {
	readonly words: readonly QueryWord[];
	/** FTS5 expressions that a page must match: quoted phrases, or a title of stop words. */
	readonly required: readonly string[];
}

/** Weights of meanings, relative to the word itself. */
const WEIGHTS = {
	/** Two words as one, or one word as two. */
	joined: 0.9,
	/** A synonym from the glossary. */
	synonym: 0.6,
	/** A synonym of the language. */
	similar: 0.5,
	/** A compound that ends with the word. */
	head: 0.6,
	/** A compound with the word at another place. */
	inside: 0.5,
	/** A part of the word. */
	part: 0.7,
	/** A word that begins with the letters. */
	beginning: 0.5,
	error: 0.7,
	twoErrors: 0.45,
};

/** Share of the query of a compound's parts, if the compound has meanings of its own. */
const PART_SHARE = 0.35;

/** Limits: words of a query, words with their parts (the ranking has a bit for each), corrected words. */
const [MAX_WORDS, MAX_SOUGHT, MAX_CORRECTED] = [12, 30, 4];

const MAX_MEANINGS = 20;

/** Longer words are not split, nor are those with more than a few meanings. */
const MAX_LETTERS = 40;
const FEW_MEANINGS = 4;

/** Shorter words are part of too many others by chance. */
const MIN_PART = 4;

/** Length from which a known part shows that a word is a compound, in languages that write compounds as one word. */
const LONG_PART = 6;

/** Words of a phrase with synonyms. */
const MAX_SYNONYM_WORDS = 4;

const QUOTED = /["“„«»‟]([^"“”„«»‟]{2,})["“”«»‟]/gu;

/** @param isUnfinished true while the visitor types: the last word may be the beginning of one */
export function readQuery(tables: Tables, typed: string, isUnfinished = false): ReadQuery {
	const { locale } = tables;
	const query = typed.slice(0, MAX_QUERY_LENGTH);
	const all = joinPhrases(
		wordsOf(query)
			.map(({ text }) => text)
			.slice(0, MAX_WORDS),
		locale,
	);
	const telling = all.filter((word) => !isStopWord(word, locale));
	if (telling.length === 0 && !isUnfinished) {
		const stems = all.map((word) => stemOf(word, locale));
		const words = stems.map((stem) => ({ meanings: new Map([[stem, 1]]), share: 1 }));
		return { words, required: [`title : ${quoted(stems.join(" "))}`] };
	}
	const lookUp = createLookUp(tables);
	const synonyms = synonymsByWord(tables, telling);
	let corrected = 0;
	const chosen = new Map((telling.length > 0 ? telling : all).map((word) => [stemOf(word, locale), word]));
	const words = [...chosen.values()].flatMap((word): readonly QueryWord[] => {
		const meanings = lookUp.meaningsOf(word, all, isUnfinished && word === all.at(-1));
		const isCompound = meanings.size <= FEW_MEANINGS;
		for (const phrase of synonyms.get(word) ?? []) lookUp.add(meanings, phrase, WEIGHTS.synonym);
		for (const phrase of synonymsIn(locale).get(stemsOf(word, locale)) ?? []) lookUp.addSimilar(meanings, phrase);
		if (meanings.size === 0) {
			corrected += 1;
			return corrected > MAX_CORRECTED ? [{ meanings, share: 1, typed: word }] : lookUp.guess(word);
		}
		const parts = isCompound ? lookUp.partsOf(spellingOf(word, locale)) : [];
		return [{ meanings, share: 1, typed: word }, ...parts.map((part) => lookUp.partOf(part, PART_SHARE))];
	});
	const phrases = [...query.matchAll(QUOTED)].map(([, phrase = ""]) => stemsOf(phrase, locale));
	return {
		words: words.slice(0, MAX_SOUGHT).map((word) => ({ ...word, meanings: bestOf(word.meanings) })),
		required: phrases.filter((stems) => stems !== "").map(quoted),
	};
}

/** Replaces words that no page contains with the nearest known ones; undefined if there is nothing to correct. */
export function correctedQuery(tables: Tables, typed: string): string | undefined {
	const query = typed.slice(0, MAX_QUERY_LENGTH);
	const isWrong = ({ text }: { readonly text: string }) =>
		maxErrorsIn(text) > 0 && !hasStems(tables, stemOf(text, tables.locale));
	let [written, last] = ["", 0];
	for (const { text, start, end } of wordsOf(query).filter(isWrong).slice(0, MAX_CORRECTED)) {
		const [nearest] = formsNear(tables, text, 2).toSorted((one, other) => other.pages - one.pages);
		if (!nearest) continue;
		written += query.slice(last, start) + nearest.written;
		last = end;
	}
	return last > 0 ? written + query.slice(last) : undefined;
}

/** Returns the number of errors that a word may have: short words and numbers are too similar to each other. */
function maxErrorsIn(word: string): number {
	const { length } = foldedLetters(word);
	if (length < 5 || length > MAX_LETTERS || /\p{N}/u.test(word)) return 0;
	return length < 9 ? 1 : 2;
}

function bestOf(meanings: Meanings): Meanings {
	const best = [...meanings].sort(
		([one, weight], [other, otherWeight]) => otherWeight - weight || one.length - other.length,
	);
	return new Map(best.slice(0, MAX_MEANINGS));
}

/** Joins adjacent words that are a phrase of the language's synonyms, such as "how much"; the longest phrase counts. */
function joinPhrases(words: readonly string[], locale: Locale): readonly string[] {
	const joined: string[] = [];
	for (let at = 0; at < words.length; ) {
		const phrases = Array.from({ length: MAX_SYNONYM_WORDS }, (_, more) =>
			words.slice(at, at + MAX_SYNONYM_WORDS - more),
		);
		const phrase = phrases.find((some) => some.length > 1 && synonymsIn(locale).has(stemsOf(some.join(" "), locale)));
		joined.push(phrase?.join(" ") ?? words[at] ?? "");
		at += phrase?.length ?? 1;
	}
	return joined;
}

/** Returns synonyms by word of the query; of overlapping phrases, the longest counts. */
function synonymsByWord(tables: Tables, words: readonly string[]): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, readonly string[]>();
	for (let at = 0; at < words.length; at += 1)
		for (let length = Math.min(MAX_SYNONYM_WORDS, words.length - at); length > 0; length -= 1) {
			const phrase = words.slice(at, at + length);
			const others = synonymsOf(tables, stemsOf(phrase.join(" "), tables.locale));
			if (others.length === 0) continue;
			for (const word of phrase) found.set(word, [...(found.get(word) ?? []), ...others]);
			at += length - 1;
			break;
		}
	return found;
}

/** Creates the lookup of meanings. Known stems are cached for one query. */
function createLookUp(tables: Tables) {
	const { locale } = tables;
	const links = compoundLinks(locale);
	const writesCompoundsAsOne = links.length > 1;
	const cache = new Map<string, boolean>();

	const has = (stems: string): boolean => {
		const known = cache.get(stems) ?? hasStems(tables, stems);
		cache.set(stems, known);
		return known;
	};
	const isKnown = (letters: string): boolean => has(stemOfSpelled(letters, locale)) || has(letters);
	const isWord = (letters: string): boolean => letters.length >= 3 && isKnown(letters);
	/** Returns the known word before a link at the end of letters. */
	const wordBeforeLink = (letters: string): string | undefined => {
		const link = links.find((one) => letters.endsWith(one) && isWord(letters.slice(0, letters.length - one.length)));
		return link === undefined ? undefined : letters.slice(0, letters.length - link.length);
	};
	const isLinkOrWord = (letters: string): boolean =>
		links.some((link) => letters.startsWith(link) && (letters === link || isWord(letters.slice(link.length))));

	const raise = (meanings: Map<string, number>, stems: string, weight: number): void => {
		meanings.set(stems, Math.max(meanings.get(stems) ?? 0, weight));
	};
	const add = (meanings: Map<string, number>, stems: string, weight: number): void => {
		if (has(stems)) raise(meanings, stems, weight);
	};
	const addBeginnings = (meanings: Map<string, number>, letters: string): void => {
		for (const { stem } of formsBeginningWith(tables, letters)) raise(meanings, stem, WEIGHTS.beginning);
	};
	/** Adds compounds that a word is a part of; those that end with it count more. */
	const addCompounds = (meanings: Map<string, number>, letters: string, weight = 1): void => {
		if (letters.length < MIN_PART || letters.length > MAX_LETTERS) return;
		const stem = stemOfSpelled(letters, locale);
		// A short stem is in too many words, such as geb of Geber: then the word itself has to be there.
		const part = stem.length < MIN_PART ? letters : stem;
		for (const found of formsWith(tables, part)) {
			const [before = "", ...others] = (part === stem ? found.stem : found.form).split(part);
			if (found.stem === stem || others.length === 0) continue;
			const after = others.join(part);
			// Shorter beginnings may be prefixes: be-, ver-.
			const isLong = writesCompoundsAsOne && part.length >= LONG_PART && (before === "" || before.length >= MIN_PART);
			if (isLong || ((before === "" || wordBeforeLink(before) !== undefined) && isLinkOrWord(after)))
				raise(meanings, found.stem, weight * (links.includes(after) ? WEIGHTS.head : WEIGHTS.inside));
		}
	};

	/** Adds a synonym of the language, as stems, and compounds with it. */
	const addSimilar = (meanings: Map<string, number>, phrase: string): void => {
		add(meanings, phrase, WEIGHTS.similar);
		if (writesCompoundsAsOne) addCompounds(meanings, phrase, WEIGHTS.similar);
	};

	const meaningsOf = (word: string, words: readonly string[], isUnfinished: boolean): Map<string, number> => {
		const meanings = new Map<string, number>();
		const letters = spellingOf(word, locale);
		add(meanings, stemsOf(word, locale), 1);
		if (word.includes(" ")) return meanings;
		// "Daten Raum" is a "Datenraum".
		for (const [at, other] of words.slice(1).entries()) {
			const before = words[at] ?? "";
			if (other === word || before === word) add(meanings, stemOf(before + other, locale), WEIGHTS.joined);
		}
		addCompounds(meanings, letters);
		const isWritten = hasForm(tables, letters);
		if (isUnfinished || (!isWritten && letters.length >= 4)) addBeginnings(meanings, letters);
		// A dataset is a data set. In languages with one-word compounds, a compound that pages contain is not split.
		if (letters.length <= MAX_LETTERS && (!isWritten || !writesCompoundsAsOne))
			for (let at = 3; at <= letters.length - 3; at += 1) {
				const [first, second] = [stemOfSpelled(letters.slice(0, at), locale), stemOfSpelled(letters.slice(at), locale)];
				if (has(first) && has(second)) add(meanings, `${first} ${second}`, WEIGHTS.joined);
			}
		// EN15804 is EN 15804.
		const [, name, number] = /^(\p{L}+)(\p{N}+)$/u.exec(letters) ?? [];
		if (name !== undefined) add(meanings, `${name} ${number}`, WEIGHTS.joined);
		return meanings;
	};

	/** Splits a compound into known words, the first as long as possible; empty if it is none. */
	const partsOf = (letters: string, maxParts = 4): readonly string[] => {
		if (maxParts === 1 || letters.length > MAX_LETTERS) return [];
		for (let at = letters.length - 4; at >= 4; at -= 1) {
			const first = wordBeforeLink(letters.slice(0, at));
			if (first === undefined) continue;
			const rest = letters.slice(at);
			const others = isKnown(rest) ? [rest] : partsOf(rest, maxParts - 1);
			if (others.length > 0) return [first, ...others];
		}
		return [];
	};

	/** Returns a part of a compound as a word of the query. */
	const partOf = (letters: string, share: number): QueryWord => {
		const meanings = new Map<string, number>();
		for (const stem of [letters, stemOfSpelled(letters, locale)]) add(meanings, stem, WEIGHTS.part);
		addCompounds(meanings, letters, WEIGHTS.part);
		for (const phrase of synonymsIn(locale).get(stemOfSpelled(letters, locale)) ?? []) addSimilar(meanings, phrase);
		if (meanings.size === 0) addBeginnings(meanings, letters);
		return { meanings, share };
	};

	/** Returns possible meanings of an unknown word: a word with an error, a compound, or a known part. */
	const guess = (word: string): readonly QueryWord[] => {
		const letters = spellingOf(word, locale);
		const near = (errors: number, weight: number): readonly QueryWord[] => {
			const forms = errors > maxErrorsIn(word) ? [] : formsNear(tables, word, errors);
			return forms.length > 0 ? [{ meanings: new Map(forms.map(({ stem }) => [stem, weight])), share: 1 }] : [];
		};
		const one = near(1, WEIGHTS.error);
		if (one.length > 0) return one;
		const parts = partsOf(letters);
		if (parts.length > 0) return parts.map((part) => partOf(part, 1));
		const two = near(2, WEIGHTS.twoErrors);
		if (two.length > 0) return two;
		for (let length = Math.min(MAX_LETTERS, letters.length) - 3; length >= LONG_PART; length -= 1)
			for (const part of [letters.slice(0, length), letters.slice(-length)])
				if (isKnown(part)) return [partOf(part, 1)];
		return [{ meanings: new Map(), share: 1, typed: word }];
	};

	return { add, addSimilar, meaningsOf, partsOf, partOf, guess };
}
