// The search index in an SQLite file.

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { LOCALE_CODES, type Locale, localized } from "@hub/shared-contracts/language/locale";
import { openSqliteFile, SchemaMismatch, statementsOf } from "../store/sqlite-file.server.ts";

/** Must be raised when tables or the splitting of texts into words change. */
const VERSION = 3;

/**
 * The tables of a language, whose code replaces `$`:
 *
 * - `page`: a row for each page and each of its parts. `page` is the id of the page's own row; only that row has a key.
 * - `text`: columns of the same rows that are read only for the best results. `terms`: the words of all fields as form
 *   ids.
 * - `synonym`: phrases with the same meaning, as stems.
 * - `word`: stems by row of `page`.
 * - `form`: words as spelled (`datenraume`) and as written (`Datenräume`), with the number of pages.
 * - `letter`: the letters of forms, between ^ and $.
 */
const TABLES = `
	create table page_$ (id integer primary key, page integer not null, key text unique, digest text, type text not null, date text, until text);
	create index page_page_$ on page_$ (page);
	create table text_$ (id integer primary key, terms blob not null, title text not null, place text not null, passages text not null, weight real not null);
	create table synonym_$ (phrase text, page integer, primary key (phrase, page)) without rowid;
	create index synonym_page_$ on synonym_$ (page);
	create table form_$ (id integer primary key, form text not null unique, written text not null, stem text not null, pages integer not null);
	create index form_stem_$ on form_$ (stem);
	create virtual table word_$ using fts5(title, names, summary, tags, body, content='', contentless_delete=1, tokenize='ascii');
	create virtual table letter_$ using fts5(form, content='', contentless_delete=1, tokenize='trigram');
`;

export interface Tables {
	readonly locale: Locale;
	/** Prepares a statement once; `$` ends a table's name. */
	sql(text: string): StatementSync;
}

export interface SearchFile {
	readonly database: DatabaseSync;
	readonly languages: Readonly<Record<Locale, Tables>>;
}

/** @param path default: in memory */
export function openSearchFile(path?: string): SearchFile {
	const database = openSqliteFile(path, (opened) => {
		opened.exec("begin immediate");
		const names = opened.prepare("select name from sqlite_master").all();
		if (names.length === 0) {
			for (const locale of LOCALE_CODES) opened.exec(forLanguage(TABLES, locale));
			opened.exec(`create table fill (is_complete); insert into fill values (0); pragma user_version = ${VERSION}`);
		}
		const isMissing = (locale: Locale) => !names.some(({ name }) => name === forLanguage("page_$", locale));
		const isOther = opened.prepare("pragma user_version").get()?.user_version !== VERSION;
		if (isOther || (names.length > 0 && LOCALE_CODES.some(isMissing))) throw new SchemaMismatch();
		opened.exec("commit");
	});
	const tablesOf = (locale: Locale): Tables => ({
		locale,
		sql: statementsOf(database, (text) => forLanguage(text, locale)),
	});
	return { database, languages: localized(tablesOf) };
}

function forLanguage(text: string, locale: Locale): string {
	return text.replaceAll("$", locale.replace(/\W/g, "_"));
}
