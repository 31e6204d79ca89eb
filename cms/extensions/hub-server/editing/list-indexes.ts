// Indexes for what the site asks most: a page of a list, the newest first, and what changed lately. Without them the database reads
// every row with its long texts. Directus knows none over several columns and leaves them alone.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";

/** An index's columns in their order; `-` before one for descending. */
type Columns = readonly string[];

/**
 * The indexes of a collection, by what they are for. Lists are read in the order of an index, whose other columns tell whether a row
 * is live. It does not begin with language and status: SQLite would then prefer it to the index of a slug.
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

/** Makes those that are missing. A column that the table does not have yet is one that the schema is about to bring. */
export async function makeListIndexes(database: Knex, definition: CollectionDefinition): Promise<void> {
	const { collection } = definition;
	const present = await database(collection).columnInfo();
	for (const [name, columns] of Object.entries(listIndexesOf(definition))) {
		const names = columns.map((column) => column.replace(/^-/, ""));
		if (!names.every((column) => column in present)) continue;
		const places = columns.map((column) => (column.startsWith("-") ? "?? desc" : "??")).join(", ");
		await database.raw(`create index if not exists ?? on ?? (${places})`, [`hub_${collection}_${name}`, collection, ...names]);
	}
}
