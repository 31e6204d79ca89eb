// Where other rows stand within a row that is read: a change of one of those may change what the row means, or whether it is live.

import type { Fields, Filter } from "@hub/shared-contracts/content/content-reader";
import { tables } from "../replica/replica-tables.server.ts";

/** Rows of another collection at a place of a row. */
export interface RelatedRows {
	readonly collection: string;
	/** What is read of them. */
	readonly fields: ReadonlySet<string>;
	/** The rows that hold one of these there. */
	holding(id: string): Filter;
}

/**
 * Every such place within fields of a collection. Rows of a list count as parts of the row that has the list: their changes are told as
 * changes of that row, too.
 * @param at puts a condition of a row of the collection where it is, seen from the row that is read
 */
export function relatedRows(
	collection: string,
	fields: Fields,
	at: (condition: Filter) => Filter = (condition) => condition,
): readonly RelatedRows[] {
	return fields.flatMap((field) => {
		if (typeof field === "string") return [];
		return Object.entries(field).flatMap(([name, to]): readonly RelatedRows[] => {
			const there = (condition: Filter) => at({ [name]: condition });
			const read = new Set(to.fields.flatMap((part) => (typeof part === "string" ? [part] : Object.keys(part))));
			const isList = tables.get(collection)?.lists.has(name);
			const here = { collection: to.collection, fields: read, holding: (id: string) => there({ _eq: id }) };
			return [...(isList ? [] : [here]), ...relatedRows(to.collection, to.fields, there)];
		});
	});
}
