// The documents in the store: written when rows change, found by the values that their collections declare.

import type { SQLInputValue, StatementSync } from "node:sqlite";
import { documentTypes } from "@hub/content-model/cms/document-types";
import type { MadeDocuments } from "@hub/content-model/cms/made-documents";
import type { ContentQuery, StoredDocument } from "@hub/shared-contracts/content/content-reader";

/** Reads and writes documents. The caller opens transactions. */
export interface Documents {
	/** Replaces the documents of a row; undefined removes them. @returns true if anything changed */
	put(collection: string, id: string, made: MadeDocuments | undefined): boolean;
	/** Lists documents as they are stored: links in their texts are not written yet. */
	list(query: ContentQuery<unknown>, now: number): readonly StoredDocument[];
	count(query: ContentQuery<unknown>, now: number): number;
	/** True if a row is live: it has documents. */
	has(collection: string, id: string): boolean;
	/** Finds one part of a row. */
	find(collection: string, part: string, id: string): StoredDocument | undefined;
	/** Lists ids of a collection in ascending order, after `last`. */
	idsAfter(collection: string, last: string, limit: number): readonly string[];
}

const COLUMNS = "d.id, d.key, d.locale, d.slug, d.announced, d.modified";

/** @param sql prepares a statement */
export function createDocuments(sql: (text: string) => StatementSync): Documents {
	const partsOf = (collection: string, id: string): string =>
		JSON.stringify(
			Object.keys(documentTypes.get(collection)?.parts ?? {}).map(
				(part) => sql("select json from part where collection = ? and part = ? and id = ?").get(collection, part, id)?.json,
			),
		);
	const valuesOf = (collection: string, id: string): string =>
		JSON.stringify(sql("select name, value from value where collection = ? and id = ? order by name, value").all(collection, id));

	const remove = (collection: string, id: string): void => {
		sql("delete from document where collection = ? and id = ?").run(collection, id);
		for (const part of Object.keys(documentTypes.get(collection)?.parts ?? {}))
			sql("delete from part where collection = ? and part = ? and id = ?").run(collection, part, id);
		sql("delete from value where collection = ? and id = ?").run(collection, id);
	};

	const insert = (collection: string, id: string, made: MadeDocuments): void => {
		const { locale, key, slug, sort, over, announced, modified, values, parts } = made;
		sql("insert into document values (?, ?, ?, ?, ?, ?, ?, ?, ?)").run(
			...[collection, id, locale, key, slug, sort],
			...[over ?? null, announced ?? null, modified ?? null],
		);
		for (const [part, item] of parts) sql("insert into part values (?, ?, ?, ?)").run(collection, part, id, JSON.stringify(item));
		for (const [name, all] of values)
			for (const value of new Set(all))
				sql("insert into value values (?, ?, ?, ?, ?, ?)").run(collection, name, value, locale, sort, id);
	};

	const documentFrom = (row: Record<string, unknown>): StoredDocument => ({
		id: String(row.id),
		key: String(row.key),
		locale: String(row.locale),
		slug: String(row.slug),
		item: JSON.parse(String(row.json)),
		announced: row.announced === null ? undefined : String(row.announced),
		modified: row.modified === null ? undefined : String(row.modified),
	});

	return {
		put(collection, id, made) {
			const stateOf = () => [
				sql("select * from document where collection = ? and id = ?").get(collection, id),
				partsOf(collection, id),
				valuesOf(collection, id),
			];
			const before = JSON.stringify(stateOf());
			remove(collection, id);
			if (made) insert(collection, id, made);
			return JSON.stringify(stateOf()) !== before;
		},
		list(query, now) {
			const { part, limit = 100, offset = 0, reversed } = query;
			const { where, values } = conditions(query, now);
			const direction = reversed ? " desc" : "";
			const text = `select ${COLUMNS}, p.json from document d join part p on p.collection = d.collection and p.part = ? and p.id = d.id
				where ${where} order by d.sort${direction}, d.id${direction} limit ? + 0 offset ? + 0`;
			return sql(text)
				.all(part, ...values, limit, offset)
				.map(documentFrom);
		},
		count(query, now) {
			const { where, values } = conditions(query, now);
			return Number(sql(`select count(*) as n from document d where ${where}`).get(...values)?.n);
		},
		has: (collection, id) => sql("select 1 from document where collection = ? and id = ?").get(collection, id) !== undefined,
		find(collection, part, id) {
			const text = `select ${COLUMNS}, p.json from document d join part p on p.collection = d.collection and p.part = ? and p.id = d.id
				where d.collection = ? and d.id = ?`;
			const row = sql(text).get(part, collection, id);
			return row && documentFrom(row);
		},
		idsAfter: (collection, last, limit) =>
			sql("select id from document where collection = ? and id > ? order by id limit ? + 0")
				.all(collection, last, limit)
				.map(({ id }) => String(id)),
	};
}

/** The conditions of a query in SQL. SQLite joins `value` first: its key has the order of lists too. */
function conditions(query: ContentQuery<unknown>, now: number) {
	const { collection, locale, where = {}, except, over } = query;
	const parts: string[] = ["d.collection = ?"];
	const values: SQLInputValue[] = [collection];
	const add = (condition: string, ...more: SQLInputValue[]): void => {
		parts.push(condition);
		values.push(...more);
	};
	if (locale !== undefined) add("d.locale = ?", locale);
	for (const [name, value] of Object.entries(where)) {
		if (value === undefined) continue;
		if (name === "slug" || name === "key") add(`d.${name} = ?`, value);
		else
			add(
				"exists (select 1 from value v where v.collection = d.collection and v.name = ? and v.value = ? and v.locale = d.locale and v.sort = d.sort and v.id = d.id)",
				...[name, value],
			);
	}
	if (except !== undefined) add("d.key <> ?", except);
	if (over !== undefined) add(over ? "d.over < ?" : "(d.over is null or d.over >= ?)", now);
	return { where: parts.join(" and "), values };
}
