// Compounds and their parts, by the terms that an index has: `Datenraum` is a part of `Datenraumanbieter`, because there is an `Anbieter`.

import { compoundLinks, spellingOf, stemOf, stemOfSpelled } from "@hub/shared-contracts/language/words";
import { lettersOf, type TextIndex } from "./text-index.ts";

/** Shorter words are parts of too many others by chance. */
const SHORTEST_PART = 4;

/** A longer word is no word; to take it apart would cost too much. */
const LONGEST_WORD = 40;

/** A shorter word says little of a compound whose rest is not known. */
const LONG_PART = 6;

/** So many letters that a word begins with say which one is meant. */
const LONG_BEGINNING = 7;

/** Parts of a compound in a compound. */
const DEEPEST = 3;

type Known = Pick<TextIndex, "dictionary" | "locale">;

/** A compound that a word is a part of. */
export interface Compound {
	readonly term: string;
	/** Whether the word is the last part, which says what the whole is. */
	readonly isHead: boolean;
}

/** The compounds that a word is a part of. */
export function compoundsWith(word: string, index: Known): readonly Compound[] {
	const found = new Map<string, Compound>();
	const own = stemOf(word, index.locale);
	for (const letters of lettersOf(word, index.locale)) {
		if (letters.length < SHORTEST_PART || letters.length > LONGEST_WORD) continue;
		for (const term of index.dictionary.containing(letters)) {
			const at = term.indexOf(letters);
			if (term === own || found.has(term)) continue;
			const [before, after] = [term.slice(0, at), term.slice(at + letters.length)];
			const isHead = after === "" || isEnding(after, index);
			if (!isBefore(before, index) && !(isHead && isLongHead(letters, before, index))) continue;
			if (isHead || isAfter(after, index)) found.set(term, { term, isHead });
		}
	}
	for (const term of endingWith(word, index)) if (term !== own && !found.has(term)) found.set(term, { term, isHead: true });
	return [...found.values()];
}

/** Compounds whose last part is a word that is short without its ending: `Geber` ends the `Datengeber`, whose stem ends with `geb`. */
function endingWith(word: string, index: Known): readonly string[] {
	const letters = spellingOf(word, index.locale);
	const stem = stemOf(word, index.locale);
	if (letters.length < SHORTEST_PART || stem.length >= SHORTEST_PART) return [];
	return index.dictionary.endingWith(stem).filter((term) => {
		const before = term.slice(0, term.length - stem.length);
		return before !== "" && isBefore(before, index) && index.dictionary.formsOf(term).includes(before + letters);
	});
}

/** The words that a compound is made of, the fewest that there are; undefined where it is none. */
export function partsOf(word: string, index: Known): readonly string[] | undefined {
	let best: readonly string[] | undefined;
	for (const letters of lettersOf(word, index.locale)) {
		if (letters.length > LONGEST_WORD) continue;
		const parts = split(letters, index, DEEPEST);
		if (parts && (!best || parts.length < best.length)) best = parts;
	}
	return best;
}

/** The longest part of a word that is known, at its beginning or its end, where the rest is not. */
export function knownPartOf(word: string, index: Known): readonly string[] | undefined {
	const letters = spellingOf(word, index.locale);
	if (letters.length > LONGEST_WORD) return undefined;
	for (let length = letters.length - 3; length >= LONG_PART; length -= 1) {
		const first = withoutLink(letters.slice(0, length), index);
		if (first !== undefined && first.length >= LONG_PART) return [first];
		const last = letters.slice(-length);
		if (isKnown(last, index)) return [last];
	}
	return undefined;
}

/** The parts of which the first is as long as can be. */
function split(letters: string, index: Known, depth: number): readonly string[] | undefined {
	if (depth === 0) return undefined;
	for (let at = letters.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
		const first = withoutLink(letters.slice(0, at), index);
		if (first === undefined) continue;
		const rest = letters.slice(at);
		if (isKnown(rest, index) || (rest.length >= LONG_BEGINNING && dictionaryBegins(rest, index))) return [first, rest];
		const further = split(rest, index, depth - 1);
		if (further) return [first, ...further];
	}
	return undefined;
}

function isKnown(letters: string, { dictionary, locale }: Known): boolean {
	return dictionary.idOf(letters) !== undefined || dictionary.idOf(stemOfSpelled(letters, locale)) !== undefined;
}

function dictionaryBegins(letters: string, { dictionary }: Known): boolean {
	return dictionary.beginningWith(letters).length > 0;
}

/** A word before another in a compound, without what links them; undefined where it is none. */
function withoutLink(letters: string, index: Known): string | undefined {
	for (const link of compoundLinks(index.locale)) {
		const part = letters.slice(0, letters.length - link.length);
		if (letters.endsWith(link) && part.length >= 3 && isKnown(part, index)) return part;
	}
	return undefined;
}

function isBefore(letters: string, index: Known): boolean {
	return letters === "" || withoutLink(letters, index) !== undefined || split(letters, index, 2) !== undefined;
}

/** True if the end of a compound is long enough to be its last part, although no text has the rest as a word. */
function isLongHead(letters: string, before: string, { locale }: Known): boolean {
	const writesAsOneWord = compoundLinks(locale).length > 1;
	return writesAsOneWord && letters.length >= LONG_PART && before.length >= SHORTEST_PART;
}

function isAfter(letters: string, index: Known): boolean {
	return compoundLinks(index.locale).some((link) => {
		const part = letters.slice(link.length);
		return letters.startsWith(link) && part.length >= 3 && (isKnown(part, index) || split(part, index, 2) !== undefined);
	});
}

/** What a stem may still have of its word's ending. */
function isEnding(letters: string, { locale }: Known): boolean {
	return compoundLinks(locale).includes(letters);
}
