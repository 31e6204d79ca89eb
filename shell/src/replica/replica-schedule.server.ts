// When rows of the replica come and go by themselves: what is scheduled is in it, and the rule of what is live hides it until then.

import type { StatementSync } from "node:sqlite";
import { quoted } from "./replica-query.server.ts";
import { tables } from "./replica-tables.server.ts";

/** The moments at which rows come (`publish_at`) or go (`unpublish_at`). All moments are in ms. */
export interface Schedule {
	/** The first moment after another; undefined where there is none. */
	next(after: number): number | undefined;
	/** The rows that come or go after one moment and no later than another, by collection. */
	due(after: number, until: number): ReadonlyMap<string, ReadonlySet<string>>;
}

const FIELDS = ["publish_at", "unpublish_at"];

/** @param read prepares a statement */
export function createSchedule(read: (sql: string) => StatementSync): Schedule {
	const places = [...tables.values()].flatMap(({ collection, columns }) =>
		FIELDS.filter((field) => columns.has(field)).map((field) => ({ collection, field })),
	);
	return {
		next(after) {
			const moments = places.flatMap(({ collection, field }) => {
				const sql = `select min(${quoted(field)}) as moment from ${quoted(collection)} where ${quoted(field)} > ?`;
				const moment = read(sql).get(written(after))?.moment;
				return typeof moment === "string" ? [Date.parse(moment)] : [];
			});
			return moments.length > 0 ? Math.min(...moments) : undefined;
		},
		due(after, until) {
			const found = new Map<string, Set<string>>();
			for (const { collection, field } of places) {
				const sql = `select id from ${quoted(collection)} where ${quoted(field)} > ? and ${quoted(field)} <= ?`;
				for (const { id } of read(sql).all(written(after), written(until)))
					found.set(collection, (found.get(collection) ?? new Set()).add(String(id)));
			}
			return found;
		},
	};
}

/** As the replica stores moments. */
function written(moment: number): string {
	return new Date(moment).toISOString();
}
