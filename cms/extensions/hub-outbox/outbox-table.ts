import type { Knex } from "knex";

/** The outbox's table. It has no metadata in Directus, so it is no collection and nobody sees it there. */
export const outboxTable = "hub_outbox";

/** A mail's way: `waiting` until the mail server has taken it (`sent`) or it can't be delivered (`failed`). */
export type OutboxState = "waiting" | "sent" | "failed";

/** One row. Moments are milliseconds since 1970; Postgres gives them as text. */
export interface OutboxRow {
	readonly id: number;
	readonly key: string;
	readonly state: OutboxState;
	/** The receiver's address in small letters, for erasing on request; null once erased. */
	readonly receiver: string | null;
	/** The mail as JSON; null once erased. */
	readonly mail: string | null;
	readonly about_collection: string | null;
	readonly about_item: string | null;
	readonly attempts: number;
	readonly due_at: number | string;
	readonly give_up_at: number | string;
	readonly lease: string | null;
	readonly lease_until: number | string | null;
	/** Why the last attempt failed: codes only, nothing personal. */
	readonly last_problem: string | null;
	readonly created_at: number | string;
	readonly ended_at: number | string | null;
}

/** Makes the table where it is missing. Two instances may do so at the same time. */
export async function makeOutboxTable(database: Knex): Promise<void> {
	if (await database.schema.hasTable(outboxTable)) return;
	try {
		await database.schema.createTable(outboxTable, (table) => {
			table.increments("id");
			table.string("key").notNullable().unique();
			table.string("state", 16).notNullable();
			table.string("receiver", 320).index();
			table.text("mail");
			table.string("about_collection", 64);
			table.string("about_item", 64);
			table.integer("attempts").notNullable().defaultTo(0);
			table.bigInteger("due_at").notNullable();
			table.bigInteger("give_up_at").notNullable();
			table.string("lease", 64);
			table.bigInteger("lease_until");
			table.string("last_problem");
			table.bigInteger("created_at").notNullable();
			table.bigInteger("ended_at");
			table.index(["state", "due_at"]);
		});
	} catch (error) {
		if (!(await database.schema.hasTable(outboxTable))) throw error;
	}
}
