// Finds the rows that spoil an answer. Directus tells accounts without admin rights that something went wrong, but not where.

import { LRUCache } from "lru-cache";
import type { Log } from "../server/log.server.ts";
import type { Row, RowsRead } from "./directus-source.server.ts";

/** How bad rows are found. */
export interface BadRowSearch {
	readonly log: Pick<Log, "error">;
	/** Asks a part of the read once more. Rejects where it was not answered. */
	isSound(part: RowsRead): Promise<boolean>;
}

/** Questions for one read at most: enough for several bad rows among a hundred. */
const MOST_QUESTIONS = 60;

/** Rows that were named in the log, so that each is named once. */
const named = new LRUCache<string, true>({ max: 1_000 });

/**
 * The rows without those that the service could not give whole, which are logged once by id.
 * @param rows as they came, with `id`; without ids they are returned as they are
 */
export async function leaveOutBadRows(
	read: RowsRead,
	rows: readonly Row[],
	{ log, isSound }: BadRowSearch,
): Promise<readonly Row[]> {
	const ids = rows.map(({ id }) => id);
	if (ids.some((id) => id === undefined || id === null)) return rows;
	let questions = 0;
	const badAmong = async (some: readonly unknown[]): Promise<readonly unknown[]> => {
		if (some.length === 0) return [];
		questions += 1;
		// So many bad rows are no slip of an editor: rather too little is shown than anything wrong.
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
	// Mostly it is the same row as before: then one question is enough.
	const suspects = ids.filter((id) => named.has(nameOf(id)));
	const rest = ids.filter((id) => !suspects.includes(id));
	const among = suspects.length > 0 ? await badAmong(rest) : [];
	// Where something else is bad, a suspect may have been mended; else what spoils the answer is among the suspects.
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
