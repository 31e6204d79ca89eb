// Rows in the store, as Directus returned them, and the links between them.

import type { StatementSync } from "node:sqlite";
import { momentOf } from "@hub/content-model/cms/row";
import { picturesIn } from "@hub/content-model/cms/shown-pictures";
import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Row } from "../directus/directus-source.server.ts";
import { FILES_COLLECTION, tableNamed } from "./tables.server.ts";

/** Maximum number of links from the row of a document to a row that it shows: event, junction row, speaker, portrait. */
const MAX_DISTANCE = 3;

/** Reads and writes rows. The caller opens transactions. */
export interface StoredRows {
	/** True if a row is stored exactly like this. */
	isStored(collection: string, row: Row): boolean;
	put(collection: string, row: Row): void;
	/** @returns true if there was one */
	remove(collection: string, id: string): boolean;
	/** Returns a row with the requested fields and related rows; undefined if it is not stored. */
	read(collection: string, id: string, fields: Fields): Row | undefined;
	/** Returns a row's own columns as JSON. */
	jsonOf(collection: string, id: string): string | undefined;
	ids(collection: string): readonly string[];
	count(collection: string): number;
	/** Calls `visit` for a row and for all rows that show it, directly or not. */
	visitReferrers(collection: string, id: string, visit: (collection: string, id: string) => void): void;
	/** Returns the rows that point to a file or show it as a picture. */
	referrersTo(file: string): readonly { readonly collection: string; readonly id: string }[];
	/** Removes files that no row points to any more. @returns their ids */
	removeUnusedFiles(): readonly string[];
	/** Returns the next time, in ms, at which a row becomes live or ends. */
	nextTransition(after: number): number | undefined;
	/** Returns rows that become live or end in a period, in ms; its start is excluded. */
	transitions(after: number, until: number): readonly { readonly collection: string; readonly id: string }[];
}

