// Documents in the store: written when rows change, queried by the values that their collections declare.

import type { SQLInputValue, StatementSync } from "node:sqlite";
import type { RowDocuments } from "@hub/content-model/cms/create-documents";
import { documentTypes } from "@hub/content-model/cms/document-types";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { ContentQuery, StoredDocument } from "@hub/shared-contracts/content/content-reader";
import type { PageDocuments } from "@hub/shared-contracts/remote/remote-server";

/** Reads and writes documents. The caller opens transactions. */
export interface Documents {
	/** Replaces the documents of a row; undefined removes them. */
	put(collection: string, id: string, documents: RowDocuments | undefined): DocumentChange;
	/** Lists stored documents; links in their texts are not resolved yet. */
	list(query: ContentQuery<unknown>, now: number): readonly StoredDocument[];
	count(query: ContentQuery<unknown>, now: number): number;
	/** True if a row has documents, which means that it is live. */
	has(collection: string, id: string): boolean;
	/** Finds one part of a row. */
	find(collection: string, part: string, id: string): StoredDocument | undefined;
	/** Lists ids of a collection in ascending order, after `last`. */
	idsAfter(collection: string, last: string, limit: number): readonly string[];
	/** Lists documents that are pages, in every language, by key. @param where additional required values */
	addresses(pages: PageDocuments, where?: Readonly<Record<string, string>>): readonly DocumentAddress[];
	/** Lists pages of a range of entries, ordered by key. */
	addressesFrom(pages: PageDocuments, offset: number, limit: number): readonly DocumentAddress[];
	/** Counts entries that are pages. */
	countAddresses(pages: PageDocuments): number;
}

/** The effect of writing a row's documents. `moved`: links to them may be written differently. */
export type DocumentChange = "same" | "changed" | "moved";

/** One language of an entry that is a page. */
export interface DocumentAddress {
	readonly key: string;
	readonly locale: string;
	/** The parameters of its route. */
	readonly params: RouteParams;
	/** ISO time of the last change. */
	readonly modified: string | undefined;
}

const VALUE_OF = "select value from value where collection = ? and id = ? and name = ?";
/** The sum hides the value from SQLite's planner, which would prepare the statement again for each other value. */
const LIMIT = "limit ? + 0";
const COLUMNS = "d.id, d.key, d.locale, d.slug, d.announced, d.modified";

/** Conditions besides those of a route's pages: values, or SQL with its bound values. */
interface PageConditions {
	readonly values?: Readonly<Record<string, string>> | undefined;
	readonly sql?: string;
	readonly bound?: readonly SQLInputValue[];
}

