import { readdir } from "node:fs/promises";
import type { Knex } from "knex";
import { CmsStartError } from "./cms-start-error.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./database-file.ts";
import type { Migration, Step } from "./migration-steps.ts";
import { makeOwnTables } from "./own-tables.ts";
import { openPostgres } from "./postgres-database.ts";

/** Where the migrations are: a file each, `NNN-what-it-does.ts`, done in the order of their numbers. */
const migrationsFolder = new URL("../migrations/", import.meta.url);

/** Before Directus starts and the schema comes in, or after both; see `Migration`. */
export type Phase = keyof Migration;

/** Reads the migrations, by name and in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Map<string, Migration>> {
	const files = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.ts$/.test(name)).toSorted();
	const loaded = files.map(async (file) => {
		// Each file exports one; a test reads all of them.
		const { default: migration } = (await import(new URL(file, folder).href)) as { default: Migration };
		return [file.replace(/\.ts$/, ""), migration] as const;
	});
	return new Map(await Promise.all(loaded));
}

/**
 * Does what has not been done of a phase, each migration once in the life of a database and in order. A migration's steps and the note
 * that they were done are one transaction: a kill at any moment leaves all of them or none.
 * @param database with one connection, whose foreign keys are not enforced while tables are recreated (SQLite)
 * @returns the names of those that were done now
 * @throws CmsStartError when the database has been migrated by a later release
 */
export async function migrate(database: Knex, phase: Phase, migrations: ReadonlyMap<string, Migration>): Promise<string[]> {
	await makeOwnTables(database);
	const stored: { name: string }[] = await database("hub_migrations").select("name");
	const unknown = stored.map(({ name }) => name.split("/")[0] ?? "").find((name) => !migrations.has(name));
	if (unknown) {
		throw new CmsStartError(
			`The database was brought to a later release (migration ${unknown}): start that release, or put a backup in its place.`,
		);
	}
	const done: string[] = [];
	for (const [name, migration] of migrations) {
		const steps = migration[phase] ?? [];
		if (steps.length > 0 && (await doOnce(database, `${name}/${phase}`, steps))) done.push(name);
	}
	return done;
}

async function doOnce(database: Knex, name: string, steps: readonly Step[]): Promise<boolean> {
	if (await database("hub_migrations").where({ name }).first()) return false;
	const work = database.transaction(async (trx) => {
		// The note first: of two processes the second one waits here, and then finds it.
		const noted = await trx("hub_migrations").insert({ name, done_at: new Date() }).onConflict("name").ignore().returning("name");
		if (noted.length === 0) return false;
		for (const step of steps) await step(trx);
		return true;
	});
	return work.catch((error: unknown) => {
		const reason = error instanceof Error ? error.message : String(error);
		throw new CmsStartError(`Migration ${name} of the database failed, and nothing of it was done: ${reason}.`, { cause: error });
	});
}

/** Opens a database, does what has not been done of a phase, and closes it. @param file that of the embedded database */
export async function migrateDatabase(which: Database, file: string, phase: Phase): Promise<string[]> {
	const database = which.kind === "postgres" ? openPostgres(which) : openEmbedded(file);
	try {
		return await migrate(database, phase, await readMigrations());
	} finally {
		await database.destroy();
	}
}
