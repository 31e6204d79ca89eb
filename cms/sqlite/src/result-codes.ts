// SQLite's result codes (https://www.sqlite.org/rescode.html) as the errors of sqlite3. Directus reads both `code` and `message`.

/** SQLite's primary result codes by their names without `SQLITE_`. */
export const RESULT_CODES = {
	OK: 0,
	ERROR: 1,
	INTERNAL: 2,
	PERM: 3,
	ABORT: 4,
	BUSY: 5,
	LOCKED: 6,
	NOMEM: 7,
	READONLY: 8,
	INTERRUPT: 9,
	IOERR: 10,
	CORRUPT: 11,
	NOTFOUND: 12,
	FULL: 13,
	CANTOPEN: 14,
	PROTOCOL: 15,
	EMPTY: 16,
	SCHEMA: 17,
	TOOBIG: 18,
	CONSTRAINT: 19,
	MISMATCH: 20,
	MISUSE: 21,
	NOLFS: 22,
	AUTH: 23,
	FORMAT: 24,
	RANGE: 25,
	NOTADB: 26,
} as const;

const NAMES = new Map<number, string>(Object.entries(RESULT_CODES).map(([name, code]) => [code, name]));

/** An error as sqlite3 reports it: `SQLITE_CONSTRAINT: UNIQUE constraint failed: posts.slug`. */
export class SqliteError extends Error {
	/** The primary result code. */
	readonly errno: number;
	/** Its name, such as `SQLITE_CONSTRAINT`. */
	readonly code: string;

	/** @param resultCode primary or extended */
	constructor(resultCode: number, reason: string) {
		const errno = resultCode & 0xff;
		const code = `SQLITE_${NAMES.get(errno) ?? "ERROR"}`;
		super(`${code}: ${reason}`);
		this.errno = errno;
		this.code = code;
	}
}

/** An error in a form that can be posted between threads. */
export interface Failure {
	readonly errno: number;
	readonly reason: string;
}

/** Reads an error of node:sqlite. */
export function failureOf(error: unknown): Failure {
	if (!(error instanceof Error)) return { errno: RESULT_CODES.ERROR, reason: String(error) };
	if ("errcode" in error && typeof error.errcode === "number") return { errno: error.errcode, reason: error.message };
	const nodeCode = "code" in error ? error.code : undefined;
	// Node checks these arguments itself; sqlite3 leaves them to SQLite, which reports this code.
	if (nodeCode === "ERR_INVALID_STATE" && error.message.startsWith("Unknown named parameter"))
		return { errno: RESULT_CODES.RANGE, reason: "column index out of range" };
	return { errno: RESULT_CODES.MISUSE, reason: error.message };
}
