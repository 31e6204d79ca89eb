// A phrase in a passage: where it stands, whatever marks lie across it, and the passage with another one in its place.

import { capitalized, lettersOf } from "@hub/shared-contracts/language/letters";
import type { Stretch } from "../../../src/prose/other-words.ts";

/** What is looked for. */
export interface Phrase {
	/** As it is typed: a blank stands for any white space, and an umlaut for both ways in which it may be stored. */
	readonly find: string;
	/** Whether letters and digits around it make it another word. */
	readonly wholeWords: boolean;
	/** Whether capital letters are distinguished from small ones. */
	readonly matchCase: boolean;
}

/** A part of a passage, in UTF-16 code units; the end is not part of it. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** Other words for a part of a passage. */
export interface Edit extends Range {
	readonly replacement: string;
}

const WITHIN_WORD = "[\\p{L}\\p{M}\\p{N}_\\u00AD]";

/** The pattern that finds a phrase. */
export function patternOf({ find, wholeWords, matchCase }: Phrase): RegExp {
	const parts = find.split(/\s+/u).map((words) =>
		lettersOf(words)
			.map((forms) => `(?:${forms.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})`)
			// Long words may carry soft hyphens.
			.join("\\u00AD?"),
	);
	// A letter that goes on with a mark is another letter.
	const source = `${parts.join("\\s+")}(?!\\p{M})`;
	return new RegExp(wholeWords ? `(?<!${WITHIN_WORD})${source}(?!${WITHIN_WORD})` : source, matchCase ? "gu" : "giu");
}

/** Where a phrase stands in a text, from the first to the last; places do not overlap. */
export function rangesOf(text: string, pattern: RegExp): readonly Range[] {
	return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/**
 * The ranges of words that are taken out, each with the blank that would be left over: one of two, and one before the end or a full stop.
 * @param ranges in their order
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

/** The end of a text after which a sentence begins: nothing, a line break, or a closing mark; then opening marks alone. */
const SENTENCE_END = /(?:^|\n|[.!?…]["'»“”’)\]]*\s)[\s"'«»„“‚‘([–—•-]*$/u;

/** Dots that end no sentence: “z. B.”, “e.g.”, “3. Mai”, “Dr.”. */
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
 * The edits that replace a phrase; an empty replacement takes the words out with their blank. A sentence, a title or a line that began with
 * a capital letter still does.
 * @param ranges in their order
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
 * The stretches of a passage with other words in some ranges. They look as the first of the words did; where a link would lose all of its
 * words, they become the link's.
 * @param edits in their order
 */
export function withReplaced(passage: readonly Stretch[], edits: readonly Edit[]): readonly string[] {
	let from = 0;
	const stretches = passage.map(({ text, link }) => {
		const start = from;
		from += text.length;
		return { text, link, start, end: from };
	});
	/** What stays of each stretch, and where the words are put: a replacement by the stretch that takes it. */
	const takers = edits.map((range) => {
		const touched = stretches.filter(({ start, end }) => start < range.end && range.start < end);
		const lost = touched.find(
			({ link }) =>
				link !== undefined &&
				stretches.filter((one) => one.link === link).every(({ start, end }) => range.start <= start && end <= range.end),
		);
		return lost ?? touched[0];
	});
	return stretches.map((stretch) => {
		const { text, start, end } = stretch;
		let said = "";
		let at = start;
		for (const [index, range] of edits.entries()) {
			if (range.end <= start || end <= range.start) continue;
			said += text.slice(at - start, Math.max(range.start, start) - start);
			if (takers[index] === stretch) said += range.replacement;
			at = Math.min(range.end, end);
		}
		return said + text.slice(at - start);
	});
}
