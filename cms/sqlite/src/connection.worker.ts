// The thread of one connection: opens the database, and processes requests in order.

import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export type Request =
	| { readonly kind: "run" | "all"; readonly sql: string; readonly bindings: readonly SQLInputValue[] }
	| { readonly kind: "close" };

/** An error as it travels between threads. */
export interface Failure {
	/** SQLite's primary result code. */
	readonly errno: number;
	readonly reason: string;
}

export interface Response {
	readonly failure?: Failure;
	readonly changes?: { readonly lastID: number; readonly changes: number };
	readonly columns?: readonly string[];
	readonly rows?: readonly (readonly unknown[])[];
}

/** Wait for another process's lock, in ms; the same as in sqlite3. */
const BUSY_TIMEOUT_MS = 1_000;
const MAX_CACHED_STATEMENTS = 200;
/** SQLITE_MISUSE, for errors that Node itself reports. */
const MISUSE = 21;

let database: DatabaseSync | undefined;
/** Prepared statements, least recently used first. */
const statements = new Map<string, StatementSync>();

respond(() => {
	// Defaults of SQLite and sqlite3 from which node:sqlite differs. Directus turns foreign keys on itself.
	const defaults = { enableForeignKeyConstraints: false, enableDoubleQuotedStringLiterals: true };
	database = new DatabaseSync(String(workerData), {
		...defaults,
		timeout: BUSY_TIMEOUT_MS,
		readBigInts: true,
		returnArrays: true,
	});
	return {};
});
parentPort?.on("message", (request: Request) => respond(() => perform(request)));

function respond(work: () => Response): void {
	let response: Response;
	try {
		response = work();
	} catch (error) {
		const errcode = error instanceof Error && "errcode" in error ? Number(error.errcode) : MISUSE;
		response = { failure: { errno: errcode & 0xff, reason: error instanceof Error ? error.message : String(error) } };
	}
	parentPort?.postMessage(response);
	if (!database) parentPort?.close();
}

function perform(request: Request): Response {
	if (request.kind === "close") {
		database?.close();
		database = undefined;
		return {};
	}
	const statement = prepared(request.sql);
	if (request.kind === "run") {
		const { lastInsertRowid, changes } = statement.run(...request.bindings);
		return { changes: { lastID: Number(lastInsertRowid), changes: Number(changes) } };
	}
	const rows = statement.all(...request.bindings) as unknown as unknown[][];
	// Integers beyond 2^53 lose precision, as in sqlite3. In place: a read may have thousands of values.
	for (const row of rows)
		for (const [at, value] of row.entries()) if (typeof value === "bigint") row[at] = Number(value);
	// Read after running: SQLite prepares a cached statement again when a table has changed.
	return { rows, columns: rows.length === 0 ? [] : statement.columns().map(({ name }) => name) };
}

function prepared(sql: string): StatementSync {
	if (!database) throw new Error("Database is closed");
	const statement = statements.get(sql) ?? database.prepare(sql);
	statements.delete(sql);
	statements.set(sql, statement);
	const [oldest] = statements.keys();
	if (statements.size > MAX_CACHED_STATEMENTS && oldest !== undefined) statements.delete(oldest);
	return statement;
}
