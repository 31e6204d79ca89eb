// Replaces the rows of a database by those of an archive, in one transaction: a failure changes nothing.

import type { Knex } from "knex";
import { z } from "zod";
import { feedTables } from "../database/own-tables.ts";
import { type Archive, migrationsOf } from "./archive.ts";
import { ArchiveError } from "./archive-error.ts";
import { type ArchivedTable, archivedTables, clientOf } from "./archived-tables.ts";
import { toStored } from "./archived-value.ts";
import { digestOf } from "./table-digest.ts";

/** Maximum number of values per statement. SQLite allows 32,766, PostgreSQL 65,535. */
const MAX_VALUES = 20_000;

/** Maximum number of rows per statement. SQLite allows 500. */
const MAX_ROWS = 200;

const names = z.array(z.object({ name: z.string() }));
const constraints = z.array(z.object({ name: z.string(), table: z.string(), definition: z.string() }));
const sequences = z.array(z.object({ table: z.string(), column: z.string(), sequence: z.string() }));

/**
 * Replaces all archived rows.
 * @param database a separate connection, with foreign keys off on SQLite
 * @throws ArchiveError if the tables, or the stored rows, differ from those of the archive
 */
export async function replaceRows(database: Knex, archive: Archive): Promise<void> {
	const tables = await archivedTables(database);
	await checkTables(database, tables, archive);
	await database.transaction(async (trx) => {
		const resume = clientOf(trx) === "pg" ? await suspendOnPostgres(trx) : await suspendOnSqlite(trx);
		for (const table of tables) {
			await trx(table.name).delete();
			await fill(trx, table, archive);
		}
		await resume();
		for (const table of tables) {
			const [expected, stored] = [
				archive.manifest.tables.find(({ name }) => name === table.name),
				await digestOf(trx, table),
			];
			if (expected && (expected.rows !== stored.rows || expected.digest !== stored.digest))
				throw new ArchiveError(
					`The rows of ${table.name} differ from the backup (${stored.rows} of ${expected.rows}): nothing was restored.`,
				);
		}
	});
}

async function checkTables(database: Knex, tables: readonly ArchivedTable[], { manifest }: Archive): Promise<void> {
	const [installed, archived] = [await migrationsOf(database), manifest.migrations];
	const differing = [
		...installed.filter((name) => !archived.includes(name)),
		...archived.filter((name) => !installed.includes(name)),
	];
	if (differing.length > 0)
		throw new ArchiveError(
			`The backup was made by another version (${differing.slice(0, 3).join(", ")}): restore it with that version, then update.`,
		);
	for (const { name, columns } of manifest.tables) {
		const table = tables.find((candidate) => candidate.name === name);
		const missing = table ? columns.filter((column) => !table.columns.has(column)) : columns;
		if (missing.length > 0)
			throw new ArchiveError(
				`The backup has ${missing.slice(0, 3).join(", ")} in ${name}, which this version does not have. Add it in Studio first, or remove it from the source of the backup.`,
			);
	}
}

async function fill(trx: Knex, { name, columns }: ArchivedTable, archive: Archive): Promise<void> {
	const client = clientOf(trx);
	const chunkSize = Math.max(1, Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.size)));
	let batch: Record<string, unknown>[] = [];
	const flush = async () => {
		if (batch.length > 0) await trx(name).insert(batch);
		batch = [];
	};
	for await (const row of archive.rows(name)) {
		batch.push(
			Object.fromEntries(
				Object.entries(row).map(([column, value]) => [column, toStored(value, columns.get(column) ?? "text", client)]),
			),
		);
		if (batch.length >= chunkSize) await flush();
	}
	await flush();
}

/**
 * Drops triggers; the next start creates them again.
 * @returns a function to call after the rows are replaced, which empties the feed
 */
async function suspendOnSqlite(trx: Knex): Promise<() => Promise<void>> {
	for (const { name } of names.parse(await trx("sqlite_master").where({ type: "trigger" }).select("name")))
		await trx.raw("drop trigger ??", [name]);
	return () => emptyFeed(trx);
}

/**
 * Drops foreign keys and disables triggers.
 * @returns a function to call after the rows are replaced: it restores both, advances the sequences and empties the feed
 */
async function suspendOnPostgres(trx: Knex): Promise<() => Promise<void>> {
	const query = async (statement: string): Promise<unknown> =>
		z.object({ rows: z.unknown() }).parse(await trx.raw(statement)).rows;
	const here = "connamespace = current_schema()::regnamespace";
	const keys = constraints.parse(
		await query(
			`select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and ${here}`,
		),
	);
	for (const { name, table } of keys) await trx.raw(`alter table ${table} drop constraint ??`, [name]);
	const tablesWithTriggers = names.parse(
		await query(
			"select distinct c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace",
		),
	);
	for (const { name } of tablesWithTriggers) await trx.raw(`alter table ${name} disable trigger user`);
	return async () => {
		for (const { name, table, definition } of keys)
			await trx.raw(`alter table ${table} add constraint ?? ${definition}`, [name]);
		for (const { name } of tablesWithTriggers) await trx.raw(`alter table ${name} enable trigger user`);
		// Sequences continue after the highest existing number.
		const numbered = sequences.parse(
			await query(`
				select table_name as table, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
				from information_schema.columns
				where table_schema = current_schema() and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`),
		);
		for (const { table, column, sequence } of numbered)
			await trx.raw("select setval(?, coalesce((select max(??) from ??), 0) + 1, false)", [sequence, column, table]);
		await emptyFeed(trx);
	};
}

/** Empties the feed, which invalidates its readers' cursors. */
async function emptyFeed(trx: Knex): Promise<void> {
	if (!(await trx.schema.hasTable(feedTables.state))) return;
	await trx(feedTables.lines).delete();
	await trx(feedTables.state).increment("epoch");
}
