// What a question asks an index for: each of its words with all that it may mean, and its phrases.

import { compoundLinks, isStopWord, spellingOf, stemOf, stemOfSpelled, wordsOf } from "@hub/shared-contracts/language/words";
import { LONGEST_QUESTION } from "@hub/shared-contracts/search/search";
import { compoundsWith, knownPartOf, partsOf } from "./compounds.ts";
import type { TextIndex } from "./text-index.ts";
import type { Thesaurus } from "./thesaurus.ts";
import { errorsIn, nearTerms } from "./typos.ts";

/** Most words of a question that are looked for; the longest questions of visitors have fewer. */
const MOST_WORDS = 12;

/** Most meanings of one word that are looked for. */
const MOST_MEANINGS = 60;

/** The fewest letters of a part of a word that texts write as two, and the longest word that may be one. */
const SHORTEST_PARTED = 3;
const LONGEST_PARTED = 40;

/** Most words of a question that are looked at for errors, which costs the most. */
const MOST_CORRECTED = 4;

/** A shorter word is the beginning of too many others. */
const SHORTEST_BEGINNING = 4;

/** How much a meaning counts in comparison with the word itself. */
const COUNTS = { joined: 0.9, synonym: 0.6, head: 0.6, compound: 0.5, part: 0.7, begun: 0.5, error: 0.7, twoErrors: 0.45 };

/** How much of a question the parts of a compound are that is there as a whole: they only help to tell texts apart. */
const OPTIONAL = 0.35;

/** What a word may mean: terms that stand side by side, most often one, and how much they count, at most 1. */
export interface Meaning {
	readonly terms: readonly number[];
	readonly counts: number;
}

/** A word of a question. */
export interface SoughtWord {
	/** As it was typed; undefined for a part of one. */
	readonly typed?: string;
	/** None: no text has anything like it. */
	readonly meanings: readonly Meaning[];
	/** How much of the question it is: 1, or less for what only helps. */
	readonly share: number;
}

/** A question to an index. */
export interface SoughtText {
	readonly words: readonly SoughtWord[];
	/** Terms that have to stand side by side. Undefined where a phrase has a word that no text has: nothing can fit. */
	readonly phrases: readonly (readonly number[])[] | undefined;
	/** Whether the phrases have to stand in the title: a question of words that stand everywhere says nothing else. */
	readonly titleOnly: boolean;
}

/** How a question is read. */
export interface QuestionOptions {
	/** Words that mean the same. Default none. */
	readonly thesaurus?: Thesaurus;
	/** Whether its last word may have been typed in part. Default false. */
	readonly unfinished?: boolean;
}

/** Reads a question. What it asks for may be nothing. */
export function readQuestion(typed: string, index: TextIndex, { thesaurus, unfinished = false }: QuestionOptions = {}): SoughtText {
	const { locale } = index;
	const question = typed.slice(0, LONGEST_QUESTION);
	const all = wordsOf(question)
		.map(({ text }) => text)
		.slice(0, MOST_WORDS);
	const telling = all.filter((word) => !isStopWord(word, locale));
	if (telling.length === 0 && !unfinished) {
		const sequence = sequenceOf(all, index);
		const words = (sequence ?? []).map((term) => ({ meanings: [{ terms: [term], counts: 1 }], share: 1 }));
		return { words, phrases: sequence && [sequence], titleOnly: true };
	}
	const chosen = telling.length > 0 ? telling : all;
	const synonyms = synonymsOf(chosen, index, thesaurus);
	let unknownWords = 0;
	const words = [...new Map(chosen.map((word) => [stemOf(word, locale), word])).values()].flatMap((word) => {
		const isLast = unfinished && word === all.at(-1);
		const known = meaningsOf(word, all, index, isLast);
		for (const phrase of synonyms.get(word) ?? []) known.set(phrase.join(" "), { terms: phrase, counts: COUNTS.synonym });
		if (known.size > 0) {
			const parts = known.size > 4 ? undefined : partsOf(word, index);
			const further = (parts ?? []).map((part) => partOf(part, index, OPTIONAL));
			return [{ typed: word, meanings: most(known, index), share: 1 }, ...further];
		}
		unknownWords += 1;
		const guessed = unknownWords > MOST_CORRECTED ? undefined : guess(word, index);
		return guessed ?? [{ typed: word, meanings: [], share: 1 }];
	});
	return { words, phrases: phrasesOf(question, index), titleOnly: false };
}

type Meanings = Map<string, Meaning>;

function add(meanings: Meanings, term: string, counts: number, { dictionary }: TextIndex): void {
	const id = dictionary.idOf(term);
	if (id !== undefined && (meanings.get(String(id))?.counts ?? 0) < counts) meanings.set(String(id), { terms: [id], counts });
}

/** What a word may mean as it is written. */
function meaningsOf(word: string, all: readonly string[], index: TextIndex, isLast: boolean): Meanings {
	const { locale } = index;
	const meanings: Meanings = new Map();
	add(meanings, stemOf(word, locale), 1, index);
	for (const joined of joinedWith(word, all)) add(meanings, stemOf(joined, locale), COUNTS.joined, index);
	for (const { term, isHead } of compoundsWith(word, index)) add(meanings, term, isHead ? COUNTS.head : COUNTS.compound, index);
	const letters = spellingOf(word, locale);
	const isWritten = index.dictionary.formsOf(stemOf(word, locale)).includes(letters);
	if (isLast || (!isWritten && letters.length >= SHORTEST_BEGINNING))
		for (const term of index.dictionary.beginningWith(letters)) add(meanings, term, COUNTS.begun, index);
	// Where compounds are written as one word, one that texts write is not written as two elsewhere.
	if (!isWritten || compoundLinks(locale).length === 1)
		for (const parted of partedIn(word, index)) meanings.set(parted.join(" "), { terms: parted, counts: COUNTS.joined });
	return meanings;
}

