// How much of a question stands together in one passage of a text: a short passage with all of its words is likely to answer it, words
// that are scattered over a page are not.

import { breakOf, type Terms } from "./text-index.ts";

/** A word of a question, as terms, and how much it says. */
export interface WeighedWord {
	readonly terms: readonly number[];
	readonly weight: number;
}

/** More words are not told apart: each has a bit of a number. */
const MOST_WORDS = 30;

/** A passage of so many words counts half as much as one of a few: it has words by chance. */
const LONG = 60;

/** Which words a term stands for, by its number; reused for the next question, and empty between two. */
let words = new Uint32Array();

/**
 * Weighs texts by the passage of each that has most of some words; one word alone stands nowhere closer than elsewhere.
 * @param terms how many terms there are
 * @returns from 0 to 1 for each text
 */
export function closenessOf(asked: readonly WeighedWord[], terms: number, texts: readonly Terms[]): readonly number[] {
	const weighed = asked.slice(0, MOST_WORDS);
	const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
	if (weighed.length < 2 || whole === 0) return texts.map(() => 0);
	if (words.length < terms) words = new Uint32Array(Math.ceil(terms * 1.25));
	for (const [at, word] of weighed.entries()) for (const term of word.terms) words[term] = (words[term] ?? 0) | (1 << at);
	const weightOf = (mask: number): number => weighed.reduce((sum, { weight }, at) => (mask & (1 << at) ? sum + weight : sum), 0);
	const close = texts.map((text) => {
		const end = breakOf(text);
		let most = 0;
		let mask = 0;
		let length = 0;
		// Not `for … of`: of a typed array that costs several times as much.
		for (let at = 0; at < text.length; at += 1) {
			const term = text[at] ?? end;
			if (term !== end) {
				mask |= words[term] ?? 0;
				length += 1;
				continue;
			}
			if (mask !== 0) most = Math.max(most, (weightOf(mask) * LONG) / (LONG + length));
			mask = 0;
			length = 0;
		}
		return most / whole;
	});
	for (const word of weighed) for (const term of word.terms) words[term] = 0;
	return close;
}
