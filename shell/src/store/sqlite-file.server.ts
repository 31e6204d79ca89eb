// SQLite files of the site. All are derived from Directus, so a damaged one is replaced.

import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";

const MAX_STATEMENTS = 500;

/** An intact file with the tables of another version of the code. */
export class SchemaMismatch extends Error {}

/**
 * Opens a file that only this user can read. Creates it, and its folder, if missing. Deleted rows are overwritten, so
 * that withdrawn texts leave the file.
 * @param path default: in memory
 * @param prepare creates or checks the tables. A damaged file, or one for which it throws SchemaMismatch, is replaced by an
 * empty one
 */
export function openSqliteFile(path: string | undefined, prepare: (database: DatabaseSync) => void): DatabaseSync {
	const open = (): DatabaseSync => {
		if (path !== undefined) {
			mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
			// SQLite creates its -wal and -shm files with the mode of the database file.
			closeSync(openSync(path, "a", 0o600));
			chmodSync(path, 0o600);
		}
		const database = new DatabaseSync(path ?? ":memory:", { timeout: 5_000 });
		try {
			database.exec(
				"pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on; pragma cache_size = -16000",
			);
			prepare(database);
			return database;
		} catch (error) {
			database.close();
			throw error;
		}
	};
	try {
		return open();
	} catch (error) {
		if (path === undefined || !(error instanceof SchemaMismatch || isDamaged(error))) throw error;
		removeSqliteFile(path);
		return open();
	}
}

export function removeSqliteFile(path: string): void {
	for (const part of ["", "-wal", "-shm"]) rmSync(`${path}${part}`, { force: true });
}

/**
 * True if SQLite reports a damaged file: SQLITE_CORRUPT with its extended codes, SQLITE_NOTADB, or
 * SQLITE_IOERR_SHORT_READ. https://sqlite.org/rescode.html
 */
export function isDamaged(error: unknown): boolean {
	const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
	return [11, 26].includes(code & 0xff) || code === 522;
}

/**
 * Returns a function that prepares each statement of a database once.
 * @param toSql converts a text to SQL. Default: the text is SQL
 */
export function statementsOf(
	database: DatabaseSync,
	toSql = (text: string): string => text,
): (text: string) => StatementSync {
	const known = new LRUCache<string, StatementSync>({ max: MAX_STATEMENTS });
	return (text) => {
		const statement = known.get(text) ?? database.prepare(toSql(text));
		known.set(text, statement);
		return statement;
	};
}
