// Reads a query: each of its words with all that it may mean, by the words that pages have.

import {
	compoundLinks,
	foldedLetters,
	isStopWord,
	spellingOf,
	stemOf,
	stemOfSpelled,
	wordsOf,
} from "@hub/shared-contracts/language/words";
import { LONGEST_QUESTION } from "@hub/shared-contracts/search/search";
import { errorsBetween } from "./errors-between.ts";
import { type Form, type LanguageIndex, quoted } from "./language-index.server.ts";

/** Meanings of a word: stems, or several side by side with blanks between them, and how much they count in comparison with the word itself. */
export type Meanings = Map<string, number>;

/** A word of a query. */
export interface QueryWord {
	/** The best first. */
	readonly meanings: Meanings;
	/** How much of the query it is: 1, or less for a part of a compound, which only helps to rank pages. */
	readonly share: number;
	/** As typed; undefined for a part of a word. */
	readonly typed?: string;
}

/** A query that has been read. */
export interface ReadQuery {
	readonly words: readonly QueryWord[];
	/** FTS5 expressions that a page has to match: quoted phrases, or a title of words that stand everywhere. */
	readonly required: readonly string[];
}

const WEIGHTS = { joined: 0.9, synonym: 0.6, head: 0.6, inside: 0.5, part: 0.7, beginning: 0.5, error: 0.7, twoErrors: 0.45 };

const MAX_WORDS = 12;

/** Words and parts of words; the ranking has a bit for each. */
const MAX_SOUGHT = 30;

/** Words of a query that are looked at for errors, which costs the most. */
const MAX_CORRECTED = 4;

const MAX_MEANINGS = 60;

/** Longer words are not taken apart. */
const MAX_LETTERS = 40;

/** Shorter words are part of too many others by chance. */
const MIN_PART = 4;

/** From this length on a part of a word shows that it is a compound, where a language has them, whatever else stands in it. */
const LONG_PART = 6;

/** Words with more meanings of their own are not taken apart. */
const FEW_MEANINGS = 4;

/** Words of a phrase that has synonyms, at most. */
const MAX_SYNONYM_WORDS = 4;

const QUOTED = /["“„«»‟]([^"“”„«»‟]{2,})["“”«»‟]/gu;

/** @param isUnfinished true while the visitor types: the last word may be the beginning of one */
export function readQuery(typed: string, index: LanguageIndex, isUnfinished = false): ReadQuery {
	const { locale, stemsOf } = index;
	const query = typed.slice(0, LONGEST_QUESTION);
	const all = wordsOf(query)
		.map(({ text }) => text)
		.slice(0, MAX_WORDS);
	const telling = all.filter((word) => !isStopWord(word, locale));
	if (telling.length === 0 && !isUnfinished) {
		const stems = all.map((word) => stemOf(word, locale));
		return {
			words: stems.map((stem) => ({ meanings: new Map([[stem, 1]]), share: 1 })),
			required: [`title : ${quoted(stems.join(" "))}`],
		};
	}
	const chosen = telling.length > 0 ? telling : all;
	const synonyms = synonymsOf(telling, index);
	const lookUp = createLookUp(index);
	let corrected = 0;
	const words = [...new Map(chosen.map((word) => [stemOf(word, locale), word])).values()].flatMap((word): readonly QueryWord[] => {
		const meanings = lookUp.meaningsOf(word, all, isUnfinished && word === all.at(-1));
		for (const phrase of synonyms.get(word) ?? []) lookUp.add(meanings, phrase, WEIGHTS.synonym);
		if (meanings.size === 0) {
			corrected += 1;
			return corrected > MAX_CORRECTED ? [{ meanings, share: 1, typed: word }] : lookUp.guess(word);
		}
		const parts = meanings.size > FEW_MEANINGS ? [] : (lookUp.partsOf(spellingOf(word, locale)) ?? []);
		return [{ meanings, share: 1, typed: word }, ...parts.map((part) => lookUp.partOf(part, 0.35))];
	});
	return {
		words: words.slice(0, MAX_SOUGHT).map((word) => ({ ...word, meanings: bestOf(word.meanings) })),
		required: [...query.matchAll(QUOTED)].flatMap(([, phrase = ""]) => {
			const stems = stemsOf(phrase);
			return stems === "" ? [] : [quoted(stems)];
		}),
	};
}

/** The query with the nearest words that pages have, where pages lack a word; undefined if there is nothing to correct. */
export function correctedQuery(typed: string, index: LanguageIndex): string | undefined {
	const { locale } = index;
	const query = typed.slice(0, LONGEST_QUESTION);
	const { formsNear } = createLookUp(index);
	let [written, end, corrected, isChanged] = ["", 0, 0, false];
	for (const { text, ...word } of wordsOf(query)) {
		const isSought = !index.has(stemOf(text, locale)) && maxErrorsIn(text) > 0 && corrected < MAX_CORRECTED;
		if (isSought) corrected += 1;
		const [nearest] = isSought ? formsNear(text, 2).toSorted((one, other) => other.pages - one.pages) : [];
		written += query.slice(end, word.start) + (nearest?.written ?? text);
		end = word.end;
		isChanged ||= nearest !== undefined;
	}
	return isChanged ? written + query.slice(end) : undefined;
}

/** Errors that a word may have: short words and numbers are too near to each other. */
function maxErrorsIn(word: string): number {
	const { length } = foldedLetters(word);
	if (length < 5 || length > MAX_LETTERS || /\p{N}/u.test(word)) return 0;
	return length < 9 ? 1 : 2;
}

function bestOf(meanings: Meanings): Meanings {
	const best = [...meanings].sort(([one, weight], [other, otherWeight]) => otherWeight - weight || one.length - other.length);
	return new Map(best.slice(0, MAX_MEANINGS));
}

/** Phrases that mean the same as words of a query, by each of these words; of several that overlap, the longest. */
function synonymsOf(words: readonly string[], { locale, synonymsOf }: LanguageIndex): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, readonly string[]>();
	for (let at = 0; at < words.length; at += 1)
		for (let length = Math.min(MAX_SYNONYM_WORDS, words.length - at); length > 0; length -= 1) {
			const phrase = words.slice(at, at + length);
			const others = synonymsOf(phrase.map((word) => stemOf(word, locale)).join(" "));
			if (others.length === 0) continue;
			for (const word of phrase) found.set(word, [...(found.get(word) ?? []), ...others]);
			at += length - 1;
			break;
		}
	return found;
}