/** What a word may mean that no text has: another with an error in it, a compound of other words, or something near. */
function guess(word: string, index: TextIndex): readonly SoughtWord[] | undefined {
	const errors = errorsIn(word);
	const near = (distance: number): readonly SoughtWord[] | undefined => {
		if (errors < distance) return undefined;
		const counts = distance === 1 ? COUNTS.error : COUNTS.twoErrors;
		const found = [...nearTerms(word, distance, index)].map((term) => [String(term), { terms: [term], counts }] as const);
		return found.length > 0 ? [{ meanings: most(new Map(found), index), share: 1 }] : undefined;
	};
	const asCompound = () => partsOf(word, index)?.map((part) => partOf(part, index, 1));
	const asPart = () => knownPartOf(word, index)?.map((part) => ({ ...partOf(part, index, 1), share: 1 }));
	return near(1) ?? asCompound() ?? near(2) ?? asPart();
}

/** A part of a compound as a word of its own. */
function partOf(part: string, index: TextIndex, share: number): SoughtWord {
	const meanings: Meanings = new Map();
	for (const term of [part, stemOf(part, index.locale)]) add(meanings, term, COUNTS.part, index);
	for (const { term } of compoundsWith(part, index)) add(meanings, term, COUNTS.compound * COUNTS.part, index);
	if (meanings.size === 0) for (const term of index.dictionary.beginningWith(part)) add(meanings, term, COUNTS.begun, index);
	return { meanings: most(meanings, index), share };
}

/** Other phrases for words of a question, by the word. */
function synonymsOf(
	words: readonly string[],
	index: TextIndex,
	thesaurus: Thesaurus | undefined,
): ReadonlyMap<string, readonly (readonly number[])[]> {
	const found = new Map<string, (readonly number[])[]>();
	const stems = words.map((word) => stemOf(word, index.locale));
	for (let place = 0; thesaurus && place < words.length; place += 1) {
		const { length, others } = thesaurus.othersAt(stems, place) ?? { length: 1, others: [] };
		const phrases = others.flatMap((other) => {
			const terms = other.map((stem) => index.dictionary.idOf(stem));
			return terms.every((term) => term !== undefined) ? [terms] : [];
		});
		for (const word of words.slice(place, place + length)) found.set(word, [...(found.get(word) ?? []), ...phrases]);
		place += length - 1;
	}
	return found;
}

/** A word together with the ones beside it: `Daten Raum` is a `Datenraum`, `Catena X` is `Catena-X`. */
function joinedWith(word: string, all: readonly string[]): readonly string[] {
	return all.flatMap((other, at) => {
		const next = all[at + 1];
		return next !== undefined && (other === word || next === word) ? [other + next] : [];
	});
}

/** A word as two that texts write side by side: a `dataset` is a `data set`. */
function partedIn(word: string, index: TextIndex): readonly (readonly number[])[] {
	const { dictionary, locale } = index;
	const letters = spellingOf(word, locale);
	if (letters.length > LONGEST_PARTED) return [];
	const found: (readonly number[])[] = [];
	for (let at = SHORTEST_PARTED; at <= letters.length - SHORTEST_PARTED; at += 1) {
		const first = dictionary.idOf(stemOfSpelled(letters.slice(0, at), locale));
		const second = first === undefined ? undefined : dictionary.idOf(stemOfSpelled(letters.slice(at), locale));
		if (first !== undefined && second !== undefined && index.stand([first, second])) found.push([first, second]);
	}
	return found;
}

/** The meanings that count most, of those that count the same the ones in most texts. */
function most(meanings: ReadonlyMap<string, Meaning>, index: TextIndex): readonly Meaning[] {
	const all = [...meanings.values()];
	if (all.length <= MOST_MEANINGS) return all;
	const spread = ({ terms: [first = -1] }: Meaning) => index.postings(first)?.length ?? 0;
	return all.toSorted((one, other) => other.counts - one.counts || spread(other) - spread(one)).slice(0, MOST_MEANINGS);
}

/** What stands in quotes. */
const QUOTED = /["“„«»‟]([^"“”„«»‟]{2,})["“”«»‟]/gu;

function phrasesOf(question: string, index: TextIndex): SoughtText["phrases"] {
	const phrases: (readonly number[])[] = [];
	for (const [, quoted = ""] of question.matchAll(QUOTED)) {
		const words = wordsOf(quoted).map(({ text }) => text);
		if (words.length === 0) continue;
		const phrase = sequenceOf(words, index);
		if (!phrase) return undefined;
		phrases.push(phrase);
	}
	return phrases;
}

/** Words as terms; undefined where no text has one of them. */
function sequenceOf(words: readonly string[], { dictionary, locale }: TextIndex): readonly number[] | undefined {
	const terms = words.map((word) => dictionary.idOf(stemOf(word, locale)));
	return terms.every((term) => term !== undefined) ? terms : undefined;
}
