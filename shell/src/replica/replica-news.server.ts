// What was another in the last versions of a replica, for processes that read its file and do not write it.

import type { StatementSync } from "node:sqlite";
import { z } from "zod";
import type { ContentChange } from "./content-change.ts";

/** The table of changes, each with the version that it led to. */
export const NEWS_TABLE = `
	create table news (version integer not null, change text not null);
	create index news_version on news (version);
`;

/** So many versions are remembered: a reader looks every twentieth of a second. */
const VERSIONS = 1_000;

const changeSchema = z.object({
	collection: z.string(),
	event: z.enum(["create", "update", "delete", "due"]),
	keys: z.array(z.string()).transform((keys) => new Set(keys)),
	fields: z
		.array(z.string())
		.optional()
		.transform((fields) => fields && new Set(fields)),
});

/** Notes what led to a version. The transaction is the caller's. @param write prepares statements */
export function noteNews(write: (sql: string) => StatementSync, version: number, changes: readonly ContentChange[]): void {
	for (const { keys, fields, ...change } of changes) {
		const noted = JSON.stringify({ ...change, keys: [...keys], ...(fields ? { fields: [...fields] } : {}) });
		write("insert into news values (?, ?)").run(version, noted);
	}
	write("delete from news where version <= ?").run(version - VERSIONS);
}

/** What led from one version to another; undefined where that is no longer remembered. @param read prepares statements */
export function newsBetween(
	read: (sql: string) => StatementSync,
	version: number,
	later: number,
): readonly ContentChange[] | undefined {
	if (later < version || later - version > VERSIONS) return undefined;
	const noted = read("select change from news where version > ? and version <= ? order by version, rowid").all(version, later);
	return noted.map(({ change }) => changeSchema.parse(JSON.parse(String(change))));
}
