// Reads in SQL: the content service's own filters and orders, as it understands them, over the tables of the replica.

import type { Fields, Filter } from "@hub/shared-contracts/content/content-reader";
import type { CountRead, RowsRead } from "../directus/directus-source.server.ts";
import { type Column, type RowList, type Table, tableNamed } from "./replica-tables.server.ts";

/** A value that SQLite can be given. */
export type SqlValue = string | number | null;

/** A statement with its values. */
export interface Statement {
	readonly sql: string;
	readonly values: readonly SqlValue[];
}

/** The columns of a table that are read for fields: the plain ones, and those that relations need. */
function columnsFor(table: Table, fields: Fields): readonly string[] {
	const names = new Set(["id"]);
	for (const field of fields) {
		if (typeof field === "string") names.add(columnNamed(table, field).name);
		else for (const name of Object.keys(field)) if (!table.lists.has(name)) names.add(columnNamed(table, name).name);
	}
	return [...names];
}

/** The rows of a read. @param now the moment, in ms, that `$NOW` stands for */
export function rowsStatement({ collection, fields, filter, sort, limit, offset = 0 }: RowsRead, now: number): Statement {
	const table = tableNamed(collection);
	const query = createConditions(table, now);
	const where = query.where(filter);
	const columns = columnsFor(table, fields).map((name) => `t0.${quoted(name)}`);
	const sorted = sort.map((field) => (field.startsWith("-") ? ([field.slice(1), "desc"] as const) : ([field, "asc"] as const)));
	// What is equal in all that was asked for comes in the order of ids, and so in the same each time.
	if (!sorted.some(([name]) => name === "id")) sorted.push(["id", "asc"]);
	const order = sorted.map(([name, direction]) => `t0.${quoted(columnNamed(table, name).name)} ${direction}`);
	return {
		sql: `select ${columns.join(", ")} from ${query.from()} where ${where} order by ${order.join(", ")} limit ? + 0 offset ?`,
		// A sum, because SQLite plans by a limit that is a bare value, and would prepare the statement again for each read.
		values: [...query.values(), limit, offset],
	};
}

/** How many rows a read has, as `n`. */
export function countStatement({ collection, filter }: CountRead, now: number): Statement {
	const query = createConditions(tableNamed(collection), now);
	const where = query.where(filter);
	return { sql: `select count(*) as n from ${query.from()} where ${where}`, values: query.values() };
}

/** The rows with some ids, given as a list in JSON. */
export function byIdSql(table: Table, fields: Fields): string {
	return `select ${columnsFor(table, fields).map(quoted).join(", ")} from ${quoted(table.collection)} where id in (select value from json_each(?))`;
}

/** The rows that point to some others, whose ids are given as a list in JSON; `parent` is the one that each points to. */
export function listSql(table: Table, fields: Fields, { column, sort }: RowList): string {
	const order = [...(sort ? [quoted(sort)] : []), "id"].join(", ");
	const columns = columnsFor(table, fields).map(quoted).join(", ");
	return `select ${columns}, ${quoted(column)} as parent from ${quoted(table.collection)} where ${quoted(column)} in (select value from json_each(?)) order by ${order}`;
}

/** The conditions of one `select`. Values are collected in the order of their places, so a join must not have any. */
function createConditions(table: Table, now: number, alias = "t0", taken = { aliases: 1 }) {
	const values: SqlValue[] = [];
	const joins = new Map<string, { readonly alias: string; readonly sql: string }>();

	const joined = (from: string, { name }: Column, to: Table): string => {
		const path = `${from}.${name}`;
		const known = joins.get(path);
		if (known) return known.alias;
		const next = `t${taken.aliases++}`;
		joins.set(path, {
			alias: next,
			sql: `left join ${quoted(to.collection)} ${next} on ${next}.id = ${from}.${quoted(name)}`,
		});
		return next;
	};

	const all = (filter: Filter, at: Table, from: string): string =>
		allOf(Object.entries(filter).map(([name, wanted]) => condition(name, wanted, at, from)));

	const condition = (name: string, wanted: unknown, at: Table, from: string): string => {
		if (name === "_and" || name === "_or") {
			const parts = listed(name, wanted).map((part) => all(part, at, from));
			return name === "_and" || parts.length === 0 ? allOf(parts) : `(${parts.join(" or ")})`;
		}
		const inner = filterIn(name, wanted);
		const list = at.lists.get(name);
		if (list) {
			const other = tableNamed(list.collection);
			const inside = createConditions(other, now, `t${taken.aliases++}`, taken);
			const where = inside.where(inner);
			values.push(...inside.values());
			return `exists (select 1 from ${inside.from()} where ${inside.alias}.${quoted(list.column)} = ${from}.id and ${where})`;
		}
		const column = columnNamed(at, name);
		if (isOfValue(inner))
			return allOf(
				Object.entries(inner).map(([operator, value]) => compared(`${from}.${quoted(name)}`, column, operator, value, now, values)),
			);
		if (!column.to) throw new Error(`${at.collection}.${name} leads to no other row, so nothing can be asked of it.`);
		const to = tableNamed(column.to);
		return all(inner, to, joined(from, column, to));
	};

	return {
		alias,
		where: (filter: Filter) => all(filter, table, alias),
		from: () => [`${quoted(table.collection)} ${alias}`, ...[...joins.values()].map(({ sql }) => sql)].join(" "),
		values: (): readonly SqlValue[] => values,
	};
}

