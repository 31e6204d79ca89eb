// An inverted index of the texts of one language, changed in place: to put a text in costs by its length.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { spellingOf, stemOf, type Word, wordsOf } from "@hub/shared-contracts/language/words";
import { createDictionary, type Dictionary } from "./dictionary.ts";
import { type Postings, putPosting, removePosting, textOf } from "./postings.ts";

/** The fields of a text, each in passages. */
export type TextFields = Readonly<Record<FieldName, readonly string[]>>;

type FieldName = keyof typeof FIELDS;

/**
 * How much a word counts in a field, how many words such a field has as a rule, and how much less one counts in a longer one (BM25F:
 * Robertson and Zaragoza, “The Probabilistic Relevance Framework”, 2009). The lengths are fixed, so that a new text changes no other's weight.
 */
const FIELDS = {
	title: { weight: 5, length: 6, byLength: 0.4 },
	names: { weight: 4, length: 4, byLength: 0.2 },
	summary: { weight: 2, length: 25, byLength: 0.4 },
	tags: { weight: 2, length: 6, byLength: 0.3 },
	body: { weight: 1, length: 400, byLength: 0.6 },
} as const;

/** The order in which fields stand in a text's terms. */
const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** Stands between passages in a text's terms; no term has this number, nor the half of its bits that is left of it in a smaller array. */
const BREAK = 0xffffffff;
const SMALL_BREAK = 0xffff;

/** What stands between the parts of a compound that is written with a hyphen. */
const HYPHEN = /^[-‐‑]$/u;

/** An index. Texts are named by numbers of the caller's, which are small, for they are places in arrays. */
export interface TextIndex {
	readonly locale: Locale;
	readonly dictionary: Dictionary;
	/** How many texts there are. */
	readonly size: number;
	/** One more than the highest number of a text. */
	readonly end: number;
	put(text: number, fields: TextFields): void;
	remove(text: number): void;
	/** Undefined where no text has the term. */
	postings(term: number): Postings | undefined;
	/** The texts of that term which the fewest have; undefined where there is a term that none has. */
	rarest(terms: readonly number[]): Postings | undefined;
	/** Whether terms stand side by side in any text, in this order. */
	stand(terms: readonly number[]): boolean;
	/** The same in one text. */
	hasSequence(text: number, terms: readonly number[]): boolean;
	/** The same within its title. */
	titleHas(text: number, terms: readonly number[]): boolean;
	/** The terms of a text's title. */
	titleOf(text: number): Terms;
	/** All of its terms, with a break after each passage. */
	termsOf(text: number): Terms;
}

/** The numbers of terms, in two bytes each while all of them fit. */
export type Terms = Uint16Array | Uint32Array;

interface IndexedText {
	/** Of all fields in their order, with a break after each passage. */
	readonly terms: Terms;
	/** Compounds that are written with hyphens, as one term each. */
	readonly compounds: readonly number[];
	readonly titleLength: number;
}

const NO_COMPOUNDS: readonly number[] = [];

