// Reads rows for the rules, and rows that refer to other rows, directly or through a junction table.

import type { ApiExtensionContext, EventContext, Filter } from "@directus/types";
import { alternativeField } from "@hub/content-model/cms/library-file";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { Through } from "@hub/content-model/collections/field";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { z } from "zod";
import { definitionOf } from "./change.ts";
import type { Row } from "./row.ts";

/** Reads the library's alternative texts by file id. Files without one are left out. */
export type LibraryTexts = (ids: readonly string[], locale: Locale) => Promise<ReadonlyMap<string, string>>;

/** Stored rows, read within the transaction of an event. */
export interface StoredRows {
	/** Returns all rows that match a filter, with every field that is a column. */
	list(definition: CollectionDefinition, filter: Filter): Promise<readonly Row[]>;
	/** Reads the library's alternative texts in a language. Files without one are left out. */
	alternatives: LibraryTexts;
}

/**
 * Reads with all permissions: the result of a rule does not depend on the editor's permissions. Uses the connection of
 * the event, because SQLite has no second one within a transaction.
 */
export function storedRows({ services }: ApiExtensionContext, { database, schema }: EventContext): StoredRows {
	if (schema === null) throw new Error("Directus passed an event without a schema.");
	return {
		list({ collection, fields }, filter) {
			const items = new services.ItemsService(collection, { schema, knex: database, accountability: null });
			const columns = Object.keys(fields).filter((field) => fields[field]?.column !== null);
			return items.readByQuery({ filter, fields: columns, limit: -1 }, { emitEvents: false });
		},
		async alternatives(ids, locale) {
			const field = alternativeField(locale);
			// During an upgrade, the column exists only at the end of the first start.
			if (!(field in (schema.collections.directus_files?.fields ?? {}))) return new Map();
			const files = new services.ItemsService("directus_files", { schema, knex: database, accountability: null });
			const found = await files.readByQuery(
				{ filter: { id: { _in: [...ids] } }, fields: ["id", field], limit: -1 },
				{ emitEvents: false },
			);
			return new Map(
				found.flatMap((file) => (typeof file[field] === "string" ? [[String(file.id), file[field]] as const] : [])),
			);
		},
	};
}

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
