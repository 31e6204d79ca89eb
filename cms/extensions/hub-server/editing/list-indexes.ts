// Indexes for the site's most frequent queries: a page of a list, newest first, and recent changes. Without them the
// database reads every row with its long texts. Directus has no indexes over several columns and ignores them.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";

/** Columns of an index, in order. `-` before a column: descending. */
type Columns = readonly string[];

/**
 * Indexes of a collection by purpose. Lists are read in the order of an index; its other columns say whether a row is
 * live. They don't begin with language and status: SQLite would then prefer them to the index of a slug.
 */
function listIndexesOf({ audience, fields }: CollectionDefinition): Readonly<Record<string, Columns>> {
	if (audience !== "public") return {};
	const has = (name: string) => name in fields;
	const required = Object.keys(fields).filter((name) => fields[name]?.meta.required && fields[name]?.relation);
	const title = ["client", "title"].filter(has).slice(0, 1);
	const live = ["locale", "status", "publish_at", "unpublish_at"].filter(has);
	return {
		...(has("published_on") ? { list: ["-published_on", ...title, "id", ...live, ...required] } : {}),
		...(has("date_created") ? { date_created: ["date_created"], date_updated: ["date_updated"] } : {}),
	};
}

/** Creates missing indexes. Skips columns that the schema has yet to add to the table. */
export async function createListIndexes(database: Knex, definition: CollectionDefinition): Promise<void> {
	const { collection } = definition;
	const present = await database(collection).columnInfo();
	for (const [name, columns] of Object.entries(listIndexesOf(definition))) {
		const names = columns.map((column) => column.replace(/^-/, ""));
		if (!names.every((column) => column in present)) continue;
		const placeholders = columns.map((column) => (column.startsWith("-") ? "?? desc" : "??")).join(", ");
		await database.raw(`create index if not exists ?? on ?? (${placeholders})`, [
			`hub_${collection}_${name}`,
			collection,
			...names,
		]);
	}
}
