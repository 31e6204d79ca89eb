// The replica's SQLite file: its tables and indexes, made from the collections' declarations.

import { createHash } from "node:crypto";
import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LIVE_FIELDS, REQUIRED_RELATIONS } from "@hub/shared-contracts/cms/live";
import { PICTURE_TABLES } from "./replica-pictures.server.ts";
import { PROSE_TABLES } from "./replica-prose.server.ts";
import { lengthOf, quoted } from "./replica-query.server.ts";
import { type Table, tables } from "./replica-tables.server.ts";

/** The file's name within its folder. */
const FILE = "replica.sqlite";

/** Where the feed was read up to, and when, in ms, the replica was known to have everything. */
const PLACE_TABLE =
	"create table place (id integer primary key check (id = 1), structure text not null, epoch integer, cursor text, version integer not null, current integer)";

/** How lists with pages are ordered. */
const LISTED_BY: Readonly<Record<string, "asc" | "desc">> = { published_on: "desc", starts_at: "asc" };

/** What in a file's structure follows from this code. */
const STRUCTURE = createHash("sha1")
	.update(
		JSON.stringify([
			PLACE_TABLE,
			PROSE_TABLES,
			PICTURE_TABLES,
			...[...tables.values()].map((table) => [table.collection, [...table.columns.values()], [...table.lists], indexesOf(table)]),
		]),
	)
	.digest("hex");

/** A replica's file, opened twice: readers do not see what is being written. */
export interface ReplicaDatabase {
	readonly writing: DatabaseSync;
	readonly reading: DatabaseSync;
}

/** Opens the file in a folder, which is created if missing. A file that is damaged, or of another release's structure, is replaced by an empty one. */
export function openDatabase(folder: string): ReplicaDatabase {
	const path = join(folder, FILE);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	try {
		return { writing: openWhole(path), reading: open(path) };
	} catch (error) {
		if (!(error instanceof OtherTables) && !isDamaged(error)) throw error;
		removeDatabase(folder);
		return { writing: openWhole(path), reading: open(path) };
	}
}

/** Removes the file in a folder: it is only a copy. */
export function removeDatabase(folder: string): void {
	for (const part of ["", "-wal", "-shm"]) rmSync(`${join(folder, FILE)}${part}`, { force: true });
}

/** Whether SQLite says that it cannot do something. https://sqlite.org/rescode.html */
function isOfDatabase(error: unknown): error is Error & { readonly errcode: unknown } {
	return error instanceof Error && "errcode" in error;
}

/** The file is sound, and made by another release. */
class OtherTables extends Error {}

/** True if SQLite reports a damaged file: SQLITE_CORRUPT with its extended codes, SQLITE_NOTADB, or SQLITE_IOERR_SHORT_READ. */
export function isDamaged(error: unknown): boolean {
	if (!isOfDatabase(error)) return false;
	const code = Number(error.errcode);
	return [11, 26].includes(code & 0xff) || code === 522;
}

/** Opens the file for writing, with its tables. @throws where it is damaged, or has other tables than this release's */
function openWhole(path: string): DatabaseSync {
	// SQLite creates its -wal and -shm files with the mode of the database file.
	closeSync(openSync(path, "a", 0o600));
	chmodSync(path, 0o600);
	const database = open(path);
	try {
		const tablesThere = database.prepare("select name from sqlite_master where type = 'table'").all();
		if (tablesThere.length === 0) create(database);
		else if (!tablesThere.some(({ name }) => name === "place")) throw new OtherTables("This is no replica.");
		if (database.prepare("select structure from place").get()?.structure === STRUCTURE) return database;
		throw new OtherTables("The replica has the tables of another release.");
	} catch (error) {
		database.close();
		throw error;
	}
}

function open(path: string): DatabaseSync {
	const database = new DatabaseSync(path, { timeout: 5_000 });
	try {
		// Losing the last writes in a power cut is harmless: the place in the feed is lost with them.
		database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma secure_delete = on; pragma cache_size = -16000");
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

function create(database: DatabaseSync): void {
	database.exec("begin immediate");
	for (const table of tables.values()) {
		const { collection, columns } = table;
		const declared = [...columns.values()].map(
			({ name, kind }) =>
				`"${name}" ${kind === "number" || kind === "boolean" ? "numeric" : "text"}${name === "id" ? " primary key not null" : ""}`,
		);
		database.exec(`create table "${collection}" (${declared.join(", ")})`);
		for (const [at, index] of indexesOf(table).entries())
			database.exec(`create index "${collection}_${at}" on "${collection}" (${index.join(", ")})`);
	}
	database.exec(PROSE_TABLES);
	database.exec(PICTURE_TABLES);
	database.exec(PLACE_TABLE);
	database.prepare("insert into place values (1, ?, null, null, 0, null)").run(STRUCTURE);
	database.exec("commit");
}

/**
 * What pages ask for: a row by its slug or key, lists by their date, the rows that point to one in the order of ids, and what is due next. The
 * index of a list with pages has all that decides whether a row is in it: none that is counted, or that a far page passes over, is read.
 */
function indexesOf({ collection, columns }: Table): readonly (readonly string[])[] {
	const all = [...columns.values()];
	const has = (name: string) => columns.has(name);
	const inLanguage = has("locale") ? ["locale"] : [];
	const required = Object.keys(REQUIRED_RELATIONS[collection] ?? {});
	const decides = [
		...[...LIVE_FIELDS, ...required].filter((name) => has(name) && name !== "locale").map(quoted),
		...all.filter(({ isLong, kind }) => isLong && kind === "text").map(({ name }) => lengthOf(quoted(name))),
	];
	return [
		...all.filter(({ to }) => to).map(({ name }) => [name, "id"].map(quoted)),
		...["slug", "translation_key", "sort", "recorded_on", "date_created"]
			.filter(has)
			.map((name) => [...inLanguage, name].map(quoted)),
		...Object.entries(LISTED_BY)
			.filter(([name]) => has(name))
			.map(([name, direction]) => [...inLanguage.map(quoted), `${quoted(name)} ${direction}`, quoted("id"), ...decides]),
		...["publish_at", "unpublish_at"].filter(has).map((name) => [quoted(name)]),
	];
}