export function createTextIndex(locale: Locale): TextIndex {
	const dictionary = createDictionary();
	const postings: (Postings | undefined)[] = [];
	const texts: (IndexedText | undefined)[] = [];
	let size = 0;

	const termOf = (written: string): number =>
		dictionary.add(stemOf(written, locale), { written, spelled: spellingOf(written, locale) });

	const take = (text: number): void => {
		const indexed = texts[text];
		if (!indexed) return;
		for (const term of new Set([...indexed.terms, ...indexed.compounds])) {
			const list = postings[term];
			if (!list) continue;
			removePosting(list, text);
			if (list.length > 0) continue;
			postings[term] = undefined;
			dictionary.drop(term);
		}
		texts[text] = undefined;
		size -= 1;
	};

	const titleOf = (text: number): Terms => {
		const indexed = texts[text];
		return indexed ? indexed.terms.subarray(0, indexed.titleLength) : new Uint16Array();
	};

	/** Where in a sequence the term stands that the fewest texts have. */
	const rarestPlace = (terms: readonly number[]): number => {
		const spread = (place: number) => postings[terms[place] ?? -1]?.length ?? 0;
		let rarest = 0;
		for (let place = 1; place < terms.length; place += 1) if (spread(place) < spread(rarest)) rarest = place;
		return rarest;
	};

	const rarest = (terms: readonly number[]): Postings | undefined => postings[terms[rarestPlace(terms)] ?? -1];

	const stands = (terms: Terms | undefined, sequence: readonly number[]) => hasSequence(terms, sequence, rarestPlace(sequence));

	return {
		locale,
		dictionary,
		get size() {
			return size;
		},
		get end() {
			return texts.length;
		},
		put(text, fields) {
			take(text);
			const terms: number[] = [];
			const compounds: number[] = [];
			const weights = new Map<number, number>();
			let titleLength = 0;
			for (const name of FIELD_NAMES) {
				const counts = new Map<number, number>();
				const count = (term: number) => counts.set(term, (counts.get(term) ?? 0) + 1);
				let length = 0;
				for (const passage of fields[name]) {
					const found = wordsOf(passage);
					for (const { text: word } of found) {
						const term = termOf(word);
						terms.push(term);
						count(term);
					}
					for (const compound of hyphenated(passage, found)) {
						const term = termOf(compound);
						compounds.push(term);
						count(term);
					}
					terms.push(BREAK);
					length += found.length;
				}
				if (name === "title") titleLength = Math.max(0, terms.length - 1);
				const { weight, length: usual, byLength } = FIELDS[name];
				const scale = weight / (1 - byLength + byLength * (length / usual));
				for (const [term, times] of counts) weights.set(term, (weights.get(term) ?? 0) + times * scale);
			}
			for (const [term, weight] of weights) postings[term] = putPosting(postings[term], text, weight);
			while (texts.length < text) texts.push(undefined);
			texts[text] = { terms: packed(terms), compounds: compounds.length > 0 ? compounds : NO_COMPOUNDS, titleLength };
			size += 1;
		},
		remove: take,
		postings: (term) => postings[term],
		rarest,
		stand: (sequence) => rarest(sequence)?.some((posting) => stands(texts[textOf(posting)]?.terms, sequence)) ?? false,
		hasSequence: (text, sequence) => stands(texts[text]?.terms, sequence),
		titleHas: (text, sequence) => stands(titleOf(text), sequence),
		titleOf,
		termsOf: (text) => texts[text]?.terms ?? new Uint16Array(),
	};
}

/** What stands in the place of a term after each passage. */
export function breakOf(terms: Terms): number {
	return terms instanceof Uint16Array ? SMALL_BREAK : BREAK;
}

function packed(terms: readonly number[]): Terms {
	return terms.every((term) => term < SMALL_BREAK || term === BREAK) ? Uint16Array.from(terms) : Uint32Array.from(terms);
}

/** @param place the one in the sequence that is looked for first: the rarest saves the most */
function hasSequence(terms: Terms | undefined, sequence: readonly number[], place: number): boolean {
	const sought = sequence[place];
	if (!terms || sought === undefined) return false;
	for (let at = terms.indexOf(sought); at >= 0; at = terms.indexOf(sought, at + 1))
		if (sequence.every((term, step) => terms[at - place + step] === term)) return true;
	return false;
}

/** Words that hyphens join, as one: `Catena-X` as `CatenaX`. */
function hyphenated(passage: string, found: readonly Word[]): readonly string[] {
	const compounds: string[] = [];
	let joined = "";
	for (const [at, word] of found.entries()) {
		const before = found[at - 1];
		const goesOn = before !== undefined && HYPHEN.test(passage.slice(before.end, word.start));
		if (!goesOn && joined) compounds.push(joined);
		joined = goesOn ? (joined || (before?.text ?? "")) + word.text : "";
	}
	return joined ? [...compounds, joined] : compounds;
}

/** A word and the letters that it may be a part of others by: as it is spelled, and its stem. */
export function lettersOf(word: string, locale: Locale): ReadonlySet<string> {
	return new Set([spellingOf(word, locale), stemOf(word, locale)]);
}
