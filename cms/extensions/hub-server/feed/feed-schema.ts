// Change feed in the database: triggers add a line for each written or deleted row. This covers every write: by
// Directus, by extensions' own statements, imports, cascades and migrations.

import type { Knex } from "knex";
import { z } from "zod";
import { feedTables } from "../../../src/database/own-tables.ts";

/**
 * Table with one line per change. `tx` orders late commits in PostgreSQL (0 on SQLite), `seq` the changes of one
 * transaction.
 */
export const FEED = feedTables.lines;

/**
 * Table with one row: the epoch, the last pruned line, and the schema version at which the triggers were complete
 * (SQLite).
 */
export const STATE = feedTables.state;

const EVENTS = ["insert", "update", "delete"] as const;
type Event = (typeof EVENTS)[number];

const state = z.object({ epoch: z.number(), schema_version: z.coerce.number().nullable() });
const versions = z.tuple([z.object({ schema_version: z.coerce.number() })]);
const named = z.array(z.object({ name: z.string(), sql: z.string() }));
const epochs = z.tuple([z.object({ epoch: z.number() })]);

/** True on SQLite, where altering a table drops its triggers silently. */
export const isSqlite = (database: Knex): boolean => database.client.config.client !== "pg";

/**
 * Creates missing triggers of all followed tables. If none is missing, this costs one pragma on SQLite and one query on
 * PostgreSQL.
 * @param followed tables with a column `id`; those that don't exist yet are skipped
 * @returns the epoch. It increases whenever a trigger was missing, because changes may have been missed and readers
 * have to read everything again
 */
export function ensureFeed(database: Knex, followed: readonly string[]): Promise<number> {
	return isSqlite(database) ? ensureOnSqlite(database, followed) : ensureOnPostgres(database, followed);
}

async function ensureOnSqlite(database: Knex, followed: readonly string[]): Promise<number> {
	const version = async (on: Knex) => versions.parse(await on.raw("pragma schema_version"))[0].schema_version;
	const known = await stateOf(database);
	if (known && known.schema_version === (await version(database))) return known.epoch;
	return database.transaction(async (trx) => {
		if (!known) {
			await trx.raw(
				`create table if not exists ${FEED} (seq integer primary key autoincrement, collection text not null, item text not null, at integer not null)`,
			);
			await trx.raw(`create index if not exists ${FEED}_at on ${FEED} (at)`);
			await trx.raw(
				`create table if not exists ${STATE} (id integer primary key, epoch integer not null, floor text not null, schema_version integer)`,
			);
		}
		const parts = async (type: "table" | "trigger") =>
			named.parse(await trx("sqlite_master").where({ type }).whereNotNull("sql").select("name", "sql"));
		const tables = new Set((await parts("table")).map(({ name }) => name));
		const present = new Map((await parts("trigger")).map(({ name, sql }) => [name, sql]));
		const wanted = new Map(
			followed
				.filter((table) => tables.has(table))
				.flatMap((table) => EVENTS.map((event) => [triggerName(table, event), sqliteTrigger(table, event)] as const)),
		);
		const missing = [...wanted].filter(([name, sql]) => present.get(name) !== sql);
		for (const [name, sql] of missing) {
			await trx.raw(`drop trigger if exists "${name}"`);
			await trx.raw(sql);
		}
		for (const name of present.keys())
			if (name.startsWith(`${FEED}_`) && !wanted.has(name)) await trx.raw(`drop trigger "${name}"`);
		return raiseEpoch(trx, missing.length > 0 ? 1 : 0, await version(trx));
	});
}

function sqliteTrigger(table: string, event: Event): string {
	const now = "cast((julianday('now') - 2440587.5) * 86400000 as integer)";
	const line = (row: "new" | "old") =>
		`insert into ${FEED} (collection, item, at) values ('${table}', ${row}."id", ${now})`;
	const moved = `insert into ${FEED} (collection, item, at) select '${table}', old."id", ${now} where old."id" is not new."id"`;
	const lines = { insert: [line("new")], update: [line("new"), moved], delete: [line("old")] }[event];
	return `CREATE TRIGGER "${triggerName(table, event)}" after ${event} on "${table}" begin ${lines.join("; ")}; end`;
}

/**
 * Function of PostgreSQL's triggers on all tables. It writes no `tx`: the column's default is the current transaction.
 */
const POSTGRES_FUNCTION = `create or replace function ${FEED}_note() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		insert into ${FEED} (collection, item, at) values (tg_table_name, old.id::text, (extract(epoch from clock_timestamp()) * 1000)::bigint);
	end if;
	if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.id is distinct from old.id) then
		insert into ${FEED} (collection, item, at) values (tg_table_name, new.id::text, (extract(epoch from clock_timestamp()) * 1000)::bigint);
	end if;
	return null;
end $$`;

async function ensureOnPostgres(database: Knex, followed: readonly string[]): Promise<number> {
	const rows = z.object({ rows: z.array(z.object({ name: z.string() })) });
	const found = async (sql: string) => new Set(rows.parse(await database.raw(sql)).rows.map(({ name }) => name));
	const tables = await found("select tablename as name from pg_tables where schemaname = any (current_schemas(false))");
	const present = await found(
		`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = '${FEED}_row' and t.tgenabled <> 'D'`,
	);
	const known = await stateOf(database);
	const missing = followed.filter((table) => tables.has(table) && !present.has(table));
	if (known && missing.length === 0) return known.epoch;
	return database.transaction(async (trx) => {
		// With two processes, the second waits and finds the tables of the first.
		await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [FEED]);
		await trx.raw(
			`create table if not exists ${FEED} (tx xid8 not null default pg_current_xact_id(), seq bigserial, collection text not null, item text not null, at bigint not null, primary key (tx, seq))`,
		);
		await trx.raw(`create index if not exists ${FEED}_at on ${FEED} (at)`);
		await trx.raw(
			`create table if not exists ${STATE} (id integer primary key, epoch integer not null, floor text not null, schema_version bigint)`,
		);
		await trx.raw(POSTGRES_FUNCTION);
		for (const table of missing) {
			await trx.raw(`drop trigger if exists ${FEED}_row on "${table}"`);
			await trx.raw(
				`create trigger ${FEED}_row after insert or update or delete on "${table}" for each row execute function ${FEED}_note()`,
			);
		}
		return raiseEpoch(trx, missing.length > 0 ? 1 : 0, null);
	});
}

async function stateOf(database: Knex): Promise<z.infer<typeof state> | undefined> {
	if (!(await database.schema.hasTable(STATE))) return undefined;
	return state.optional().parse(await database(STATE).where({ id: 1 }).first("epoch", "schema_version"));
}

async function raiseEpoch(trx: Knex, by: number, schemaVersion: number | null): Promise<number> {
	const stored = await trx(STATE)
		.insert({ id: 1, epoch: 1, floor: "0.0", schema_version: schemaVersion })
		.onConflict("id")
		.merge({ epoch: trx.raw("??.?? + ?", [STATE, "epoch", by]), schema_version: schemaVersion })
		.returning("epoch");
	return epochs.parse(stored)[0].epoch;
}

const triggerName = (table: string, event: Event): string => `${FEED}_${table}_${event}`;
