// The ids of all rows of a collection. The content service's GraphQL compares ids for equality alone, so they are read
// by pages that overlap.

import type { ContentSource, Filter } from "../directus/directus-source.server.ts";

/** Ids in one read. */
const MANY = 5_000;

/** So many ids of a page are read again with the next one: rows that went meanwhile move the others up. */
const OVERLAP = 100;

/**
 * The ids of the rows that fulfil a filter, many at a time; some come twice. Rows that come or go meanwhile may be
 * missing.
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
			limit: MANY,
			offset,
			bulk: true,
		});
		const ids = rows.map(({ id }) => String(id));
		const joins = offset === 0 || ids.some((id) => last?.has(id));
		if (joins) {
			yield ids;
			if (ids.length < MANY) return;
			last = new Set(ids.slice(-OVERLAP));
		}
		offset = joins ? offset + MANY - OVERLAP : Math.max(0, offset - MANY);
	}
}
