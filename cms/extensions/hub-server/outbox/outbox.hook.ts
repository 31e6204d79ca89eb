import type { HookConfig } from "@directus/types";
import type { Knex } from "knex";
import { schedule } from "../../../src/scheduler.ts";
import { createLinkCheck } from "./account-links.ts";
import { accountMails, type DirectusMail, directusMail } from "./account-mail.ts";
import { enqueue } from "./enqueue.ts";
import { smtpServer } from "./mail-server.ts";
import { isMention } from "./mention-mail.ts";
import { outboxJobs } from "./outbox-jobs.ts";
import { senderOf } from "./sender.ts";
import { notifyStaff } from "./staff-notification.ts";

/**
 * Stores every mail in the database until the mail server accepts it. Without `HUB_SMTP_URL` mails wait. Settings come
 * from this process's environment, because Directus' copy converts some texts to numbers and lists.
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
			onFailed: async (mail, codes) => {
				logger.warn(`Mail ${mail.id} of the outbox could not be delivered (${codes}).`);
				await notifyStaff(database, mail, codes, Date.now());
			},
		});
	});
	// Directus does not await its mails and may be inside a transaction, which on SQLite holds the only connection. So
	// this does not wait either.
	const mayLeadTo = createLinkCheck(context.env);
	hook.filter("email.send", (mail) => {
		takeOver(mail).catch((error) => logger.error(error, "A mail of Directus could not be added to the outbox."));
		return null;
	});

	async function takeOver(sent: unknown): Promise<void> {
		const mail = directusMail.parse(sent);
		// hub-server/comments mails it in the reader's language, without the comment.
		if (isMention(mail.subject ?? "")) return;
		const href = mail.template?.data?.url;
		// Directus checks an invitation's link only when it stores a row. The cause of a mail is not known here, so every
		// link is checked.
		if (href !== undefined && !mayLeadTo(href, mail.template?.name)) {
			const where = URL.canParse(href) ? new URL(href).origin : "no address";
			const what = mail.template?.name ?? "without a template";
			return logger.warn(
				`A mail of Directus (${what}) was not sent: its link leads to ${where}, which is not allowed.`,
			);
		}
		await enqueueAccountMails(database, mail);
	}
};

export default outboxHook;

async function enqueueAccountMails(database: Knex, mail: DirectusMail): Promise<void> {
	const account: { language: string | null } | undefined = await database("directus_users")
		.select("language")
		.whereRaw("lower(email) = ?", [[mail.to].flat()[0]?.toLowerCase() ?? ""])
		.first();
	for (const accountMail of accountMails(mail, account?.language ?? undefined)) await enqueue(database, accountMail);
}
