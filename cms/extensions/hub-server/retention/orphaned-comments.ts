import type { Knex } from "knex";

/**
 * Deletes the comments on deleted rows, which Directus keeps.
 * @param collections collections with comments; each has a primary key `id`
 */
export async function deleteOrphanedComments(database: Knex, collections: readonly string[]): Promise<void> {
	for (const collection of [...collections, "directus_versions"])
		await database("directus_comments")
			.where({ collection })
			.whereNotExists((row) => {
				row
					.select("id")
					.from(collection)
					.whereRaw("cast(?? as text) = ??", [`${collection}.id`, "directus_comments.item"]);
			})
			.delete();
}
