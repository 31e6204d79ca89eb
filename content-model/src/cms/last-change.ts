// Times of publication and last change, from Directus' fields.

import { momentOf } from "./row.ts";

export const CHANGE_FIELDS = ["date_created", "date_updated", "publish_at"] as const;

/**
 * Returns when visitors first and last saw something new of a row, as ISO moments; undefined if unknown. A scheduled
 * row counts as new when it is published.
 */
export function changesOf(row: Readonly<Record<string, unknown>>): {
	readonly announced: string | undefined;
	readonly modified: string | undefined;
} {
	return {
		announced: latest(row.date_created, row.publish_at),
		modified: latest(row.date_updated ?? row.date_created, row.publish_at),
	};
}

function latest(...moments: readonly unknown[]): string | undefined {
	const found = moments.flatMap((moment) => momentOf(moment) ?? []).filter((moment) => !Number.isNaN(moment));
	return found.length > 0 ? new Date(Math.max(...found)).toISOString() : undefined;
}