/** @param sql prepares a statement */
export function createRows(sql: (text: string) => StatementSync): StoredRows {
	const jsonOf = (collection: string, id: string): string | undefined => {
		const json = sql("select json from row where collection = ? and id = ?").get(collection, id)?.json;
		return typeof json === "string" ? json : undefined;
	};
	const rowOf = (collection: string, id: string): Row | undefined => {
		const json = jsonOf(collection, id);
		return json === undefined ? undefined : JSON.parse(json);
	};
	const unlink = (collection: string, id: string) =>
		sql("delete from link where collection = ? and id = ?").run(collection, id);
	const referrersTo = (target: string) =>
		sql("select distinct collection, id from link where target = ?")
			.all(target)
			.map(({ collection, id }) => ({ collection: String(collection), id: String(id) }));

	const read = (collection: string, id: string, fields: Fields): Row | undefined => {
		const stored = rowOf(collection, id);
		if (!stored) return undefined;
		const table = tableNamed(collection);
		const row: Record<string, unknown> = {};
		for (const field of fields) {
			if (typeof field === "string") {
				row[field] = stored[field] ?? null;
				continue;
			}
			for (const [name, to] of Object.entries(field)) {
				const list = table.lists.get(name);
				if (list) {
					const listed = sql("select id from link where target = ? and collection = ? and field = ?").all(
						id,
						list.collection,
						list.column,
					);
					const listFields = [...to.fields, ...(list.sort ? [list.sort] : [])];
					const rows = listed.flatMap((link): readonly Row[] => {
						const row = read(list.collection, String(link.id), listFields);
						return row ? [row] : [];
					});
					row[name] = rows.toSorted((one, other) => orderOf(one, list.sort) - orderOf(other, list.sort));
				} else {
					const target = idOf(stored[name]);
					row[name] = (target === undefined ? undefined : read(to.collection, target, to.fields)) ?? null;
				}
			}
		}
		return row;
	};

	/** Returns the stored columns of a row. */
	const storedOf = (collection: string, row: Row): Row => {
		const { links, columns } = tableNamed(collection);
		return Object.fromEntries([
			...columns.map((name) => [name, row[name] ?? null]),
			...[...links.keys()].map((name) => [name, idOf(row[name]) ?? null]),
		]);
	};

	return {
		isStored: (collection, row) => jsonOf(collection, String(row.id)) === JSON.stringify(storedOf(collection, row)),
		put(collection, row) {
			const id = String(row.id);
			const { links } = tableNamed(collection);
			const stored = storedOf(collection, row);
			const json = JSON.stringify(stored);
			sql("insert or replace into row values (?, ?, ?, ?, ?)").run(
				collection,
				id,
				json,
				momentOf(row.publish_at) ?? null,
				momentOf(row.unpublish_at) ?? null,
			);
			unlink(collection, id);
			const link = sql("insert or ignore into link values (?, ?, ?, ?)");
			for (const name of links.keys()) if (stored[name]) link.run(String(stored[name]), collection, name, id);
			for (const file of picturesIn(collection, stored)) link.run(file, collection, "", id);
		},
		remove(collection, id) {
			unlink(collection, id);
			return sql("delete from row where collection = ? and id = ?").run(collection, id).changes > 0;
		},
		read,
		jsonOf,
		ids: (collection) =>
			sql("select id from row where collection = ?")
				.all(collection)
				.map(({ id }) => String(id)),
		count: (collection) => Number(sql("select count(*) as n from row where collection = ?").get(collection)?.n),
		visitReferrers(collection, id, visit) {
			const seen = new Set<string>();
			const walk = (table: string, rowId: string, distance: number): void => {
				if (seen.has(`${table} ${rowId}`)) return;
				seen.add(`${table} ${rowId}`);
				visit(table, rowId);
				if (distance < MAX_DISTANCE)
					for (const referrer of referrersTo(rowId)) walk(referrer.collection, referrer.id, distance + 1);
				// A junction row is a part of the row that lists it.
				const parents = tableNamed(table).links;
				if (distance < MAX_DISTANCE)
					for (const [name, to] of parents)
						if (isListed(table, name, to)) {
							const target = idOf(rowOf(table, rowId)?.[name]);
							if (target !== undefined) walk(to, target, distance + 1);
						}
			};
			walk(collection, id, 0);
		},
		referrersTo,
		removeUnusedFiles() {
			const unused = sql("select id from row where collection = ? and id not in (select target from link)").all(
				FILES_COLLECTION,
			);
			const ids = unused.map(({ id }) => String(id));
			for (const id of ids) sql("delete from row where collection = ? and id = ?").run(FILES_COLLECTION, id);
			return ids;
		},
		nextTransition(after) {
			const times = ["begins", "ends"].flatMap((name) => {
				const time = sql(`select min(${name}) as time from row where ${name} > ?`).get(after)?.time;
				return typeof time === "number" ? [time] : [];
			});
			return times.length > 0 ? Math.min(...times) : undefined;
		},
		transitions: (after, until) =>
			["begins", "ends"].flatMap((name) =>
				sql(`select collection, id from row where ${name} > ? and ${name} <= ?`)
					.all(after, until)
					.map(({ collection, id }) => ({ collection: String(collection), id: String(id) })),
			),
	};
}

/** True if the rows that a column points to list the rows of the collection. */
function isListed(collection: string, column: string, to: string): boolean {
	return [...tableNamed(to).lists.values()].some((list) => list.collection === collection && list.column === column);
}

function idOf(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null && "id" in value ? String(value.id) : undefined;
}

function orderOf(row: Row, sort: string | undefined): number {
	return sort === undefined ? 0 : Number(row[sort] ?? Number.MAX_SAFE_INTEGER);
}

/** True if all dates of a row are valid. */
export function isStorable(collection: string, row: Row): boolean {
	return tableNamed(collection).moments.every((name) => !Number.isNaN(momentOf(row[name]) ?? 0));
}
