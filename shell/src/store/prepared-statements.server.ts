// The statements of a database, each prepared once.

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";

/** The most statements that are prepared at once. */
const MAX_STATEMENTS = 500;

/** Prepares statements of a database, the first time that each is needed. */
export function statementsOf(database: DatabaseSync): (sql: string) => StatementSync {
	const known = new LRUCache<string, StatementSync>({ max: MAX_STATEMENTS });
	return (sql) => {
		const before = known.get(sql);
		if (before) return before;
		const statement = database.prepare(sql);
		known.set(sql, statement);
		return statement;
	};
}
