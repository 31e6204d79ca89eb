// Finds rows that refer to other rows, directly or through a junction table.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { definitionOf } from "./change.ts";
import type { Row } from "./row.ts";
import type { StoredRows } from "./stored-rows.ts";

export interface DefinedRow {
	readonly definition: CollectionDefinition;
	readonly row: Row;
}

/**
 * Returns the rows that refer to one of some rows. For a junction table, returns the row of the collection that lists
 * the other.
 * @param collection one of ours, or `directus_files`
 */
export async function rowsPointingTo(
	collection: string,
	ids: readonly string[],
	rows: StoredRows,
): Promise<DefinedRow[]> {
	const defined = (definition: CollectionDefinition, found: readonly Row[]) =>
		found.map((row) => ({ definition, row }));
	const found = collections.flatMap((definition) =>
		Object.entries(definition.fields).map(async ([field, { relation }]) => {
			if (relation?.to !== collection) return [];
			const own = await rows.list(definition, { _and: [{ [field]: { _in: [...ids] } }] });
			if (!definition.junction) return defined(definition, own);
			// The collection that lists the other one also shows it.
			if (relation.one_field !== undefined || own.length === 0) return [];
			const [far, { relation: lists } = {}] =
				Object.entries(definition.fields).find(([, side]) => side.relation?.one_field) ?? [];
			const owner = definitionOf(lists?.to ?? "");
			return far && owner
				? defined(owner, await rows.list(owner, { id: { _in: own.map((row) => String(row[far])) } }))
				: [];
		}),
	);
	return (await Promise.all(found)).flat();
}
