// When a row came to light and when it last changed, by what the content service notes in every row.

import { momentOf } from "./row.ts";

/** The fields that say it. */
export const CHANGE_FIELDS = ["date_created", "date_updated", "publish_at"] as const;

/** When visitors first and last saw something new of a row, ISO moments; undefined where nothing is noted. What was published by the clock came to light then. */
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
