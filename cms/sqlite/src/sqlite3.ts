// The entry point that Knex' dialect loads with `require("sqlite3")`: the names of that package, as far as they are used of it. Nothing
// here is compiled: the SQLite is the one in Node.

import { OPEN_FLAGS } from "./connection.ts";
import { RESULT_CODES } from "./result-codes.ts";

export { Database } from "./database.ts";
export { Statement } from "./statement.ts";

export const { OPEN_READONLY, OPEN_READWRITE, OPEN_CREATE, OPEN_URI, OPEN_FULLMUTEX, OPEN_SHAREDCACHE, OPEN_PRIVATECACHE } =
	OPEN_FLAGS;
export const { OK, ERROR, INTERNAL, PERM, ABORT, BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR, CORRUPT, NOTFOUND, FULL } =
	RESULT_CODES;
export const { CANTOPEN, PROTOCOL, EMPTY, SCHEMA, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, NOLFS, AUTH, FORMAT, RANGE, NOTADB } =
	RESULT_CODES;
