import type { Knex } from "knex";
import type { OutboxRow } from "./outbox-table.ts";

/** Notifies all accounts in Studio's inbox that a mail cannot be delivered, and what it was about. */
export async function notifyStaff(database: Knex, mail: OutboxRow, codes: string, now: number): Promise<void> {
	const people: { id: string }[] = await database("directus_users")
		.select("id")
		.where({ status: "active" })
		.whereNotNull("email");
	if (people.length === 0) return;
	await database("directus_notifications").insert(
		people.map(({ id }) => ({
			timestamp: new Date(now),
			status: "inbox",
			recipient: id,
			subject: "A mail could not be delivered",
			message: `The receiver's mail server did not take it (${codes}). Check the address in the entry, or reach the person another way.`,
			collection: mail.about_collection,
			item: mail.about_item,
		})),
	);
}
