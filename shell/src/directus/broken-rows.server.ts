// Finds the rows that make Directus respond with errors: accounts without admin rights don't learn which row it was.

import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import type { Row, RowsRead } from "./directus-source.server.ts";

export interface BrokenRowSearch {
	readonly log: Pick<Log, "error">;
	/** True if a part of the read succeeds without errors. Rejects if it gets no response. */
	isSound(part: RowsRead): Promise<boolean>;
}

/** Additional reads per read: enough to find several broken rows among a hundred by bisection. */
const MAX_READS = 60;

/** Ids of logged rows, so that each is logged once. */
const named = new LRUCache<string, true>({ max: 1_000 });

/**
 * Returns the rows without those that Directus cannot deliver completely, and logs each of these once.
 * @param rows as received, with `id`; rows without ids are returned unchanged
 */
export async function dropBrokenRows(
	read: RowsRead,
	rows: readonly Row[],
	{ log, isSound }: BrokenRowSearch,
): Promise<readonly Row[]> {
	const ids = rows.map(({ id }) => id);
	if (ids.some((id) => id === undefined || id === null)) return rows;
	let reads = 0;
	const badAmong = async (some: readonly unknown[]): Promise<readonly unknown[]> => {
		if (some.length === 0) return [];
		reads += 1;
		// So many broken rows have another cause than a typing error: better no row than a wrong one.
		if (reads > MAX_READS) return some;
		const filter = { _and: [read.filter, { id: { _in: some } }] };
		if (await isSound({ ...read, filter, offset: 0, limit: some.length })) return [];
		return narrow(some);
	};
	const narrow = async (some: readonly unknown[]): Promise<readonly unknown[]> => {
		if (some.length === 1) return some;
		const middle = Math.ceil(some.length / 2);
		return [...(await badAmong(some.slice(0, middle))), ...(await badAmong(some.slice(middle)))];
	};
	const nameOf = (id: unknown) => `${read.collection} ${id}`;
	// Usually it is the same row as last time, which one read confirms.
	const suspects = ids.filter((id) => named.has(nameOf(id)));
	const rest = ids.filter((id) => !suspects.includes(id));
	const among = suspects.length > 0 ? await badAmong(rest) : [];
	// If the rest is broken, too, the earlier rows may have been repaired; otherwise the error comes from one of them.
	const bad = new Set(await narrow(suspects.length === 0 || among.length > 0 ? ids : suspects));
	for (const id of bad) {
		if (named.has(nameOf(id))) continue;
		named.set(nameOf(id), true);
		log.error(
			{ collection: read.collection, id },
			"The content service cannot give an item whole, and it is left out: a field holds what its type cannot",
		);
	}
	return rows.filter(({ id }) => !bad.has(id));
}
