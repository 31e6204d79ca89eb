// The words of one language in the search's file: which forms and phrases pages have, and which pages have them.

import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { spellingOf, stemOf, wordsOf } from "@hub/shared-contracts/language/words";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import { FIELDS, tableOf } from "./search-file.server.ts";

/** Ends a passage among the terms of a page. */
export const PASSAGE_END = 0xffff_ffff;

/** Begins the field with this number among the terms of a page, plus its place in `FIELDS`. */
export const FIELD_START = 0xffff_0000;

/** A word as pages have it. */
export interface Form {
	/** As it is spelled: `datenraume`. */
	readonly form: string;
	/** As a page writes it: `Datenräume`. */
	readonly written: string;
	readonly stem: string;
	/** How many pages have it. */
	readonly pages: number;
}

/** Written forms that are read for one word of a query. */
const MAX_FORMS = 500;

/** FTS5 pages that one step of a merge writes: some 30 ms. https://sqlite.org/fts5.html#the_merge_command */
const MERGE_PAGES = 64;

/** Parts of a hyphenated word that is found as one word, too. */
const MAX_JOINED = 3;

const HYPHENATED = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)+/gu;

/** The tables of a language. Writes belong to a transaction of the caller's. */
export type LanguageIndex = ReturnType<typeof openLanguageIndex>;

/** A phrase of stems, or a word, as an FTS5 string. Neither has a quote in it. */
export function quoted(text: string): string {
	return `"${text}"`;
}

