import type { Knex } from "knex";

/** Deletes Directus' revisions of rows. */
export async function deleteRevisions(trx: Knex, collection: string, items: readonly string[]): Promise<void> {
	// Deletes in chunks, because the number of values per statement is limited.
	for (let from = 0; from < items.length; from += 200) {
		await trx("directus_revisions")
			.where({ collection })
			.whereIn("item", items.slice(from, from + 200))
			.delete();
	}
}
