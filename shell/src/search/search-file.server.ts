// The search's SQLite file. It can be filled again at any time, so a file that is damaged or of another version is replaced.

import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";

/** Raise it when tables, or the words that a text is found by, change. */
const VERSION = 1;

/** Fields of a page in the order in which they are stored and ranked. */
export const FIELDS = ["title", "names", "summary", "tags", "body"] as const;

/** Names a table of a language. */
export function tableOf(name: "word" | "form" | "letter", locale: Locale): string {
	return `${name}_${locale.replace(/\W/g, "_")}`;
}

/**
 * A page in three tables, because most queries read only the first of many pages. `place`: leads to the page, as JSON. `ends`: in ms.
 * `terms`: the words of all fields as ids of forms. `synonym`: phrases that mean the same, as stems.
 */
const PAGE_TABLES = `
	create table page (id integer primary key, key text not null unique, locale text not null, type text not null,
		date text, until text, ends integer, digest text not null);
	create index page_locale on page (locale);
	create table page_text (id integer primary key, place text not null, title text not null, passages text not null);
	create table page_terms (id integer primary key, terms blob not null);
	create table synonym (locale text, phrase text, page integer, primary key (locale, phrase, page)) without rowid;
	create index synonym_page on synonym (page);
	create table fill (is_complete integer not null);
	insert into fill values (0);
`;

/** `word`: stems by page. `form`: words as they are spelled, with how many pages have them. `letter`: the letters of forms, between ^ and $. */
function languageTables(locale: Locale): string {
	return `
		create virtual table ${tableOf("word", locale)} using fts5(${FIELDS.join()}, content='', contentless_delete=1, tokenize='ascii');
		create table ${tableOf("form", locale)} (id integer primary key, form text not null unique, written text not null,
			stem text not null, pages integer not null);
		create index ${tableOf("form", locale)}_stem on ${tableOf("form", locale)} (stem);
		create virtual table ${tableOf("letter", locale)} using fts5(form, content='', contentless_delete=1, tokenize='trigram');
	`;
}

/** Opens the file, which is created if missing. @param path default: the tables are in memory */
export function openSearchFile(path?: string): DatabaseSync {
	if (path === undefined) return open(":memory:");
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	try {
		return open(path);
	} catch (error) {
		if (!(error instanceof OtherVersion) && !isDamaged(error)) throw error;
		removeSearchFile(path);
		return open(path);
	}
}

export function removeSearchFile(path: string): void {
	for (const part of ["", "-wal", "-shm"]) rmSync(`${path}${part}`, { force: true });
}

/** True if SQLite reports a damaged file: SQLITE_CORRUPT, SQLITE_NOTADB or SQLITE_IOERR_SHORT_READ. https://sqlite.org/rescode.html */
export function isDamaged(error: unknown): boolean {
	const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
	return [11, 26].includes(code & 0xff) || code === 522;
}

class OtherVersion extends Error {}

function open(path: string): DatabaseSync {
	if (path !== ":memory:") {
		// SQLite gives its -wal and -shm files the same mode.
		closeSync(openSync(path, "a", 0o600));
		chmodSync(path, 0o600);
	}
	const database = new DatabaseSync(path, { timeout: 5_000 });
	try {
		// secure_delete overwrites the texts of pages that were withdrawn.
		database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on; pragma cache_size = -16000");
		database.exec("begin immediate");
		const version = database.prepare("pragma user_version").get()?.user_version;
		const isEmpty = database.prepare("select 1 from sqlite_master").get() === undefined;
		if (isEmpty) database.exec(`${PAGE_TABLES} ${LOCALE_CODES.map(languageTables).join("")} pragma user_version = ${VERSION}`);
		else if (version !== VERSION || !hasAllLanguages(database)) throw new OtherVersion();
		database.exec("commit");
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

function hasAllLanguages(database: DatabaseSync): boolean {
	const hasTable = database.prepare("select 1 from sqlite_master where name = ?");
	return LOCALE_CODES.every((locale) => hasTable.get(tableOf("form", locale)));
}
