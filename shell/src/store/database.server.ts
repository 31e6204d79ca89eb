// The tables of the content store.

import { createHash } from "node:crypto";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openSqliteFile, SchemaMismatch } from "./sqlite-file.server.ts";
import { tables } from "./tables.server.ts";

/** The store's file within its folder. */
export const contentFile = (folder: string): string => join(folder, "content.sqlite");

const SCHEMA = `
	-- Rows as Directus returned them. begins, ends: their publication period, in ms.
	create table row (collection text not null, id text not null, json text not null, begins integer, ends integer, primary key (collection, id));
	create index row_begins on row (begins) where begins is not null;
	create index row_ends on row (ends) where ends is not null;
	-- References to a row, and to a file that is shown as a picture. The field of pictures is empty.
	create table link (target text not null, collection text not null, field text not null, id text not null, primary key (target, collection, field, id)) without rowid;
	create index link_source on link (collection, id);
	-- Live rows as pages get them: one document per row, with the JSON of each of its parts.
	create table document (
		collection text not null, id text not null, locale text not null, key text not null, slug text not null, sort text not null,
		over integer, announced text, modified text, primary key (collection, id)
	) without rowid;
	create index document_order on document (collection, locale, sort, id);
	create index document_slug on document (collection, slug);
	create index document_key on document (collection, key);
	create table part (collection text not null, part text not null, id text not null, json text not null, primary key (collection, part, id));
	-- The values by which documents are queried.
	create table value (
		collection text not null, name text not null, value text not null, locale text not null, sort text not null, id text not null,
		primary key (collection, name, value, locale, sort, id)
	) without rowid;
	create index value_source on value (collection, id);
	-- Rows whose documents are outdated. terms: only if their texts may name one of these changed glossary terms.
	create table dirty (collection text not null, id text not null, terms text, primary key (collection, id)) without rowid;
	-- One row. epoch, cursor: position in the feed. complete_at: last time, in ms, when the store was known to be complete.
	-- build: code that built the documents. documents_time: time, in ms, that they show.
	create table state (
		id integer primary key check (id = 1), structure text not null, build text, epoch integer, cursor text, version integer not null,
		complete_at integer, documents_time integer not null
	);
`;

/** A digest of the tables and of the columns that rows have. */
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
 * Opens the file in a folder. A file with another structure is replaced by an empty one.
 * @param build identifies the code that builds documents. Documents of another build are removed and their rows marked as
 * dirty
 */
export function openDatabase(folder: string, build: string): DatabaseSync {
	return openSqliteFile(contentFile(folder), (database) => {
		// Losing the last writes in a power cut is harmless: the position in the feed is lost with them.
		database.exec("pragma synchronous = off");
		const names = database.prepare("select name from sqlite_master where type = 'table'").all();
		if (names.length === 0) {
			database.exec(`begin immediate; ${SCHEMA}`);
			database.prepare("insert into state values (1, ?, null, null, null, 0, null, ?)").run(STRUCTURE, Date.now());
			database.exec("commit");
		} else if (!names.some(({ name }) => name === "state")) throw new SchemaMismatch();
		const { structure, build: storedBuild } = database.prepare("select structure, build from state").get() ?? {};
		if (structure !== STRUCTURE) throw new SchemaMismatch();
		if (storedBuild === build) return;
		database.exec("begin immediate; delete from document; delete from part; delete from value");
		database.exec("insert or replace into dirty select collection, id, null from row");
		database.prepare("update state set build = ?").run(build);
		database.exec("commit");
	});
}
