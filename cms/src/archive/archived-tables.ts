// Reads the tables of the content service: columns, keys, and rows in the form of an archive.

import type { Knex } from "knex";
import { z } from "zod";
import { feedTables } from "../database/own-tables.ts";
import { type ColumnKind, kindOf, toArchived } from "./archived-value.ts";

/** A table to copy. */
export interface ArchivedTable {
	readonly name: string;
	readonly columns: ReadonlyMap<string, ColumnKind>;
	/** Columns of the primary key. */
	readonly key: readonly string[];
}

/** A row in the form of an archive. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

/**
 * Tables that belong to one database or process and are created again if missing: sessions, leases, the feed of
 * changes, data of the installed code. The archive's manifest records migrations itself.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
	"directus_sessions",
	"directus_migrations",
	"directus_extensions",
	"hub_migrations",
	"hub_leases",
	...Object.values(feedTables),
]);

/** Number of rows per query. */
const CHUNK_ROWS = 500;

const names = z.array(z.object({ name: z.string() }));
const sqliteColumns = z.array(z.object({ name: z.string(), type: z.string(), pk: z.number() }));
const postgresColumns = z.array(
	z.object({ table: z.string(), name: z.string(), type: z.string(), key: z.number().nullable() }),
);

/** Returns Knex' name for the database. */
export function clientOf(database: Knex): "sqlite3" | "pg" {
	return database.client.config.client === "pg" ? "pg" : "sqlite3";
}

/** Returns all tables to archive, sorted by name. */
export async function archivedTables(database: Knex): Promise<readonly ArchivedTable[]> {
	const tables = clientOf(database) === "pg" ? await postgresTables(database) : await sqliteTables(database);
	return tables.filter(({ name }) => !LEFT_OUT.has(name)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

async function sqliteTables(database: Knex): Promise<ArchivedTable[]> {
	const found = names.parse(
		await database("sqlite_master").where({ type: "table" }).whereNot("name", "like", "sqlite_%").select("name"),
	);
	const tables: ArchivedTable[] = [];
	for (const { name } of found) {
		const columns = sqliteColumns.parse(await database.raw("select name, type, pk from pragma_table_info(?)", [name]));
		const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
		tables.push(
			table(
				name,
				columns,
				key.map((one) => one.name),
			),
		);
	}
	return tables;
}

async function postgresTables(database: Knex): Promise<ArchivedTable[]> {
	const { rows }: { rows: unknown } = await database.raw(`
		select c.table_name as table, c.column_name as name, c.data_type as type, k.ordinal_position as key
		from information_schema.columns c
		join information_schema.tables t using (table_schema, table_name)
		left join information_schema.table_constraints p
			on p.table_schema = c.table_schema and p.table_name = c.table_name and p.constraint_type = 'PRIMARY KEY'
		left join information_schema.key_column_usage k
			on k.constraint_schema = p.constraint_schema and k.constraint_name = p.constraint_name and k.table_name = c.table_name
				and k.column_name = c.column_name
		where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
		order by c.table_name, c.ordinal_position`);
	return [...Map.groupBy(postgresColumns.parse(rows), (column) => column.table)].map(([name, columns]) => {
		const key = columns.filter((one) => one.key !== null).toSorted((one, other) => (one.key ?? 0) - (other.key ?? 0));
		return table(
			name,
			columns,
			key.map((one) => one.name),
		);
	});
}

function table(
	name: string,
	columns: readonly { readonly name: string; readonly type: string }[],
	key: readonly string[],
): ArchivedTable {
	return { name, columns: new Map(columns.map((column) => [column.name, kindOf(column.type)])), key };
}

/** Reads the rows of a table in chunks. A table whose primary key has one column is never in memory as a whole. */
export async function* rowsOf(
	database: Knex,
	{ name, columns, key }: ArchivedTable,
): AsyncGenerator<readonly ArchivedRow[]> {
	const select = [...columns].map(([column, kind]) => selected(database, column, kind));
	const read = async (filter: (query: Knex.QueryBuilder) => void): Promise<ArchivedRow[]> => {
		const query = database(name).select(select);
		filter(query);
		const rows: Record<string, unknown>[] = await query;
		return rows.map((row) =>
			Object.fromEntries([...columns].map(([column, kind]) => [column, toArchived(row[column], kind)])),
		);
	};
	const [keyColumn, ...others] = key;
	if (keyColumn === undefined || others.length > 0) {
		yield await read(() => undefined);
		return;
	}
	let last: unknown;
	for (;;) {
		const page = await read((query) => {
			if (last !== undefined) query.where(keyColumn, ">", last as Knex.Value);
			query.orderBy(keyColumn).limit(CHUNK_ROWS);
		});
		if (page.length > 0) yield page;
		if (page.length < CHUNK_ROWS) return;
		last = page.at(-1)?.[keyColumn];
	}
}

/** Selects times as texts in UTC: PostgreSQL's driver would return them in the process's time zone. */
function selected(database: Knex, column: string, kind: ColumnKind): string | Knex.Raw {
	if (clientOf(database) !== "pg") return column;
	const format = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
	if (kind === "moment") return database.raw(`to_char(?? at time zone 'UTC', ${format}) as ??`, [column, column]);
	if (kind === "moment-without-zone") return database.raw(`to_char(??, ${format}) as ??`, [column, column]);
	// Selects structures as text: the driver does not distinguish JSON strings from numbers.
	if (kind === "structure") return database.raw("??::text as ??", [column, column]);
	if (kind === "day") return database.raw(`to_char(??, 'YYYY-MM-DD') as ??`, [column, column]);
	return column;
}
