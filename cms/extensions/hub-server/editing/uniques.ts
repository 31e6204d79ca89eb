// Unique fields of collections. Rules check them for a readable refusal. Indexes enforce them in the database, because
// two editors may save at the same time after both have passed the rules.

import { ErrorCode, isDirectusError } from "@directus/errors";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { definitionOf } from "../entries/change.ts";
import { type Row, textOf } from "../entries/row.ts";
import { Refusal, takenMeanwhile } from "../wording/refusal.ts";

/** Combination of fields that no two rows may share. */
export interface Unique {
	readonly fields: readonly string[];
	/** The field that editors change to resolve a conflict. Rows in which it is empty are ignored. */
	readonly field: "slug" | "translation_key" | "route_key";
}

/** The unique fields of a collection (decision 012: one row per language). */
export function uniquesOf({ collection, fields }: CollectionDefinition): Unique[] {
	if (!("translation_key" in fields)) return [];
	// The row of a category's region has the category's slug; `region` is the last part of its address.
	const slug = ["locale", "slug", ...("region" in fields ? ["region"] : [])];
	return [
		{ fields: ["locale", "translation_key"], field: "translation_key" },
		...("slug" in fields ? [{ fields: slug, field: "slug" } as const] : []),
		...(collection === "pages" ? [{ fields: ["locale", "route_key"], field: "route_key" } as const] : []),
	];
}

/** True if two rows have the same values of unique fields. */
export function clash({ fields, field }: Unique, one: Row, other: Row): boolean {
	return textOf(one, field) !== "" && fields.every((name) => textOf(one, name) === textOf(other, name));
}

/**
 * Creates missing unique indexes of a collection. Directus has none over several columns and ignores them.
 * Rows whose distinguishing field is empty are not in the index.
 * @throws if two stored rows violate one
 */
export async function createUniqueIndexes(database: Knex, definition: CollectionDefinition): Promise<void> {
	const { collection } = definition;
	for (const { fields, field } of uniquesOf(definition)) {
		// Databases treat two null values as different, so rows without a region get an index of their own.
		const [last = field] = fields.slice(-1);
		const parts = last === field ? [fields] : [fields.slice(0, -1), fields];
		for (const columns of parts) {
			const placeholders = columns.map(() => "??").join(", ");
			const isWithoutRegion = columns.length < fields.length;
			const withoutRegion = isWithoutRegion ? " and coalesce(??, '') = ''" : "";
			await database.raw(
				`create unique index if not exists ?? on ?? (${placeholders}) where ?? <> ''${withoutRegion}`,
				[
					`hub_${collection}_${columns.join("_")}`,
					collection,
					...columns,
					columns.at(-1) ?? field,
					...(isWithoutRegion ? [last] : []),
				],
			);
		}
	}
}

const notUnique = z.object({ collection: z.string(), field: z.string() });

/**
 * Converts a violated unique index to a refusal; returns other errors unchanged. SQLite reports the last column of the
 * index, PostgreSQL all of them.
 */
export function explainUniqueIndex(error: unknown): unknown {
	if (!isDirectusError(error, ErrorCode.RecordNotUnique)) return error;
	const { data } = notUnique.safeParse(error.extensions);
	const definition = data && definitionOf(data.collection);
	const columns = data?.field.split(", ") ?? [];
	const unique =
		definition &&
		uniquesOf(definition).find(({ fields, field }) => columns.includes(field) || columns.at(-1) === fields.at(-1));
	return unique ? new Refusal(takenMeanwhile(unique.field)) : error;
}