export function openLanguageIndex(database: DatabaseSync, locale: Locale) {
	const [word, form, letter] = (["word", "form", "letter"] as const).map((name) => tableOf(name, locale));
	const sql = (text: string): StatementSync => database.prepare(text);

	const addWords = sql(`insert into ${word} (rowid, ${FIELDS.join()}) values (?, ?, ?, ?, ?, ?)`);
	const removeWords = sql(`delete from ${word} where rowid = ?`);
	const addForm = sql(
		`insert into ${form} (form, written, stem, pages) values (?, ?, ?, 1) on conflict (form) do update set pages = pages + 1 returning id, pages`,
	);
	const addLetters = sql(`insert into ${letter} (rowid, form) values (?, ?)`);
	const leaveForm = sql(`update ${form} set pages = pages - 1 where id = ? returning pages`);
	const removeForm = sql(`delete from ${form} where id = ?`);
	const removeLetters = sql(`delete from ${letter} where rowid = ?`);
	const addSynonym = sql("insert or ignore into synonym values (?, ?, ?)");

	const isStem = sql(`select 1 from ${form} where stem = ? limit 1`);
	const isForm = sql(`select 1 from ${form} where form = ?`);
	const anyPage = sql(`select 1 from ${word} where ${word} match ? limit 1`);
	const ofStem = sql(`select id from ${form} where stem = ?`);
	const withLetters = sql(
		`select form, written, stem, pages from ${form} where id in (select rowid from ${letter} where ${letter} match ? limit ${MAX_FORMS})`,
	);
	const beginning = sql(
		`select form, written, stem, pages from ${form} where form >= ? and form < ? || char(0x10ffff) limit ${MAX_FORMS}`,
	);
	const synonyms = sql(
		"select distinct other.phrase from synonym one join synonym other on other.page = one.page and other.locale = one.locale where one.locale = ? and one.phrase = ? and other.phrase <> one.phrase",
	);
	// As one value: thousands of rows would each be an object.
	const matching = sql(`select json_group_array(rowid) as ids from ${word} where ${word} match ?`);
	const size = sql("select count(*) as pages, (select max(id) from page) as last from page where locale = ?");
	const lastForm = sql(`select max(id) as last from ${form}`);
	const changes = sql("select total_changes() as count");
	const merges = [word, letter].map((table) => sql(`insert into ${table} (${table}, rank) values ('merge', ?)`));

	const stemsOf = (text: string): string =>
		wordsOf(text)
			.map(({ text: one }) => stemOf(one, locale))
			.join(" ");

	return {
		locale,
		stemsOf,

		/** Adds the words of a page. @returns its terms: ids of forms, by field and passage */
		add(id: number, { title, names = [], synonyms: others = [], summary = "", tags = [], body = [] }: SearchText): Uint32Array {
			const forms = new Map<string, readonly [id: number, stem: string]>();
			const termOf = (text: string) => {
				const spelled = spellingOf(text, locale);
				const known = forms.get(spelled);
				if (known) return known;
				const stem = stemOf(text, locale);
				const added = addForm.get(spelled, text, stem) as { readonly id: number; readonly pages: number };
				if (added.pages === 1) addLetters.run(added.id, `^${spelled}$`);
				const term = [added.id, stem] as const;
				forms.set(spelled, term);
				return term;
			};
			const terms: number[] = [];
			const columns = [[title], [...names, ...others], [summary], tags, body].map((passages, field) => {
				terms.push(FIELD_START + field);
				const stems = passages.flatMap((passage) => {
					// Catena-X is CatenaX, too. More parts are those of an address.
					const joined = [...passage.matchAll(HYPHENATED)].flatMap(([text]) => {
						const parts = text.split(/[-‐‑]/u);
						return parts.length > MAX_JOINED ? [] : [parts.join("")];
					});
					return [wordsOf(passage).map(({ text }) => text), joined].flatMap((words) => {
						const found = words.map(termOf);
						if (found.length > 0) terms.push(...found.map(([id]) => id), PASSAGE_END);
						return found.map(([, stem]) => stem);
					});
				});
				return stems.join(" ");
			});
			addWords.run(id, ...columns);
			if (others.length > 0) for (const phrase of [title, ...others]) addSynonym.run(locale, stemsOf(phrase), id);
			return Uint32Array.from(terms);
		},

		/** Removes a page from those that are found by their words. */
		remove(id: number): void {
			removeWords.run(id);
		},

		/** Removes forms that no page has besides the one with these terms, which is removed. */
		release(terms: Uint32Array): void {
			for (const id of new Set(terms)) {
				if (id >= FIELD_START || leaveForm.get(id)?.pages !== 0) continue;
				removeForm.run(id);
				removeLetters.run(id);
			}
		},

		/** Rewrites some of the word lists without what was removed. @returns false if nothing was left to rewrite */
		merge(isFirst: boolean): boolean {
			const before = Number(changes.get()?.count);
			for (const merge of merges) merge.run(isFirst ? -MERGE_PAGES : MERGE_PAGES);
			// As FTS5 says: each merge that does nothing counts as one change.
			return Number(changes.get()?.count) - before > merges.length;
		},

		/** True if a page has these stems side by side. */
		has(stems: string): boolean {
			if (stems === "") return false;
			const all = stems.split(" ");
			if (!all.every((stem) => isStem.get(stem))) return false;
			return all.length === 1 || anyPage.get(quoted(stems)) !== undefined;
		},
		isWritten: (spelled: string): boolean => isForm.get(spelled) !== undefined,
		/** Forms with one of some letters; ^ begins a word, $ ends it. The frequent ones are older, so they come first. */
		formsWith: (...letters: readonly string[]) => withLetters.all(letters.map(quoted).join(" OR ")) as unknown as readonly Form[],
		formsBeginningWith: (letters: string) => beginning.all(letters, letters) as unknown as readonly Form[],
		/** Phrases that mean the same as another, as stems. */
		synonymsOf: (stems: string): readonly string[] => synonyms.all(locale, stems).map(({ phrase }) => String(phrase)),
		formIds: (stem: string): readonly number[] => ofStem.all(stem).map(({ id }) => Number(id)),
		/** Ids of the pages that match an FTS5 expression. */
		matching: (expression: string): readonly number[] => JSON.parse(String(matching.get(expression)?.ids)),
		size() {
			const { pages, last } = size.get(locale) as { readonly pages: number; readonly last: number | null };
			return { pages, lastPage: last ?? 0, lastForm: Number(lastForm.get()?.last ?? 0) };
		},
	};
}
