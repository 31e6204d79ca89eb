// Finds a phrase in a passage across its markup, and replaces it.

import { capitalized, lettersOf } from "@hub/shared-contracts/language/letters";
import type { Stretch } from "../../../src/prose/other-words.ts";

export interface Phrase {
	/** As typed. A space matches any white space, and an umlaut both of its Unicode forms. */
	readonly find: string;
	/** True to ignore matches that letters or digits surround. */
	readonly wholeWords: boolean;
	/** True to distinguish upper and lower case. */
	readonly matchCase: boolean;
}

/** Range in a passage, in UTF-16 code units; `end` is exclusive. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** A replacement for a range of a passage. */
export interface Edit extends Range {
	readonly replacement: string;
}

const WITHIN_WORD = "[\\p{L}\\p{M}\\p{N}_\\u00AD]";

/** Returns the regular expression of a phrase. */
export function patternOf({ find, wholeWords, matchCase }: Phrase): RegExp {
	const parts = find.split(/\s+/u).map((words) =>
		lettersOf(words)
			.map((forms) => `(?:${forms.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})`)
			// Long words may contain soft hyphens.
			.join("\\u00AD?"),
	);
	// A letter followed by a combining mark is a different letter.
	const source = `${parts.join("\\s+")}(?!\\p{M})`;
	return new RegExp(wholeWords ? `(?<!${WITHIN_WORD})${source}(?!${WITHIN_WORD})` : source, matchCase ? "gu" : "giu");
}

/** Returns the ranges of a phrase in a text, in order and without overlaps. */
export function rangesOf(text: string, pattern: RegExp): readonly Range[] {
	return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/**
 * Extends ranges to be removed by the space that would be left over: one of two, or one before the end or a full stop.
 * @param ranges in order
 */
export function withBlanks(text: string, ranges: readonly Range[]): readonly Range[] {
	let taken = 0;
	return ranges.map(({ start, end }) => {
		const before = /\s*$/u.exec(text.slice(taken, start))?.[0].length ?? 0;
		const after = /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
		const isFirst = start - before === 0;
		const isLast = /^(?:[.,;:!?)\]]|$)/u.test(text.slice(end + after));
		const range =
			after > 0 && (before > 0 || isFirst)
				? { start, end: end + after }
				: { start: before > 0 && isLast ? start - before : start, end };
		taken = range.end;
		return range;
	});
}

/**
 * End of a text after which a new sentence begins: the beginning, a line break, or a full stop, followed only by
 * opening marks.
 */
const SENTENCE_END = /(?:^|\n|[.!?…]["'»“”’)\]]*\s)[\s"'«»„“‚‘([–—•-]*$/u;

/** Abbreviations whose dot does not end a sentence: “z. B.”, “e.g.”, “3. Mai”, “Dr.”. */
const ABBREVIATION =
	/(?:^|[\s.(])(?:\p{L}|\p{N}{1,2}|bzw|ca|dr|evtl|ggf|inkl|max|min|mrs?|ms|no|nr|prof|st|vgl|vs)\.[\s"'«»„“‚‘([–—•-]*$/iu;

/**
 * True if words have a capital letter because a sentence, a title or a line begins with them.
 * @param before the passage in front of them
 */
export function beginsSentence(before: string, words: string): boolean {
	return /^[^\p{L}\p{N}]*\p{Lu}/u.test(words) && SENTENCE_END.test(before) && !ABBREVIATION.test(before);
}

/**
 * Returns the edits that replace a phrase. An empty replacement removes the phrase with its space. Capital letters at
 * the beginning of sentences, titles and lines are kept.
 * @param ranges in order
 */
export function editsOf(text: string, ranges: readonly Range[], replacement: string): readonly Edit[] {
	const wordsAt = ({ start, end }: Range) => text.slice(start, end);
	if (replacement !== "")
		return ranges.map((range) => ({
			...range,
			replacement: beginsSentence(text.slice(0, range.start), wordsAt(range)) ? capitalized(replacement) : replacement,
		}));
	const edits: Edit[] = [];
	for (const [at, range] of withBlanks(text, ranges).entries()) {
		edits.push({ ...range, replacement });
		const [next] = /^\p{Ll}\p{M}*/u.exec(text.slice(range.end)) ?? [];
		const capital = capitalized(text.slice(range.end)).slice(0, next?.length);
		const isFree = next !== undefined && range.end < (ranges[at + 1]?.start ?? text.length);
		if (isFree && beginsSentence(text.slice(0, range.start), wordsAt(ranges[at] ?? range)))
			edits.push({ start: range.end, end: range.end + next.length, replacement: capital });
	}
	return edits;
}

/**
 * Returns the texts of a passage's stretches after edits. A replacement gets the format of the phrase's beginning. If a
 * link would lose all of its text, the replacement goes into the link.
 * @param edits in order
 */
export function withReplaced(passage: readonly Stretch[], edits: readonly Edit[]): readonly string[] {
	let from = 0;
	const stretches = passage.map(({ text, link }) => {
		const start = from;
		from += text.length;
		return { text, link, start, end: from };
	});
	/** The stretch that receives each replacement. */
	const receivers = edits.map((range) => {
		const touched = stretches.filter(({ start, end }) => start < range.end && range.start < end);
		const lost = touched.find(
			({ link }) =>
				link !== undefined &&
				stretches
					.filter((one) => one.link === link)
					.every(({ start, end }) => range.start <= start && end <= range.end),
		);
		return lost ?? touched[0];
	});
	return stretches.map((stretch) => {
		const { text, start, end } = stretch;
		let result = "";
		let at = start;
		for (const [index, range] of edits.entries()) {
			if (range.end <= start || end <= range.start) continue;
			result += text.slice(at - start, Math.max(range.start, start) - start);
			if (receivers[index] === stretch) result += range.replacement;
			at = Math.min(range.end, end);
		}
		return result + text.slice(at - start);
	});
}
