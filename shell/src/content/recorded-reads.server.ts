// Records which reads a derived value was computed from, so that it is recomputed only when their rows have changed.

import type { ContentSource, Read, Row } from "./directus-source.server.ts";

/** A source that records what is read through it. */
export interface RecordedReads extends ContentSource {
	/**
	 * Whether all recorded reads still have the same rows. The underlying cache returns the identical array while rows are
	 * unchanged, so identity is compared. `unsure`: something was published and the new rows are not known yet. Rejects like the
	 * source.
	 */
	compare(): Promise<"same" | "changed" | "unsure">;
}

/** Records reads of a caching source. They are sent as bulk reads, because no page waits for them. */
export function recordReads(content: ContentSource): RecordedReads {
	const noted = new Map<string, { readonly read: Read; readonly rows: readonly Row[] }>();
	return {
		async read(wanted, options) {
			const read = { ...wanted, bulk: true };
			const rows = await content.read(read, options);
			noted.set(JSON.stringify(read), { read, rows });
			return rows;
		},
		async compare() {
			let stale = false;
			const onStale = () => {
				stale = true;
			};
			const same = [...noted.values()].map(async ({ read, rows }) => (await content.read(read, { onStale })) === rows);
			if (!(await Promise.all(same)).every(Boolean)) return "changed";
			return stale ? "unsure" : "same";
		},
	};
}
