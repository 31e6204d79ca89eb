// Finds the rows because of which Directus answers with errors: accounts without admin rights are not told which row it was.

import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import type { Row, RowsRead } from "./directus-source.server.ts";

/** How broken rows are found. */
export interface BrokenRowSearch {
	readonly log: Pick<Log, "error">;
	/** Whether a part of the read comes without errors when it is read again. Rejects where it was not answered. */
	isSound(part: RowsRead): Promise<boolean>;
}

/** Most additional reads for one read: enough to find several broken rows among a hundred by bisection. */
const MOST_QUESTIONS = 60;

/** Ids of rows that were logged, so that each is logged once. */
const named = new LRUCache<string, true>({ max: 1_000 });

/**
 * The rows without those that Directus could not deliver completely. Each of these is logged once, by id.
 * @param rows as received, with `id`; rows without ids are returned unchanged
 */
export async function dropBrokenRows(
	read: RowsRead,
	rows: readonly Row[],
	{ log, isSound }: BrokenRowSearch,
): Promise<readonly Row[]> {
	const ids = rows.map(({ id }) => id);
	if (ids.some((id) => id === undefined || id === null)) return rows;
	let questions = 0;
	const badAmong = async (some: readonly unknown[]): Promise<readonly unknown[]> => {
		if (some.length === 0) return [];
		questions += 1;
		// So many broken rows have another cause than a typing error: no row is shown rather than a wrong one.
		if (questions > MOST_QUESTIONS) return some;
		const filter = { _and: [read.filter, { id: { _in: some } }] };
		if (await isSound({ ...read, filter, offset: 0, limit: some.length })) return [];
		return some.length === 1 ? some : halves(some);
	};
	const halves = async (some: readonly unknown[]): Promise<readonly unknown[]> => {
		const middle = Math.ceil(some.length / 2);
		return [...(await badAmong(some.slice(0, middle))), ...(await badAmong(some.slice(middle)))];
	};
	const nameOf = (id: unknown) => `${read.collection} ${id}`;
	// Usually it is the same row as last time, which one read confirms.
	const suspects = ids.filter((id) => named.has(nameOf(id)));
	const rest = ids.filter((id) => !suspects.includes(id));
	const among = suspects.length > 0 ? await badAmong(rest) : [];
	// If the rest is broken, too, the earlier rows may have been repaired; otherwise the error comes from one of them.
	const found =
		suspects.length === 0 || among.length > 0
			? await (ids.length === 1 ? ids : halves(ids))
			: await (suspects.length === 1 ? suspects : halves(suspects));
	const bad = new Set(found);
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
