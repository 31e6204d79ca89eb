// The store's SQLite file.

import { createHash } from "node:crypto";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { OtherTables, openSqliteFile } from "./sqlite-file.server.ts";
import { tables } from "./tables.server.ts";

/** The store's file within its folder. */
export const contentFile = (folder: string): string => join(folder, "content.sqlite");

const SCHEMA = `
	-- Rows as the content service gives them. begins and ends: when they come and go by themselves, in ms.
	create table row (collection text not null, id text not null, json text not null, begins integer, ends integer, primary key (collection, id));
	create index row_begins on row (begins) where begins is not null;
	create index row_ends on row (ends) where ends is not null;
	-- Which rows point to a row or show a file as a picture. Of pictures, the field is empty.
	create table link (target text not null, collection text not null, field text not null, id text not null, primary key (target, collection, field, id)) without rowid;
	create index link_source on link (collection, id);
	-- What is live, as pages get it: one document for each row, with a text for each of its parts.
	create table document (
		collection text not null, id text not null, locale text not null, key text not null, slug text not null, sort text not null,
		over integer, announced text, modified text, primary key (collection, id)
	) without rowid;
	create index document_order on document (collection, locale, sort, id);
	create index document_slug on document (collection, slug);
	create index document_key on document (collection, key);
	create table part (collection text not null, part text not null, id text not null, json text not null, primary key (collection, part, id));
	-- The values that documents are found by.
	create table value (
		collection text not null, name text not null, value text not null, locale text not null, sort text not null, id text not null,
		primary key (collection, name, value, locale, sort, id)
	) without rowid;
	create index value_source on value (collection, id);
	-- Rows whose documents have to be made again. naming: only if their texts may name a term that has changed.
	create table dirty (collection text not null, id text not null, naming text, primary key (collection, id)) without rowid;
	-- Up to where the feed was read, and when, in ms, everything was known to be here. build made the documents; looked, in ms, is the moment that they show.
	create table place (
		id integer primary key check (id = 1), structure text not null, build text, epoch integer, cursor text, version integer not null,
		current integer, looked integer not null
	);
`;

/** A digest of the tables and of the columns that rows have in them. */
const STRUCTURE = createHash("sha1")
	.update(
		JSON.stringify([
			SCHEMA,
			...[...tables.values()].map(({ collection, columns, links, lists }) => [
				collection,
				columns,
				[...links],
				[...lists],
			]),
		]),
	)
	.digest("hex");

/**
 * Opens the file in a folder. A file with other columns is replaced by an empty one.
 * @param build names the code that makes documents: those of another build are removed, and their rows wait to be made
 * again
 */
export function openDatabase(folder: string, build: string): DatabaseSync {
	return openSqliteFile(contentFile(folder), (database) => {
		// Losing the last writes in a power cut is harmless: the place in the feed is lost with them.
		database.exec("pragma synchronous = off");
		const names = database.prepare("select name from sqlite_master where type = 'table'").all();
		if (names.length === 0) {
			database.exec(`begin immediate; ${SCHEMA}`);
			database.prepare("insert into place values (1, ?, null, null, null, 0, null, ?)").run(STRUCTURE, Date.now());
			database.exec("commit");
		} else if (!names.some(({ name }) => name === "place")) throw new OtherTables();
		const { structure, build: madeBy } = database.prepare("select structure, build from place").get() ?? {};
		if (structure !== STRUCTURE) throw new OtherTables();
		if (madeBy === build) return;
		database.exec("begin immediate; delete from document; delete from part; delete from value");
		database.exec("insert or replace into dirty select collection, id, null from row");
		database.prepare("update place set build = ?").run(build);
		database.exec("commit");
	});
}
