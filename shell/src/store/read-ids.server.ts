// Reads the ids of all rows of a collection. Directus' GraphQL compares ids only for equality, so they are read in
// overlapping pages.

import type { ContentSource, Filter } from "../directus/directus-source.server.ts";

/** Ids per page. */
const PAGE_SIZE = 5_000;

/** Ids that a page shares with the next one: a deleted row shifts all later ones. */
const OVERLAP = 100;

/**
 * Yields the ids of the rows that match a filter, in pages; some ids are yielded twice. Rows that are added or deleted meanwhile
 * may be missing.
 * @throws ContentUnavailable
 */
export async function* readIds(
	source: ContentSource,
	collection: string,
	filter: Filter,
): AsyncGenerator<readonly string[]> {
	let offset = 0;
	let last: ReadonlySet<string> | undefined;
	for (;;) {
		const rows = await source.read({
			collection,
			fields: ["id"],
			filter,
			sort: ["id"],
			limit: PAGE_SIZE,
			offset,
			bulk: true,
		});
		const ids = rows.map(({ id }) => String(id));
		const overlaps = offset === 0 || ids.some((id) => last?.has(id));
		if (overlaps) {
			yield ids;
			if (ids.length < PAGE_SIZE) return;
			last = new Set(ids.slice(-OVERLAP));
		}
		offset = overlaps ? offset + PAGE_SIZE - OVERLAP : Math.max(0, offset - PAGE_SIZE);
	}
}