/** Looks words up in the index; what was looked up is cached for one query. */
function createLookUp({ locale, ...index }: LanguageIndex) {
	const links = compoundLinks(locale);
	const writesCompoundsAsOne = links.length > 1;
	const cache = new Map<string, boolean>();

	const has = (stems: string): boolean => {
		const known = cache.get(stems) ?? index.has(stems);
		cache.set(stems, known);
		return known;
	};
	const isKnown = (letters: string): boolean => has(stemOfSpelled(letters, locale)) || has(letters);
	const isWord = (letters: string): boolean => letters.length >= 3 && isKnown(letters);

	const add = (meanings: Meanings, stems: string, weight: number): void => {
		if ((meanings.get(stems) ?? 0) < weight && has(stems)) meanings.set(stems, weight);
	};

	/** True if what stands before and after a part of a word are words as well, or link them. */
	const isBetweenWords = (before: string, after: string): boolean =>
		(before === "" || links.some((link) => before.endsWith(link) && isWord(before.slice(0, before.length - link.length)))) &&
		links.some((link) => after.startsWith(link) && (after === link || isWord(after.slice(link.length))));

	/** True if a part of a word is long enough to be one of a compound, even if no page has the rest as a word; be- and ver- are prefixes. */
	const isLongPart = (part: string, before: string): boolean =>
		writesCompoundsAsOne && part.length >= LONG_PART && (before === "" || before.length >= MIN_PART);

	/** Adds compounds that a word is a part of; those that end with it count more. */
	const addCompounds = (meanings: Meanings, letters: string, weight = 1): void => {
		if (letters.length < MIN_PART || letters.length > MAX_LETTERS) return;
		const stem = stemOfSpelled(letters, locale);
		// A short stem is in too many words, as geb of Geber is: then the word itself has to be there.
		for (const part of new Set(stem.length < MIN_PART ? [letters] : [letters, stem]))
			for (const found of index.formsWith(part)) {
				const whole = part === stem ? found.stem : found.form;
				const at = whole.indexOf(part);
				const [before, after] = [whole.slice(0, at), whole.slice(at + part.length)];
				if (found.stem === stem || at < 0 || !(isLongPart(part, before) || isBetweenWords(before, after))) continue;
				const counts = weight * (links.includes(after) ? WEIGHTS.head : WEIGHTS.inside);
				meanings.set(found.stem, Math.max(meanings.get(found.stem) ?? 0, counts));
			}
	};

	const meaningsOf = (word: string, words: readonly string[], isUnfinished: boolean): Meanings => {
		const meanings: Meanings = new Map();
		const [letters, stem] = [spellingOf(word, locale), stemOf(word, locale)];
		add(meanings, stem, 1);
		// Daten Raum is a Datenraum.
		for (const [at, other] of words.entries()) {
			const before = words[at - 1];
			if (before !== undefined && (other === word || before === word))
				add(meanings, stemOf(before + other, locale), WEIGHTS.joined);
		}
		addCompounds(meanings, letters);
		const isWritten = has(stem) && index.isWritten(letters);
		if (isUnfinished || (!isWritten && letters.length >= 4))
			for (const form of index.formsBeginningWith(letters)) add(meanings, form.stem, WEIGHTS.beginning);
		// A dataset is a data set. Where compounds are one word, one that pages have is not written as two elsewhere.
		if (letters.length <= MAX_LETTERS && (!isWritten || !writesCompoundsAsOne))
			for (let at = 3; at <= letters.length - 3; at += 1) {
				const [first, second] = [stemOfSpelled(letters.slice(0, at), locale), stemOfSpelled(letters.slice(at), locale)];
				if (has(first) && has(second)) add(meanings, `${first} ${second}`, WEIGHTS.joined);
			}
		return meanings;
	};

	/** Known words that a compound is made of, the first as long as possible; undefined if it is none. */
	const partsOf = (letters: string, maxParts = 4): readonly string[] | undefined => {
		if (maxParts === 1 || letters.length > MAX_LETTERS) return undefined;
		for (let at = letters.length - 4; at >= 4; at -= 1) {
			const [before, rest] = [letters.slice(0, at), letters.slice(at)];
			const link = links.find((one) => before.endsWith(one) && isWord(before.slice(0, at - one.length)));
			if (link === undefined) continue;
			const isLast = isKnown(rest) || (rest.length >= 7 && index.formsBeginningWith(rest).length > 0);
			const others = isLast ? [rest] : partsOf(rest, maxParts - 1);
			if (others) return [before.slice(0, at - link.length), ...others];
		}
		return undefined;
	};

	/** A part of a compound as a word of its own. */
	const partOf = (letters: string, share: number): QueryWord => {
		const meanings: Meanings = new Map();
		for (const stem of [letters, stemOfSpelled(letters, locale)]) add(meanings, stem, WEIGHTS.part);
		addCompounds(meanings, letters, WEIGHTS.part);
		if (meanings.size === 0) for (const form of index.formsBeginningWith(letters)) add(meanings, form.stem, WEIGHTS.beginning);
		return { meanings, share };
	};

	/**
	 * Forms with at most so many errors. These cannot change all parts of a word that is cut into one part more; of three the middle one may
	 * move. Two letters may change places between parts.
	 */
	const formsNear = (word: string, errors: number): readonly Form[] => {
		// Two letters in the wrong order may look like an umlaut.
		const found = [...new Set([spellingOf(word, locale), foldedLetters(word)])].flatMap((letters) => {
			const part = Math.floor(letters.length / (errors + 1));
			const parts = [`^${letters.slice(0, part)}`, `${letters.slice(errors * part + (errors > 1 ? 0 : 1))}$`];
			const middle = errors > 1 ? [letters.slice(part, 2 * part)] : [];
			return index.formsWith(...parts, ...middle).filter(({ form }) => errorsBetween(letters, form, errors) <= errors);
		});
		return found.filter(({ stem }) => has(stem));
	};

	/** What a word may mean that no page has: another one with an error in it, a compound, or a part of it that is known. */
	const guess = (word: string): readonly QueryWord[] => {
		const letters = spellingOf(word, locale);
		const errors = maxErrorsIn(word);
		const near = (count: number, weight: number): readonly QueryWord[] | undefined => {
			const forms = errors < count ? [] : formsNear(word, count);
			return forms.length > 0 ? [{ meanings: new Map(forms.map(({ stem }) => [stem, weight])), share: 1 }] : undefined;
		};
		const parts = () => partsOf(letters)?.map((part) => partOf(part, 1));
		return (
			near(1, WEIGHTS.error) ??
			parts() ??
			near(2, WEIGHTS.twoErrors) ?? [knownPartOf(letters) ?? { meanings: new Map(), share: 1, typed: word }]
		);
	};

	/** The longest known beginning or end of a word. */
	const knownPartOf = (letters: string): QueryWord | undefined => {
		for (let length = Math.min(MAX_LETTERS, letters.length) - 3; length >= LONG_PART; length -= 1)
			for (const part of [letters.slice(0, length), letters.slice(-length)]) if (isKnown(part)) return partOf(part, 1);
		return undefined;
	};

	return { add, meaningsOf, partsOf, partOf, formsNear, guess };
}
