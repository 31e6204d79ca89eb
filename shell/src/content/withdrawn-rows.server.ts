// What is left of rows from before when the service refuses to give them anew: those that it still names.

import type { ContentSource, Read, Row } from "./directus-source.server.ts";

/** Rows without those that the read would not find any more; as they are where that cannot be asked either. */
export async function withoutWithdrawn(source: ContentSource, read: Read, rows: readonly Row[]): Promise<readonly Row[]> {
	if ("kind" in read || rows.some(({ id }) => id === undefined)) return rows;
	const named = await source.read({ ...read, fields: ["id"] }).catch(() => undefined);
	if (!named) return rows;
	const ids = new Set(named.map(({ id }) => id));
	const left = rows.filter(({ id }) => ids.has(id));
	return left.length === rows.length ? rows : left;
}
