import type { Filter } from "@directus/types";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { addressesOf, addressFields, neighboursOf } from "../addresses.ts";
import { type Change, definitionOf, touches } from "../change.ts";
import type { Reason } from "../refusal.ts";
import { type Row, textOf } from "../row.ts";
import type { StoredRows } from "../stored-rows.ts";
import { clash, type Unique, uniquesOf } from "../uniques.ts";
import { entryIn, languageName, nameOf, translate } from "../wording.ts";

/**
 * Refuses two entries in one language with the same address, key or route.
 * @param together all changes of the same request, including this one: they are not stored yet
 */
export async function duplicateError(
	change: Change,
	rows: StoredRows,
	together: readonly Change[],
): Promise<Reason | undefined> {
	const { definition, after } = change;
	for (const unique of uniquesOf(definition)) {
		if (textOf(after, unique.field) === "" || !touches(change, ...unique.fields)) continue;
		const twin =
			together.find((other) => other !== change && clash(unique, after, other.after))?.after ??
			(await twinOf(change, definition, unique, rows));
		if (twin) return isTaken(unique.field, after, nameOf(definition, twin));
	}
	return isTakenNextDoor(change, rows);
}

/** Pages and posts share one level of addresses, so their slugs must differ. */
async function isTakenNextDoor(change: Change, rows: StoredRows): Promise<Reason | undefined> {
	const { definition, after } = change;
	if (!touches(change, ...addressFields) || addressesOf(definition.collection, after).length === 0) return undefined;
	for (const collection of neighboursOf(definition.collection)) {
		const neighbour = definitionOf(collection);
		const found = neighbour && (await rows.list(neighbour, equal(after, ["locale", "slug"])));
		const twin = found?.find((row) => addressesOf(collection, row).length > 0);
		if (neighbour && twin) return isTaken("slug", after, entryIn(neighbour, twin));
	}
	return undefined;
}

async function twinOf(
	{ id, after }: Change,
	definition: CollectionDefinition,
	unique: Unique,
	rows: StoredRows,
): Promise<Row | undefined> {
	const found = await rows.list(definition, equal(after, ["locale", unique.field]));
	return found.find((row) => row.id !== id && clash(unique, after, row));
}

function equal(row: Row, fields: readonly string[]): Filter {
	return { _and: fields.map((field) => ({ [field]: { _eq: textOf(row, field) } })) };
}

function isTaken(field: Unique["field"], row: Row, twin: string): Reason {
	const values = { value: textOf(row, field), language: languageName(row.locale), twin };
	return { at: field, reason: translate(`taken.${field}`, values) };
}
