import type { Knex } from "knex";

const table = "hub_ended_sessions";

/** Records a session of the site as ended until it would have expired. Idempotent. */
export async function rememberEnded(database: Knex, id: string, until: number): Promise<void> {
	await database(table).where("until", "<", Date.now()).delete();
	await database(table).insert({ id, until }).onConflict("id").ignore();
}

/** True if a session of the site was ended. */
export async function isEnded(database: Knex, id: string): Promise<boolean> {
	return (await database(table).where({ id }).first("id")) !== undefined;
}
