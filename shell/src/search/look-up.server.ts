// Looks up words and phrases in the index.

import { foldedLetters, spellingOf } from "@hub/shared-contracts/language/words";
import type { Tables } from "./search-file.server.ts";

/** A row of `form`. */
export interface Form {
	readonly form: string;
	readonly written: string;
	readonly stem: string;
	readonly pages: number;
}

const MAX_FORMS = 500;

/** Quotes a phrase of stems, or a word, as an FTS5 string. Neither contains quotes. */
export function quoted(text: string): string {
	return `"${text}"`;
}

/** Returns ids of pages that match an FTS5 expression, read as one value: thousands of rows would each be an object. */
export function matchingIds({ sql }: Tables, expression: string): readonly number[] {
	return JSON.parse(
		String(sql("select json_group_array(rowid) as ids from word_$ where word_$ match ?").get(expression)?.ids),
	);
}

/** True if a page contains these stems side by side. */
export function hasStems({ sql }: Tables, stems: string): boolean {
	const all = stems.split(" ");
	if (!all.every((stem) => sql("select 1 from form_$ where stem = ? limit 1").get(stem))) return false;
	return all.length === 1 || sql("select 1 from word_$ where word_$ match ? limit 1").get(quoted(stems)) !== undefined;
}

/** True if a page contains a word in this spelling. */
export function hasForm({ sql }: Tables, spelled: string): boolean {
	return sql("select 1 from form_$ where form = ?").get(spelled) !== undefined;
}

/** Returns forms with one of some letters; ^ begins a word, $ ends it. Frequent ones are older, so they come first. */
export function formsWith(tables: Tables, ...letters: readonly string[]): readonly Form[] {
	const expression = letters.map(quoted).join(" OR ");
	return formsWhere(tables, `id in (select rowid from letter_$ where letter_$ match ? limit ${MAX_FORMS})`, expression);
}

export function formsBeginningWith(tables: Tables, letters: string): readonly Form[] {
	return formsWhere(tables, "form >= ? and form < ? || char(0x10ffff)", letters, letters);
}

function formsWhere({ sql }: Tables, condition: string, ...values: readonly string[]): readonly Form[] {
	const statement = sql(`select form, written, stem, pages from form_$ where ${condition} limit ${MAX_FORMS}`);
	return statement.all(...values) as unknown as readonly Form[];
}

/**
 * Returns forms within a number of errors, 1 or 2. If a word is cut into one part more than it has errors, at least one
 * part is right: the first at the beginning of the form, the last at its end, or the middle one anywhere. With one error
 * the parts leave out the letter between them, because that letter and its neighbour may be swapped.
 */
export function formsNear(tables: Tables, word: string, errors: number): readonly Form[] {
	// Two letters in the wrong order may look like an umlaut.
	return [...new Set([spellingOf(word, tables.locale), foldedLetters(word)])].flatMap((letters) => {
		const part = Math.floor(letters.length / (errors + 1));
		const parts = [`^${letters.slice(0, part)}`, `${letters.slice(errors * part + (errors > 1 ? 0 : 1))}$`];
		const middle = errors > 1 ? [letters.slice(part, 2 * part)] : [];
		return formsWith(tables, ...parts, ...middle).filter(({ form }) => errorsBetween(letters, form, errors) <= errors);
	});
}

/**
 * Counts the errors between two words; two letters in the wrong order are one (optimal string alignment).
 * @returns at most `limit` + 1
 */
function errorsBetween(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) return limit + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let row = 1; row <= one.length; row += 1) {
		const current = [row];
		for (let at = 1; at <= other.length; at += 1) {
			const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
			const swapped = isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : limit + 1;
			const replaced = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
			current.push(Math.min((current[at - 1] ?? 0) + 1, (last[at] ?? 0) + 1, replaced, swapped));
		}
		[beforeLast, last] = [last, current];
	}
	return Math.min(last[other.length] ?? 0, limit + 1);
}

/** Returns synonyms of a phrase, as stems. */
export function synonymsOf({ sql }: Tables, stems: string): readonly string[] {
	const rows = sql(
		"select distinct other.phrase from synonym_$ one join synonym_$ other using (page) where one.phrase = ? and other.phrase <> one.phrase",
	).all(stems);
	return rows.map(({ phrase }) => String(phrase));
}
