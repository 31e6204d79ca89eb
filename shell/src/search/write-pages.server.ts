// Writes pages to the search index, and removes the words of withdrawn pages from it.

import { createHash } from "node:crypto";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { spellingOf, stemOf, stemsOf, wordsOf } from "@hub/shared-contracts/language/words";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import type { SearchFile, Tables } from "./search-file.server.ts";

/** A page with its searchable texts. */
export interface IndexedPage {
	readonly locale: Locale;
	readonly type: string;
	readonly text: SearchText;
}

/** Columns of a row that don't follow from its texts. */
interface Row {
	/** Default: the next one. */
	readonly id: number | undefined;
	/** Id of the page that the row is a part of. Default: the row is a page. */
	readonly page?: number;
	readonly key?: string;
	readonly digest?: string;
}

/** Marks the end of a passage among the terms of a page. */
export const PASSAGE_END = 0xffff_ffff;

/** Marks the start of a field among the terms of a page, plus its number: title, names, summary, tags, body. */
export const FIELD_START = 0xffff_0000;

/** FTS5 pages that one step of a merge writes: some 30 ms. https://sqlite.org/fts5.html#the_merge_command */
const MERGE_PAGES = 64;

/** Parts of a hyphenated word that is also indexed as one word. */
const MAX_JOINED = 3;

const HYPHENATED = /[\p{L}\p{N}\p{M}]+(?:[-‐‑]\u2060?[\p{L}\p{N}\p{M}]+)+/gu;

/**
 * Writes pages that differ from the index.
 * @param pages by key; undefined removes the page
 */
export function writePages(
	{ database, languages }: SearchFile,
	pages: ReadonlyMap<string, IndexedPage | undefined>,
): void {
	let hasRemoved = false;
	database.exec("begin immediate");
	try {
		for (const tables of Object.values(languages))
			for (const [key, page] of pages)
				hasRemoved = replacePage(tables, key, page?.locale === tables.locale ? page : undefined) || hasRemoved;
		database.exec("commit");
	} catch (error) {
		if (database.isTransaction) database.exec("rollback");
		throw error;
	}
	// Withdrawn texts must also leave the write-ahead log.
	if (hasRemoved) database.exec("pragma wal_checkpoint(truncate)");
}

/**
 * Runs one step of removing the words of deleted pages. Their texts are gone already; FTS5 rewrites its word lists only
 * when they are merged.
 * @returns false if nothing is left to do
 */
export function cleanFile({ database, languages }: SearchFile, isFirst: boolean): boolean {
	const changes = () => Number(database.prepare("select total_changes() as count").get()?.count);
	const merge = ({ sql }: Tables, table: string): boolean => {
		const before = changes();
		sql(`insert into ${table} (${table}, rank) values ('merge', ?)`).run(isFirst ? -MERGE_PAGES : MERGE_PAGES);
		// According to FTS5, a merge that does nothing counts as one change.
		return changes() - before > 1;
	};
	const isMore = Object.values(languages)
		.flatMap((tables) => ["word_$", "letter_$"].map((table) => merge(tables, table)))
		.includes(true);
	if (!isMore) database.exec("pragma wal_checkpoint(truncate)");
	return isMore;
}

/** @returns true if a page was removed without a replacement */
function replacePage(tables: Tables, key: string, page: IndexedPage | undefined): boolean {
	const { sql } = tables;
	const digest = page && createHash("sha1").update(JSON.stringify(page)).digest("base64url");
	const before = sql(
		"select row.id, row.digest, terms from page_$ own join page_$ row on row.page = own.id join text_$ on text_$.id = row.id where own.key = ? order by row.id",
	).all(key);
	if (before[0]?.digest === digest) return false;
	for (const { id } of before)
		for (const rows of ["page_$ where id", "text_$ where id", "synonym_$ where page", "word_$ where rowid"])
			sql(`delete from ${rows} = ?`).run(Number(id));
	if (page && digest) {
		const { title, tags = [], parts = [] } = page.text;
		// Ids are used again, because the ranking has arrays as long as the largest one.
		const [own, ...others] = before.map(({ id }) => Number(id));
		const id = addRow(tables, page, { id: own, key, digest });
		for (const [at, part] of parts.entries())
			addRow(tables, { ...page, text: { ...part, tags: [title, ...tags] } }, { id: others[at], page: id });
	}
	// Not earlier: most forms are in the page before and after.
	for (const { terms } of before)
		for (const id of new Set(termsOf(terms as Uint8Array))) {
			if (
				id >= FIELD_START ||
				sql("update form_$ set pages = pages - 1 where id = ? returning pages").get(id)?.pages !== 0
			)
				continue;
			sql("delete from form_$ where id = ?").run(id);
			sql("delete from letter_$ where rowid = ?").run(id);
		}
	return !page;
}

