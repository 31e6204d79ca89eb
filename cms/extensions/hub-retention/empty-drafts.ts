import type { Knex } from "knex";

/** How long a draft is there in which nothing was ever written, in days: longer than a form is open. */
const EMPTY_FOR = 7;

/** Erases drafts of new entries that were left empty, where Studio could not do it: the browser was closed, or had no connection. */
export async function forgetEmptyDrafts(database: Knex, now: Date): Promise<void> {
	const before = new Date(now.getTime() - EMPTY_FOR * 24 * 60 * 60_000);
	await database("directus_versions").whereNull("item").whereNull("delta").where("date_created", "<", before).delete();
}
