import type { Knex } from "knex";
import { z } from "zod";
import { deleteRevisions } from "./delete-revisions.ts";

const day = 24 * 60 * 60_000;

/** Days that messages of the contact form are stored. The privacy policy names the same periods. */
export const messageRetention = {
	/** After the last change of an answered or closed message. */
	settled: 90,
	/** After it arrived, in any state. */
	atMost: 365,
} as const;

/** Erases expired messages of the contact form. @returns their number */
export async function eraseOldMessages(database: Knex, now: Date): Promise<number> {
	const before = (days: number) => new Date(now.getTime() - days * day);
	return database.transaction(async (trx) => {
		const stored: unknown = await trx("contact_messages")
			.select("id")
			// Statements have a limited number of values; the rest follows in the next run.
			.limit(500)
			.where("date_created", "<=", before(messageRetention.atMost))
			.orWhere((settled) =>
				settled
					.whereIn("state", ["answered", "closed"])
					.whereRaw("coalesce(date_updated, date_created) <= ?", [before(messageRetention.settled)]),
			);
		const ids = z
			.array(z.object({ id: z.string() }))
			.parse(stored)
			.map(({ id }) => id);
		await eraseMessages(trx, ids);
		return ids.length;
	});
}

/** Erases messages and Directus' revisions of them. */
export async function eraseMessages(trx: Knex, ids: readonly string[]): Promise<void> {
	await trx("contact_messages").whereIn("id", ids).delete();
	await deleteRevisions(trx, "contact_messages", ids);
}
