// The search index in an SQLite file. A damaged or outdated file is replaced, since it can be rebuilt at any time.

import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";

/** Must be raised when tables or the splitting of texts into words change. */
const VERSION = 3;

/**
 * The tables of a language, whose name replaces `$`. `page`: columns that queries read of many pages. Parts of a page
 * have rows, too: `page` is the id of the page's own row, which alone has a key. `text`: those of the best results;
 * `terms` has the words of all fields as form ids. `synonym`: phrases with the same meaning, as stems. `word`: stems by
 * page. `form`: words as spelled (`datenraume`) and as written (`Datenräume`), with the number of pages. `letter`: the
 * letters of forms, between ^ and $.
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

/**
 * Opens the file, or creates it.
 * @param path default: in memory
 */
export function openSearchFile(path = ":memory:"): SearchFile {
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

/**
 * True if SQLite reports a damaged file: SQLITE_CORRUPT, SQLITE_NOTADB or SQLITE_IOERR_SHORT_READ.
 * https://sqlite.org/rescode.html
 */
export function isDamaged(error: unknown): boolean {
	const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
	return [11, 26].includes(code & 0xff) || code === 522;
}

class OtherVersion extends Error {}

function open(path: string): SearchFile {
	if (path !== ":memory:") {
		mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
		// SQLite gives its -wal and -shm files the same mode.
		closeSync(openSync(path, "a", 0o600));
		chmodSync(path, 0o600);
	}
	const database = new DatabaseSync(path, { timeout: 5_000 });
	try {
		// secure_delete overwrites the texts of pages that were withdrawn.
		database.exec(
			"pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on; pragma cache_size = -16000",
		);
		database.exec("begin immediate");
		const names = database.prepare("select name from sqlite_master").all();
		if (names.length === 0) {
			for (const locale of LOCALE_CODES) database.exec(forLanguage(TABLES, locale));
			database.exec(`create table fill (is_complete); insert into fill values (0); pragma user_version = ${VERSION}`);
		}
		const isMissing = (locale: Locale) => !names.some(({ name }) => name === forLanguage("page_$", locale));
		const isOther = database.prepare("pragma user_version").get()?.user_version !== VERSION;
		if (isOther || (names.length > 0 && LOCALE_CODES.some(isMissing))) throw new OtherVersion();
		database.exec("commit");
		const languages = LOCALE_CODES.map((locale) => [locale, { locale, sql: statementsOf(database, locale) }]);
		return { database, languages: Object.fromEntries(languages) };
	} catch (error) {
		database.close();
		throw error;
	}
}

function forLanguage(text: string, locale: Locale): string {
	return text.replaceAll("$", locale.replace(/\W/g, "_"));
}

function statementsOf(database: DatabaseSync, locale: Locale): Tables["sql"] {
	const statements = new Map<string, StatementSync>();
	return (text) => {
		const statement = statements.get(text) ?? database.prepare(forLanguage(text, locale));
		statements.set(text, statement);
		return statement;
	};
}
