// When a row last changed, by what the content service notes in every row.

import { z } from "zod";
import { moment } from "./row.ts";

/** The fields to ask for. */
export const changeFields = ["date_created", "date_updated", "publish_at"] as const;

/** What comes back. */
export const changeRow = z.object({
	date_created: moment.nullish(),
	date_updated: moment.nullish(),
	publish_at: moment.nullish(),
});

/**
 * The last change as visitors could see it, an ISO moment: what was published by the clock came to light then, whenever it was
 * written. Undefined where nothing is noted.
 */
export function lastChange({ date_created, date_updated, publish_at }: z.infer<typeof changeRow>): string | undefined {
	const moments = [date_updated ?? date_created, publish_at].filter((value) => typeof value === "string");
	return moments.sort().at(-1);
}

/** When a row first came to light, an ISO moment; undefined where nothing is noted. */
export function firstShown({ date_created, publish_at }: z.infer<typeof changeRow>): string | undefined {
	const moments = [date_created, publish_at].filter((value) => typeof value === "string");
	return moments.sort().at(-1);
}
