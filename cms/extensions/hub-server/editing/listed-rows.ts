import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Through } from "@hub/content-model/collections/field";
import type { Knex } from "knex";
import { z } from "zod";
import { definitionOf } from "./change.ts";

/** Ordered relation of an entry: the rows of its junction table. */
export interface ListedRows {
	readonly through: Through;
	/** Field of the junction table for the order. */
	readonly sort: string;
	readonly rows: readonly { readonly id: string; readonly target: string }[];
}

const joined = z.array(z.object({ id: z.coerce.string(), target: z.string() }));

/** Reads the ordered relations of an entry by field. */
export async function listedRows(
	database: Knex,
	{ fields }: CollectionDefinition,
	id: string,
): Promise<ReadonlyMap<string, ListedRows>> {
	const lists = new Map<string, ListedRows>();
	for (const [field, { through }] of Object.entries(fields)) {
		const sides = Object.entries((through && definitionOf(through.collection)?.fields) ?? {});
		const [side, own] = sides.find(([, { relation }]) => relation?.one_field === field) ?? [];
		if (!through || !side) continue;
		const sort = own?.relation?.sort_field ?? "id";
		const found: unknown = await database(through.collection)
			.select({ id: "id", target: through.field })
			.where({ [side]: id })
			.whereNotNull(through.field)
			.orderBy(sort);
		lists.set(field, { through, sort, rows: joined.parse(found) });
	}
	return lists;
}
