import type { Knex } from "knex";
import { z } from "zod";
import { forgetVersions } from "./forget-versions.ts";

const day = 24 * 60 * 60_000;

/** Days that messages of the contact form are stored. The privacy policy names the same periods. */
export const messageRetention = {
	/** After the last change of an answered or closed message. */
	settled: 90,
	/** After it came, whatever became of it. */
	atMost: 365,
} as const;

/** Erases messages of the contact form whose time is over. @returns how many */
export async function eraseOldMessages(database: Knex, now: Date): Promise<number> {
	const before = (days: number) => new Date(now.getTime() - days * day);
	return database.transaction(async (trx) => {
		const stored: unknown = await trx("contact_messages")
			.select("id")
			// The others follow in the next run: a statement takes only so many values.
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

/** Erases messages, and what Directus noted of their earlier versions. */
export async function eraseMessages(trx: Knex, ids: readonly string[]): Promise<void> {
	await trx("contact_messages").whereIn("id", ids).delete();
	await forgetVersions(trx, "contact_messages", ids);
}
