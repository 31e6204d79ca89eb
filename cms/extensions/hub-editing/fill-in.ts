// What an entry is saved without and can be known: the parts of its address from what it is called, and the day.

import { type CollectionDefinition, nameField } from "@hub/shared-contracts/collections/collection";
import { isPublished } from "./change.ts";
import { type Row, textOf } from "./row.ts";
import { addressPart } from "./rules/slugs.ts";

/** Whether a field was left empty. */
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

/**
 * The values that are filled in.
 * @param before the stored row; undefined for a new one
 * @param values what is written
 * @param today `YYYY-MM-DD`
 */
export function derivedValues(definition: CollectionDefinition, before: Row | undefined, values: Row, today: string): Row {
	const after: Row = { ...before, ...values };
	const name = nameField(definition);
	const derived: Record<string, unknown> = {};
	for (const [field, { whenEmpty }] of Object.entries(definition.fields)) {
		if (whenEmpty === undefined || !isEmpty(after[field])) continue;
		// What is changed beside an older draft leaves it as it is, and so does one who empties it there: a translation is yet to be named.
		if (!isPublished(after) && (before ? !(field in values) && !(name in values) : field === "slug" && field in values)) continue;
		if (whenEmpty === "today") derived[field] = today;
		else if (field !== "slug" || textOf(after, "route_key") === "") {
			const part = addressPart(field === "translation_key" ? textOf(after, "slug") || textOf(after, name) : textOf(after, name));
			if (part !== "") derived[field] = part;
		}
	}
	return derived;
}
