// Runs the migrations in `cms/migrations`; its README.md says how to write one.

import { readdir } from "node:fs/promises";
import type { Knex } from "knex";
import { CmsStartError } from "../cms-start-error.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./database-file.ts";
import { createOwnTables } from "./own-tables.ts";
import { openPostgres } from "./postgres-database.ts";

const migrationsFolder = new URL("../../migrations/", import.meta.url);

/** Migrates the database of an earlier version. Default export of `NNN-what-it-does.ts`. */
export type Migration = (trx: Knex) => Promise<void>;

/** Reads the migrations, by name and in the order of their numbers. */
async function readMigrations(): Promise<ReadonlyMap<string, Migration>> {
	const files = (await readdir(migrationsFolder)).filter((name) => /^\d{3}-[a-z0-9-]+\.ts$/.test(name)).toSorted();
	const loaded = files.map(async (file) => {
		const { default: migration } = (await import(new URL(file, migrationsFolder).href)) as { default: Migration };
		return [file.replace(/\.ts$/, ""), migration] as const;
	});
	return new Map(await Promise.all(loaded));
}

/**
 * Runs the migrations that a database does not record yet. A new database only records them: its schema is already
 * today's.
 * @param database with one connection, whose foreign keys are not enforced (SQLite recreates a table to drop a column)
 * @param migrations in the order in which they run
 * @returns names of the migrations that were recorded now
 * @throws CmsStartError if the database records a migration that this version does not have, or a migration fails
 */
export async function migrate(database: Knex, migrations: ReadonlyMap<string, Migration>): Promise<string[]> {
	await createOwnTables(database);
	const recorded: readonly string[] = await database("hub_migrations").pluck("name");
	const unknown = recorded.find((name) => !migrations.has(name));
	if (unknown !== undefined)
		throw new CmsStartError(
			`The database belongs to another version, whose migration ${unknown} this one does not have: start that version, restore a backup of this one, or move the database away to begin with a new one.`,
		);
	const isNew = (await database("directus_collections").first("collection")) === undefined;
	const done: string[] = [];
	for (const [name, migration] of migrations) {
		if (recorded.includes(name)) continue;
		if (await runOnce(database, name, isNew ? async () => {} : migration)) done.push(name);
	}
	return done;
}

/** Runs a migration and records it in one transaction, so that a kill leaves both or neither. */
async function runOnce(database: Knex, name: string, migration: Migration): Promise<boolean> {
	const work = database.transaction(async (trx) => {
		// Inserts the record first: a second process waits here until the first one commits, and then finds it.
		const inserted = await trx("hub_migrations")
			.insert({ name, done_at: new Date() })
			.onConflict("name")
			.ignore()
			.returning("name");
		if (inserted.length === 0) return false;
		await migration(trx);
		return true;
	});
	return work.catch((error: unknown) => {
		const reason = error instanceof Error ? error.message : String(error);
		throw new CmsStartError(`Migration ${name} of the database failed, and was undone as a whole: ${reason}.`, {
			cause: error,
		});
	});
}

/** Opens a database, runs its missing migrations, and closes it. @param file of the embedded database */
export async function migrateDatabase(which: Database, file: string): Promise<void> {
	const database = which.kind === "postgres" ? openPostgres(which) : openEmbedded(file);
	try {
		await migrate(database, await readMigrations());
	} finally {
		await database.destroy();
	}
}
