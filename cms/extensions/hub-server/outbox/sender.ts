import { mailAddressSchema } from "@hub/shared-contracts/form/mail-address-schema";
import type { Knex } from "knex";
import { z } from "zod";

/** Sender of mails and organiser of events. */
export interface Sender {
	readonly name: string;
	readonly address: string;
}

const organisation = z.object({ name: z.string().min(1), email: mailAddressSchema() });

/** Reads `Name <address>`, `"Name" <address>` or an address alone. */
function readSender(text: string): Sender {
	const named = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text);
	return named ? { name: named[1] ?? "", address: named[2] ?? "" } : { name: "", address: text.trim() };
}

/** Reads the sender: `HUB_MAIL_FROM`, else the organisation of the site settings. @param database or a transaction */
export async function senderOf(database: Knex): Promise<Sender> {
	const set = process.env.HUB_MAIL_FROM;
	if (set) return readSender(set);
	const row: { organisation?: unknown } | undefined = await database("site_settings")
		.select("organisation")
		.whereNotNull("organisation")
		.orderBy("locale")
		.first();
	const parsed = organisation.safeParse(
		typeof row?.organisation === "string" ? JSON.parse(row.organisation) : row?.organisation,
	);
	return parsed.success
		? { name: parsed.data.name, address: parsed.data.email }
		: { name: "Data Intelligence Hub", address: "data-hub@localhost" };
}
