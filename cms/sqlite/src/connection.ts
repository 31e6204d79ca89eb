// One open database with synchronous calls. It runs in a thread of its own, so that the main thread never waits for the disk.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { Bindings } from "./bindings.ts";

/** SQLite's flags for opening a database (https://www.sqlite.org/c3ref/c_open_autoproxy.html). */
export const OPEN_FLAGS = {
	OPEN_READONLY: 0x1,
	OPEN_READWRITE: 0x2,
	OPEN_CREATE: 0x4,
	OPEN_URI: 0x40,
	OPEN_FULLMUTEX: 0x10000,
	OPEN_SHAREDCACHE: 0x20000,
	OPEN_PRIVATECACHE: 0x40000,
} as const;

/** Default for `configure("busyTimeout", …)`, the time to wait for another process's lock, in ms; the same as in sqlite3. */
const BUSY_TIMEOUT = 1_000;

/** How many prepared statements are cached. */
const CACHED_STATEMENTS = 200;

/** A value of a row. Integers beyond 2^53 lose precision, as in sqlite3. */
export type Value = null | number | string | Uint8Array;

/** Rows as they travel between threads. */
export interface Rows {
	readonly columns: readonly string[];
	readonly values: readonly (readonly Value[])[];
}

/** The effect of a statement. */
export interface Changes {
	readonly lastID: number;
	readonly changes: number;
}

export class Connection {
	readonly #database: DatabaseSync;
	/** Prepared statements, least recently used first. */
	readonly #statements = new Map<string, StatementSync>();

	/** @param mode flags of `OPEN_FLAGS` */
	constructor(file: string, mode: number) {
		const isFile = file !== "" && file !== ":memory:" && !(mode & OPEN_FLAGS.OPEN_URI);
		const path = isFile ? resolve(file) : file;
		if (isFile && !(mode & OPEN_FLAGS.OPEN_CREATE) && !existsSync(path)) throw new CannotOpen();
		this.#database = new DatabaseSync(path, {
			readOnly: (mode & OPEN_FLAGS.OPEN_READONLY) !== 0,
			timeout: BUSY_TIMEOUT,
			// The defaults of SQLite and sqlite3, from which node:sqlite differs. Directus turns foreign keys on itself.
			enableForeignKeyConstraints: false,
			enableDoubleQuotedStringLiterals: true,
			allowBareNamedParameters: false,
			readBigInts: true,
			returnArrays: true,
		});
	}

	/** All rows of a statement. */
	all(sql: string, bindings: Bindings): Rows {
		const statement = this.#prepared(sql);
		const values = call(statement.all, statement, bindings) as unknown as Value[][];
		for (const row of values) {
			for (const [at, value] of row.entries()) if (typeof value === "bigint") row[at] = Number(value);
		}
		// Read after running: SQLite re-prepares a cached statement when a table has changed.
		return { columns: values.length === 0 ? [] : statement.columns().map(({ name }) => name), values };
	}

	/** Runs a statement and returns its effect. */
	run(sql: string, bindings: Bindings): Changes {
		const statement = this.#prepared(sql);
		const { lastInsertRowid, changes } = call(statement.run, statement, bindings);
		return { lastID: Number(lastInsertRowid), changes: Number(changes) };
	}

	/** Runs all statements of a text. */
	exec(sql: string): void {
		this.#database.exec(sql);
	}

	/** Prepares a statement. @throws when it is invalid */
	prepare(sql: string): void {
		this.#prepared(sql);
	}

	/** How long another process's lock is waited for, in ms. */
	waitForLocks(timeout: number): void {
		this.#database.exec(`pragma busy_timeout = ${Math.trunc(timeout)}`);
	}

	close(): void {
		this.#statements.clear();
		this.#database.close();
	}

	#prepared(sql: string): StatementSync {
		const cached = this.#statements.get(sql);
		this.#statements.delete(sql);
		const statement = cached ?? this.#database.prepare(sql);
		this.#statements.set(sql, statement);
		if (this.#statements.size > CACHED_STATEMENTS) {
			for (const oldest of this.#statements.keys()) {
				this.#statements.delete(oldest);
				break;
			}
		}
		return statement;
	}
}

/** The error that SQLite itself reports for a missing file. */
class CannotOpen extends Error {
	readonly errcode = 14;
	constructor() {
		super("unable to open database file");
	}
}

function call<T>(
	method: (names: Record<string, SQLInputValue>, ...values: SQLInputValue[]) => T,
	statement: StatementSync,
	bindings: Bindings,
): T {
	return Reflect.apply(method, statement, Array.isArray(bindings) ? bindings : [bindings]);
}
