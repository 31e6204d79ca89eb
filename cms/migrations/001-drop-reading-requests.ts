import type { Migration } from "../src/database/migrate.ts";

/**
 * Drops the tables of requests to read an entry. Their texts are comments, and their mentions notifications, which
 * stay.
 */
const migration: Migration = async (trx) => {
	await trx.schema.dropTableIfExists("hub_reading_answers");
	await trx.schema.dropTableIfExists("hub_reading_requests");
};
export default migration;