/**
 * Adds the row of a page or of a part.
 * @returns its id
 */
function addRow(tables: Tables, { type, text }: IndexedPage, row: Row): number {
	const { sql } = tables;
	const { title, summary = "", body = [], place = "", date, until, weight = 1 } = text;
	const lastDay = until !== undefined && date !== undefined && until > date ? until : date;
	const id = row.id ?? Number(sql("select coalesce(max(id), 0) + 1 as next from page_$").get()?.next);
	sql("insert into page_$ values (?, ?, ?, ?, ?, ?, ?)").run(
		id,
		row.page ?? id,
		row.key ?? null,
		row.digest ?? null,
		type,
		date ?? null,
		lastDay ?? null,
	);
	const terms = addWords(tables, id, text);
	const passages = JSON.stringify([summary, ...body].filter(Boolean));
	sql("insert into text_$ values (?, ?, ?, ?, ?, ?)").run(
		id,
		new Uint8Array(terms.buffer),
		title,
		place,
		passages,
		weight,
	);
	return id;
}

/**
 * Adds the words of a page.
 * @returns its terms
 */
function addWords({ locale, sql }: Tables, id: number, text: SearchText): Uint32Array {
	const { title, names = [], synonyms = [], summary = "", tags = [], body = [] } = text;
	const forms = new Map<string, { readonly id: number; readonly stem: string }>();
	const formOf = (written: string) => {
		const spelled = spellingOf(written, locale);
		const known = forms.get(spelled);
		if (known) return known;
		const stem = stemOf(written, locale);
		const added = sql(
			"insert into form_$ (form, written, stem, pages) values (?, ?, ?, 1) on conflict (form) do update set pages = pages + 1 returning id, pages",
		).get(spelled, written, stem);
		const form = { id: Number(added?.id), stem };
		if (added?.pages === 1) sql("insert into letter_$ (rowid, form) values (?, ?)").run(form.id, `^${spelled}$`);
		forms.set(spelled, form);
		return form;
	};
	const terms: number[] = [];
	const columns = [[title], [...names, ...synonyms], [summary], tags, body].map((passages, field) => {
		terms.push(FIELD_START + field);
		const stems = passages.flatMap((passage) => {
			// Catena-X is also CatenaX. Words with more parts are addresses.
			const parts = [...passage.matchAll(HYPHENATED)].map(([word]) => word.split(/[-‐‑]\u2060?/u));
			const joined = parts.flatMap((all) => (all.length > MAX_JOINED ? [] : [all.join("")]));
			return [wordsOf(passage).map((word) => word.text), joined].flatMap((words) => {
				const found = words.map(formOf);
				if (found.length > 0) terms.push(...found.map((form) => form.id), PASSAGE_END);
				return found.map(({ stem }) => stem);
			});
		});
		return stems.join(" ");
	});
	sql("insert into word_$ (rowid, title, names, summary, tags, body) values (?, ?, ?, ?, ?, ?)").run(id, ...columns);
	for (const phrase of synonyms.length > 0 ? [title, ...synonyms] : [])
		sql("insert or ignore into synonym_$ values (?, ?)").run(stemsOf(phrase, locale), id);
	return Uint32Array.from(terms);
}

/** Returns the stored terms of a page. */
export function termsOf({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
	return new Uint32Array(buffer, byteOffset, byteLength / 4);
}
