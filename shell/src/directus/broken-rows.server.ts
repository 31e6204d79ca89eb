// Finds the rows that make Directus respond with errors: it doesn't tell accounts without admin rights which row it was.

import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import type { Row, RowsRead } from "./directus-source.server.ts";

export interface BrokenRowSearch {
	readonly log: Pick<Log, "error">;
	/** True if a part of the read succeeds without errors. Rejects if it gets no response. */
	succeeds(part: RowsRead): Promise<boolean>;
}

/** Maximum number of additional reads per read: enough to find several broken rows among a hundred by bisection. */
const MAX_READS = 60;

/** Ids of logged rows, so that each is logged once. */
const logged = new LRUCache<string, true>({ max: 1_000 });

/**
 * Returns the rows without those that Directus cannot deliver completely, and logs each of these once.
 * @param rows as received, with `id`; rows without ids are returned unchanged
 */
export async function dropBrokenRows(
	read: RowsRead,
	rows: readonly Row[],
	{ log, succeeds }: BrokenRowSearch,
): Promise<readonly Row[]> {
	const ids = rows.map(({ id }) => id);
	if (ids.some((id) => id === undefined || id === null)) return rows;
	let reads = 0;
	const findBroken = async (some: readonly unknown[]): Promise<readonly unknown[]> => {
		if (some.length === 0) return [];
		reads += 1;
		// With so many broken rows something else is wrong, so all are dropped rather than some of them shown incomplete.
		if (reads > MAX_READS) return some;
		const filter = { _and: [read.filter, { id: { _in: some } }] };
		if (await succeeds({ ...read, filter, offset: 0, limit: some.length })) return [];
		return narrow(some);
	};
	const narrow = async (some: readonly unknown[]): Promise<readonly unknown[]> => {
		if (some.length === 1) return some;
		const middle = Math.ceil(some.length / 2);
		return [...(await findBroken(some.slice(0, middle))), ...(await findBroken(some.slice(middle)))];
	};
	const keyOf = (id: unknown) => `${read.collection} ${id}`;
	// Usually the same rows are broken as last time, which one read confirms.
	const suspects = ids.filter((id) => logged.has(keyOf(id)));
	const rest = ids.filter((id) => !suspects.includes(id));
	const brokenInRest = suspects.length > 0 ? await findBroken(rest) : [];
	// If the rest has broken rows too, the suspects may have been repaired. Otherwise the error comes from a suspect.
	const broken = new Set(await narrow(suspects.length === 0 || brokenInRest.length > 0 ? ids : suspects));
	for (const id of broken) {
		if (logged.has(keyOf(id))) continue;
		logged.set(keyOf(id), true);
		log.error(
			{ collection: read.collection, id },
			"Directus cannot return an entry completely, so it is left out: a field has a value of another type",
		);
	}
	return rows.filter(({ id }) => !broken.has(id));
}
