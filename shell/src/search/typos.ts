// Words that differ from one by a typing error: a letter too many, too few, another, or two in the wrong order.

import { foldedLetters, spellingOf } from "@hub/shared-contracts/language/words";
import type { TextIndex } from "./text-index.ts";

/** From this length on a word may have one error, and from the next on two. */
const LONG_ENOUGH = 5;
const LONG_ENOUGH_FOR_TWO = 9;

/** A longer word is no word. */
const LONGEST_WORD = 40;

/** How many errors a word may have. */
export function errorsIn(word: string): number {
	const { length } = foldedLetters(word);
	if (length < LONG_ENOUGH || length > LONGEST_WORD || /\p{N}/u.test(word)) return 0;
	return length < LONG_ENOUGH_FOR_TWO ? 1 : 2;
}

/** The terms whose forms lie a number of errors away from a word. */
export function nearTerms(
	word: string,
	errors: number,
	{ dictionary, locale }: Pick<TextIndex, "dictionary" | "locale">,
): ReadonlySet<number> {
	const near = new Set<number>();
	// Two letters in the wrong order may look like an umlaut.
	for (const letters of new Set([spellingOf(word, locale), foldedLetters(word)]))
		for (let length = letters.length - errors; length <= letters.length + errors; length += 1)
			for (const [form, term] of dictionary.formsOfLength(length))
				if (errorsBetween(letters, form, errors) !== undefined) near.add(term);
	return near;
}

/** The errors between two words (optimal string alignment); undefined where there are more than `most`. */
function errorsBetween(one: string, other: string, most: number): number | undefined {
	if (Math.abs(one.length - other.length) > most) return undefined;
	let start = 0;
	while (start < one.length && start < other.length && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
	let [end, otherEnd] = [one.length, other.length];
	while (end > start && otherEnd > start && one.charCodeAt(end - 1) === other.charCodeAt(otherEnd - 1)) {
		end -= 1;
		otherEnd -= 1;
	}
	const [a, b] = [one.slice(start, end), other.slice(start, otherEnd)];
	if (a.length === 0 || b.length === 0) return a.length + b.length <= most ? a.length + b.length : undefined;
	if (most === 1 && (a.length > 2 || b.length > 2)) return undefined;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let row = 1; row <= a.length; row += 1) {
		const now = [row];
		let least = row;
		for (let column = 1; column <= b.length; column += 1) {
			const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1;
			let cost = Math.min((now[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + same);
			const swapped =
				row > 1 &&
				column > 1 &&
				a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
				a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
			if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
			now.push(cost);
			least = Math.min(least, cost);
		}
		if (least > most) return undefined;
		beforeLast = last;
		last = now;
	}
	const errors = last[b.length] ?? most + 1;
	return errors <= most ? errors : undefined;
}
