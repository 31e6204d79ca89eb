// When a row came to light and when it last changed, by what the content service notes in every row.

import { dateAndTime } from "./row.ts";
import type { Selection } from "./select.ts";

const noted = dateAndTime.nullish();
const changeRow = { date_created: noted, date_updated: noted, publish_at: noted };

/** What a row means, and when visitors first and last saw something new of it, ISO moments; undefined where nothing is noted. */
export interface Changes<Item = unknown> {
	readonly item: Item;
	readonly announced: string | undefined;
	readonly modified: string | undefined;
}

/** A selection with the moments of its rows. What was published by the clock came to light then, whenever it was written or changed. */
export function withChanges<Item>(selection: Selection<Item>): Selection<Changes<Item>> {
	return {
		...selection,
		fields: [...selection.fields, ...Object.keys(changeRow).filter((name) => !selection.fields.includes(name))],
		row: selection.row.extend(changeRow),
		mean: (row, context) => ({
			item: selection.mean(row, context),
			announced: latest(row.date_created, row.publish_at),
			modified: latest(row.date_updated ?? row.date_created, row.publish_at),
		}),
	};
}

function latest(...moments: readonly unknown[]): string | undefined {
	return moments
		.filter((moment) => typeof moment === "string")
		.sort()
		.at(-1);
}
