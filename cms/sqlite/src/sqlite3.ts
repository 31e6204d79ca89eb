// The interface of the package sqlite3 as far as Knex' dialect and Directus use it, on the SQLite that Node brings:
// nothing is compiled. Stored types, error codes and messages equal those of sqlite3 6.0.1, because Directus parses the
// messages.

import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { Failure, Request, Response } from "./connection.worker.ts";

/** Knex passes these flags for every database; see `Database`. */
export const OPEN_READWRITE = 0x2;
export const OPEN_CREATE = 0x4;

/** SQLite's primary result codes by number, without `SQLITE_` (https://www.sqlite.org/rescode.html). */
const RESULT_CODES =
	"OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB".split(
		" ",
	);

/** An error such as `SQLITE_CONSTRAINT: UNIQUE constraint failed: posts.slug`. */
class SqliteError extends Error {
	readonly errno: number;
	readonly code: string;

	constructor({ errno, reason }: Failure) {
		const code = `SQLITE_${RESULT_CODES[errno] ?? "ERROR"}`;
		super(`${code}: ${reason}`);
		this.errno = errno;
		this.code = code;
	}
}

/** Effect of a statement: the row that it inserted last, and how many it changed. */
interface Changes {
	readonly lastID?: number;
	readonly changes?: number;
}

type Callback = (this: Changes, error: SqliteError | null, rows?: Record<string, unknown>[]) => void;

const CLOSED: Response = { failure: { errno: RESULT_CODES.indexOf("MISUSE"), reason: "Database is closed" } };

/** A connection in a separate thread, so that Directus never waits for the disk. Calls are processed in order. */
export class Database {
	readonly #worker: Worker;
	readonly #pending: ((response: Response) => void)[] = [];
	#closed = false;

	/** Opens a file, or `:memory:`, for reading and writing. A missing file is created. */
	constructor(filename: string, _flags: number, callback: Callback) {
		// Without the process's `--import` arguments: preloaded modules are not meant for this thread.
		const options = { name: "sqlite", execArgv: [], workerData: filename };
		this.#worker = new Worker(new URL("./connection.worker.ts", import.meta.url), options);
		this.#worker.on("message", (response: Response) => {
			const settle = this.#pending.shift();
			// The thread keeps the process alive only while calls are pending.
			if (this.#pending.length === 0) this.#worker.unref();
			settle?.(response);
		});
		this.#worker.on("exit", () => {
			this.#closed = true;
			for (const settle of this.#pending.splice(0)) settle(CLOSED);
		});
		this.#pending.push((response) => finish(response, callback));
	}

	/** Runs a statement for its effect, which is `this` in the callback. */
	run(sql: string, ...args: readonly [bindings?: readonly unknown[] | Callback, callback?: Callback]): void {
		this.#send("run", sql, args);
	}

	/** Runs a statement for its rows. */
	all(sql: string, ...args: readonly [bindings?: readonly unknown[] | Callback, callback?: Callback]): void {
		this.#send("all", sql, args);
	}

	/** Closes the database after all earlier calls. */
	close(callback?: Callback): void {
		this.#post({ kind: "close" }, callback);
		this.#closed = true;
	}

	#send(
		kind: "run" | "all",
		sql: string,
		[first, second]: readonly [(readonly unknown[] | Callback)?, Callback?],
	): void {
		const [bindings, callback] = typeof first === "function" ? [[], first] : [first ?? [], second];
		this.#post({ kind, sql, bindings: bindings.map(toValue) }, callback);
	}

	#post(request: Request, callback: Callback | undefined): void {
		if (this.#closed) return void setImmediate(() => finish(CLOSED, callback));
		if (this.#pending.length === 0) this.#worker.ref();
		this.#pending.push((response) => finish(response, callback));
		this.#worker.postMessage(request);
	}
}

function finish({ failure, changes, columns = [], rows }: Response, callback: Callback | undefined): void {
	const error = failure ? new SqliteError(failure) : null;
	// As in sqlite3, an error that no callback takes ends the process.
	if (error && !callback) throw error;
	const named = rows?.map((row) => toRow(columns, row));
	callback?.call(changes ?? {}, error, named);
}

function toRow(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
	const named: Record<string, unknown> = {};
	for (const [at, name] of columns.entries()) {
		const value = row[at];
		named[name] = value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
	}
	return named;
}

/**
 * A parameter as SQLite binds it. As in sqlite3, whole numbers of 32 bits are integers and all others are reals, which
 * matters for columns without a type and for `typeof`, division and conversion to text.
 */
function toValue(value: unknown): SQLInputValue {
	if (value === null || value === undefined) return null;
	if (typeof value === "number") return (value | 0) === value ? BigInt(value) : value;
	if (typeof value === "boolean") return value ? 1n : 0n;
	if (value instanceof Date) return value.getTime();
	// A copy with its own memory: a small Buffer shares a pool, all of which would go to the thread.
	if (value instanceof Uint8Array) return new Uint8Array(value);
	return typeof value === "bigint" ? value : String(value);
}
