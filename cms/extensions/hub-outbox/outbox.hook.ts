import type { HookConfig } from "@directus/types";
import type { Knex } from "knex";
import { schedule } from "../../src/scheduler.ts";
import { accountMails, directusMail } from "./account-mail.ts";
import { enqueue } from "./enqueue.ts";
import { smtpServer } from "./mail-server.ts";
import { outboxJobs } from "./outbox-jobs.ts";
import { senderOf } from "./sender.ts";
import { notifyStaff } from "./staff-notification.ts";

/**
 * Keeps every mail in the database until the mail server has taken it. Without `HUB_SMTP_URL` mails wait. Settings come from this
 * process's environment, not from Directus' copy of it, which turns some texts into numbers and lists.
 */
const outboxHook: HookConfig = (hook, context) => {
	const { database, logger } = context;
	schedule(hook, context, () => {
		const url = process.env.HUB_SMTP_URL;
		if (!url) {
			logger.warn("There is no mail server (HUB_SMTP_URL): mails wait in the outbox.");
			return [];
		}
		return outboxJobs({
			database,
			server: smtpServer(url),
			from: () => senderOf(database),
			clock: Date.now,
			failed: async (mail, codes) => {
				logger.warn(`Mail ${mail.id} of the outbox could not be delivered (${codes}).`);
				await notifyStaff(database, mail, codes, Date.now());
			},
		});
	});
	// Directus does not wait for its own mails, and may be amid a transaction, which on SQLite holds the only connection: neither do we.
	hook.filter("email.send", (mail) => {
		takeOver(database, mail).catch((error) => logger.error(error, "A mail of Directus did not get into the outbox."));
		return null;
	});
};

export default outboxHook;

async function takeOver(database: Knex, sent: unknown): Promise<void> {
	const mail = directusMail.parse(sent);
	const account: { language: string | null } | undefined = await database("directus_users")
		.select("language")
		.whereRaw("lower(email) = ?", [[mail.to].flat()[0]?.toLowerCase() ?? ""])
		.first();
	for (const ours of accountMails(mail, account?.language ?? undefined)) await enqueue(database, ours);
}
