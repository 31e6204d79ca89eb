// Filters cached rows while the service refuses to deliver them again: rows that it still lists by id stay.

import type { ContentSource, Read, Row } from "./directus-source.server.ts";

/** The rows that the read would still find; all of them where that cannot be determined either. */
export async function withoutWithdrawn(source: ContentSource, read: Read, rows: readonly Row[]): Promise<readonly Row[]> {
	if ("kind" in read || rows.some(({ id }) => id === undefined)) return rows;
	const named = await source.read({ ...read, fields: ["id"] }).catch(() => undefined);
	if (!named) return rows;
	const ids = new Set(named.map(({ id }) => id));
	const left = rows.filter(({ id }) => ids.has(id));
	return left.length === rows.length ? rows : left;
}
