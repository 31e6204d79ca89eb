import { rm, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import knex, { type Knex } from "knex";
import { CmsStartError } from "../cms-start-error.ts";

/** `absent`: missing or empty. `ready`: a Directus whose bootstrap was completed. */
export type DatabaseState = "absent" | "ready";

/** Size in MB from which a check takes seconds if the file is not cached, and more than a minute for a gigabyte. */
const LARGE_MB = 64;

/**
 * Checks the database before Directus opens it. Opening it also rolls back the unfinished transaction of a killed
 * process.
 * @param progress called with a sentence if it may take long
 * @throws CmsStartError if the file is damaged, in use, or a database of another program
 */
export async function inspectDatabase(
	path: string,
	progress: (text: string) => void = () => undefined,
): Promise<DatabaseState> {
	const size = await sizeOf(path);
	if (size === undefined || size === 0) return "absent";
	const megabytes = Math.round(size / 1024 / 1024);
	if (megabytes >= LARGE_MB) progress(`Checking the content service's database, which has ${megabytes} MB`);
	let database: DatabaseSync;
	try {
		database = new DatabaseSync(path, { timeout: 3_000 });
	} catch (error) {
		throw new CmsStartError(damaged(path, error), { cause: error });
	}
	try {
		const tables = new Set(
			database
				.prepare("select name from sqlite_master where type = 'table'")
				.all()
				.map(({ name }) => String(name)),
		);
		if (tables.size === 0) return "absent";
		const verdict = database.prepare("pragma quick_check(1)").get()?.quick_check;
		if (verdict !== "ok") throw new CmsStartError(damaged(path, new Error(String(verdict))));
		if (!tables.has("directus_users") || !tables.has("directus_migrations")) {
			throw new CmsStartError(`${path} belongs to another program: move it away, or set DATA_DIR to another folder.`);
		}
		return "ready";
	} catch (error) {
		if (error instanceof CmsStartError) throw error;
		throw new CmsStartError(damaged(path, error), { cause: error });
	} finally {
		database.close();
	}
}

/**
 * Opens the database for changes of its tables, with one connection. Foreign keys are not enforced, as is SQLite's
 * default, since it recreates a table to drop a column (https://www.sqlite.org/lang_altertable.html#otheralter).
 * Directus may be writing too.
 */
export function openEmbedded(path: string): Knex {
	return knex({
		client: "sqlite3",
		connection: { filename: path },
		useNullAsDefault: true,
		pool: {
			min: 1,
			max: 1,
			afterCreate: (
				connection: { run(sql: string, done: (error: Error | null) => void): void },
				done: (error: Error | null) => void,
			) => connection.run("pragma busy_timeout = 10000", done),
		},
	});
}

/**
 * Copies a database into a new, compact file: a consistent snapshot, even while Directus writes
 * (https://www.sqlite.org/lang_vacuum.html#vacuuminto).
 */
export function copyDatabase(from: string, to: string): void {
	const database = new DatabaseSync(from, { timeout: 3_000 });
	try {
		database.prepare("vacuum into ?").run(to);
	} finally {
		database.close();
	}
}

/** Removes a database with the files that SQLite keeps beside it. */
export async function removeDatabase(path: string): Promise<void> {
	for (const suffix of ["-journal", "-wal", "-shm", ""]) await rm(`${path}${suffix}`, { force: true });
}

async function sizeOf(path: string): Promise<number | undefined> {
	try {
		return (await stat(path)).size;
	} catch {
		return undefined;
	}
}

function damaged(path: string, error: unknown): string {
	const reason = (error instanceof Error ? error.message : String(error)).split("\n").at(-1) ?? "";
	if (/locked|busy/i.test(reason))
		return `The database ${path} is in use by another process: stop that one first, then start again.`;
	return `The database ${path} is damaged (${reason}): put a backup in its place, or move it away to begin with a new one.`;
}