/** @param sql prepares a statement */
export function createDocuments(sql: (text: string) => StatementSync): Documents {
	const partsOf = (collection: string, id: string): string =>
		JSON.stringify(
			Object.keys(documentTypes.get(collection)?.parts ?? {}).map(
				(part) =>
					sql("select json from part where collection = ? and part = ? and id = ?").get(collection, part, id)?.json,
			),
		);
	const valuesOf = (collection: string, id: string): string =>
		JSON.stringify(
			sql("select name, value from value where collection = ? and id = ? order by name, value").all(collection, id),
		);

	const remove = (collection: string, id: string): void => {
		sql("delete from document where collection = ? and id = ?").run(collection, id);
		for (const part of Object.keys(documentTypes.get(collection)?.parts ?? {}))
			sql("delete from part where collection = ? and part = ? and id = ?").run(collection, part, id);
		sql("delete from value where collection = ? and id = ?").run(collection, id);
	};

	const insert = (collection: string, id: string, documents: RowDocuments): void => {
		const { locale, key, slug, sort, over, announced, modified, values, parts } = documents;
		sql("insert into document values (?, ?, ?, ?, ?, ?, ?, ?, ?)").run(
			collection,
			id,
			locale,
			key,
			slug,
			sort,
			over ?? null,
			announced ?? null,
			modified ?? null,
		);
		for (const [part, item] of parts)
			sql("insert into part values (?, ?, ?, ?)").run(collection, part, id, JSON.stringify(item));
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

	const addressOf = (collection: string, id: string): string => {
		const document = sql("select locale, key, slug from document where collection = ? and id = ?").get(collection, id);
		const names = documentTypes.get(collection)?.addressedBy ?? [];
		return JSON.stringify([document, names.map((name) => sql(VALUE_OF).get(collection, id, name))]);
	};

	const readAddresses = (
		{ collection, params, where, needs }: PageDocuments,
		{ values: required = {}, sql: extra = "", bound = [] }: PageConditions,
	): readonly DocumentAddress[] => {
		const query = { collection, where: { ...where, ...required } };
		const {
			from,
			where: condition,
			values,
		} = conditions(query, 0, { needs, ...(extra ? { index: "document_key" } : {}) });
		const text = `select d.id, d.key, d.locale, d.slug, d.modified from ${from} where ${condition} ${extra} order by d.key, d.locale, d.id`;
		return sql(text)
			.all(...values, ...bound)
			.flatMap(({ id, key, locale, slug, modified }): readonly DocumentAddress[] => {
				const pageParams = Object.entries(params).map(
					([param, name]) =>
						[
							param,
							String((name === "slug" ? slug : sql(VALUE_OF).get(collection, String(id), name)?.value) ?? ""),
						] as const,
				);
				if (pageParams.some(([, value]) => value === "")) return [];
				return [
					{
						key: String(key),
						locale: String(locale),
						params: Object.fromEntries(pageParams),
						modified: modified === null ? undefined : String(modified),
					},
				];
			});
	};

	return {
		put(collection, id, documents) {
			const stateOf = () => [
				sql("select * from document where collection = ? and id = ?").get(collection, id),
				partsOf(collection, id),
				valuesOf(collection, id),
			];
			const [before, address] = [JSON.stringify(stateOf()), addressOf(collection, id)];
			remove(collection, id);
			if (documents) insert(collection, id, documents);
			if (JSON.stringify(stateOf()) === before) return "same";
			return addressOf(collection, id) === address ? "changed" : "moved";
		},
		addresses: (pages, values) => readAddresses(pages, { values }),
		addressesFrom(pages, offset, limit) {
			const { from, where, values } = conditions(pages, 0, { needs: pages.needs, index: "document_key" });
			const text = `select distinct d.key from ${from} where ${where} order by d.key ${LIMIT} offset ? + 0`;
			const keys = sql(text).all(...values, limit, offset);
			const [first, last] = [keys[0]?.key, keys.at(-1)?.key];
			if (typeof first !== "string" || typeof last !== "string") return [];
			return readAddresses(pages, { sql: "and d.key >= ? and d.key <= ?", bound: [first, last] });
		},
		countAddresses(pages) {
			const { from, where, values } = conditions(pages, 0, { needs: pages.needs, index: "document_key" });
			return Number(sql(`select count(distinct d.key) as n from ${from} where ${where}`).get(...values)?.n);
		},
		list(query, now) {
			const { part, limit = 100, offset = 0, reversed } = query;
			const { from, where, values, orderedBy } = conditions(query, now);
			const direction = reversed ? " desc" : "";
			const text = `select ${COLUMNS}, p.json from ${from} cross join part p on p.collection = d.collection and p.part = ? and p.id = d.id
				where ${where} order by ${orderedBy}.sort${direction}, ${orderedBy}.id${direction} ${LIMIT} offset ? + 0`;
			return sql(text)
				.all(part, ...values, limit, offset)
				.map(documentFrom);
		},
		count(query, now) {
			const { from, where, values } = conditions(query, now);
			return Number(sql(`select count(*) as n from ${from} where ${where}`).get(...values)?.n);
		},
		has: (collection, id) =>
			sql("select 1 from document where collection = ? and id = ?").get(collection, id) !== undefined,
		find(collection, part, id) {
			const text = `select ${COLUMNS}, p.json from document d join part p on p.collection = d.collection and p.part = ? and p.id = d.id
				where d.collection = ? and d.id = ?`;
			const row = sql(text).get(part, collection, id);
			return row && documentFrom(row);
		},
		idsAfter: (collection, last, limit) =>
			sql(`select id from document where collection = ? and id > ? order by id ${LIMIT}`)
				.all(collection, last, limit)
				.map(({ id }) => String(id)),
	};
}

/** The SQL parts of a query. */
interface Conditions {
	/** Names the first table and its index: without statistics, SQLite would read a whole collection. */
	readonly from: string;
	readonly where: string;
	readonly values: readonly SQLInputValue[];
	/** The alias of the table that lists are ordered by. */
	readonly orderedBy: "d" | "v";
}

function conditions(
	{ collection, locale, where = {}, except, over }: Omit<ContentQuery<unknown>, "part">,
	now: number,
	{ needs = [], index }: { readonly needs?: readonly string[] | undefined; readonly index?: string } = {},
): Conditions {
	const parts: string[] = ["d.collection = ?"];
	const values: SQLInputValue[] = [collection];
	const add = (condition: string, ...more: SQLInputValue[]): void => {
		parts.push(condition);
		values.push(...more);
	};
	if (locale !== undefined) add("d.locale = ?", locale);
	let fromIndex = index ?? indexFor(where);
	let orderedBy: Conditions["orderedBy"] = "d";
	for (const [name, value] of Object.entries(where)) {
		if (value === undefined) continue;
		if (name === "slug" || name === "key") add(`d.${name} = ?`, value);
		else if (fromIndex === undefined && orderedBy === "d") {
			orderedBy = "v";
			add("v.collection = ? and v.name = ? and v.value = ?", collection, name, value);
			if (locale !== undefined) add("v.locale = ?", locale);
		} else add(`exists (${HAS_VALUE} and o.value = ?)`, name, value);
	}
	for (const name of needs) add(`exists (${HAS_VALUE} and o.value <> '')`, name);
	if (except !== undefined) add("d.key <> ?", except);
	if (over !== undefined) add(over ? "d.over < ?" : "(d.over is null or d.over >= ?)", now);
	if (orderedBy === "d" && locale !== undefined) fromIndex ??= "document_order";
	const table = `document d${fromIndex === undefined ? "" : ` indexed by ${fromIndex}`}`;
	return {
		from: orderedBy === "v" ? "value v cross join document d on d.collection = v.collection and d.id = v.id" : table,
		where: parts.join(" and "),
		values,
		orderedBy,
	};
}

function indexFor({ slug, key }: NonNullable<ContentQuery<unknown>["where"]>): string | undefined {
	if (slug !== undefined) return "document_slug";
	return key === undefined ? undefined : "document_key";
}

const HAS_VALUE = "select 1 from value o where o.collection = d.collection and o.id = d.id and o.name = ?";
