// Remembers what something was made of, so that it is made anew only when that has changed.

import type { ContentSource, Read, Row } from "./directus-source.server.ts";

/** A source that notes what is read through it. */
export interface NotedReads extends ContentSource {
	/**
	 * Whether everything that was read is still the same. It asks the source behind, which keeps rows until they change, so that
	 * unchanged content gives the very same arrays. `unsure`: something was published, and what it changed is not known yet.
	 * Rejects like that source.
	 */
	compare(): Promise<"same" | "changed" | "unsure">;
}

/** Notes reads of a source that keeps rows. They travel apart from those of pages, as no page waits for them. */
export function noteReads(content: ContentSource): NotedReads {
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