function allOf(parts: readonly string[]): string {
	return parts.length === 0 ? "1" : `(${parts.join(" and ")})`;
}

/** Whether a condition is one of a value, and not of the row that it leads to. */
function isOfValue(condition: Filter): boolean {
	return Object.keys(condition).every((name) => name.startsWith("_") && name !== "_and" && name !== "_or");
}

const ORDERS: Readonly<Record<string, string>> = { _lt: "<", _lte: "<=", _gt: ">", _gte: ">=", _eq: "=", _neq: "<>" };

function compared(at: string, column: Column, operator: string, wanted: unknown, now: number, values: SqlValue[]): string {
	const take = (value: SqlValue, sql: string): string => {
		values.push(value);
		return sql;
	};
	const order = ORDERS[operator];
	if (order) return take(stored(column, wanted === "$NOW" ? new Date(now).toISOString() : wanted), `${at} ${order} ?`);
	switch (operator) {
		case "_null":
			return wanted === true ? `${at} is null` : `${at} is not null`;
		case "_nnull":
			return wanted === true ? `${at} is not null` : `${at} is null`;
		case "_empty":
			return wanted === true ? isEmpty(at) : isNotEmpty(at);
		case "_nempty":
			return wanted === true ? isNotEmpty(at) : isEmpty(at);
		case "_in": {
			if (!Array.isArray(wanted)) throw new Error(`_in takes a list, not ${JSON.stringify(wanted)}.`);
			return take(JSON.stringify(wanted.map((value) => stored(column, value))), `${at} in (select value from json_each(?))`);
		}
		case "_contains":
			return take(String(wanted), `instr(${at}, ?) > 0`);
		case "_icontains":
			return take(String(wanted).toLowerCase(), `instr(lowered(${at}), ?) > 0`);
		case "_starts_with":
			return take(String(wanted), `instr(${at}, ?) = 1`);
		case "_ends_with":
			return `${take(String(wanted), `substr(${at}, -length(?))`)} = ${take(String(wanted), "?")}`;
		default:
			throw new Error(`The replica does not know the filter ${operator}: add it to replica-query.server.ts.`);
	}
}

/** How long a text is, which SQLite knows without reading it (https://sqlite.org/lang_corefunc.html#octet_length): indexes have it, too. */
export const lengthOf = (at: string) => `octet_length(${at})`;
const isEmpty = (at: string) => `(${at} is null or ${lengthOf(at)} = 0)`;
const isNotEmpty = (at: string) => `${lengthOf(at)} > 0`;

/** A value as its column stores it. @throws Error where it cannot */
export function stored({ name, kind }: Column, value: unknown): SqlValue {
	if (value === null || value === undefined) return null;
	if (kind === "boolean") return value === true || value === 1 ? 1 : 0;
	if (kind === "json") return JSON.stringify(value);
	if (kind === "words") return Array.isArray(value) ? value.join(",") : String(value);
	if (kind === "moment") return new Date(typeof value === "number" ? value : String(value)).toISOString();
	if (kind === "link" && typeof value === "object" && "id" in value) return String(value.id);
	if (typeof value === "string" || typeof value === "number") return kind === "number" ? Number(value) : String(value);
	throw new Error(`${name} cannot hold ${JSON.stringify(value)}.`);
}

/** Whether each value of a row is one that its column can hold. */
export function isStorable({ columns }: Table, row: Readonly<Record<string, unknown>>): boolean {
	try {
		for (const column of columns.values()) stored(column, row[column.name]);
		return true;
	} catch {
		return false;
	}
}

function columnNamed(table: Table, name: string): Column {
	const column = table.columns.get(name);
	if (column) return column;
	throw new Error(
		`The replica has no ${table.collection}.${name}. Declare in its collection where it is shown, or add it to replica-tables.server.ts.`,
	);
}

function listed(name: string, wanted: unknown): readonly Filter[] {
	if (Array.isArray(wanted)) return wanted.map((part) => filterIn(name, part));
	throw new Error(`${name} takes a list of conditions, not ${JSON.stringify(wanted)}.`);
}

function filterIn(name: string, value: unknown): Filter {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
	throw new Error(`A condition on ${name} cannot be ${JSON.stringify(value)}.`);
}

/** A name as SQL has it. */
export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
