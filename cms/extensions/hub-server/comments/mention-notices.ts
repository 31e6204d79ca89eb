// Notifies a colleague who is mentioned in a comment, in their language: in Studio's inbox, which the desk lists, and
// by a mail. Directus does both in English and mails the comment; our mail says who and where, because a comment may
// quote what is not published.

import { randomUUID } from "node:crypto";
import type { EventContext } from "@directus/types";
import { z } from "zod";
import { renderMail } from "../../../mails/mail-layout.ts";
import { mailTexts, paragraphsOf } from "../../../mails/mail-messages.ts";
import { collectionLabel, englishName } from "../../../src/schema/labels.ts";
import { languageOfAccount, namesOf } from "../accounts/editor-language.ts";
import { definitionOf } from "../entries/change.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { isMention } from "../outbox/mention-mail.ts";
import { commentedEntry } from "./commented-entry.ts";

const mention = z.looseObject({
	recipient: z.string(),
	sender: z.string(),
	message: z.string(),
	collection: z.string(),
	item: z.string(),
	subject: z.string().refine(isMention),
});
const account = z.object({
	email: z.string().nullable(),
	email_notifications: z.union([z.boolean(), z.number()]).nullable(),
});

/** Translates and mails the notification of a mention; others stay as they are. @param studioUrl Studio's address */
export async function mentionNotice(payload: unknown, { database }: EventContext, studioUrl: string): Promise<unknown> {
	const notification = mention.safeParse(payload).data;
	if (!notification) return payload;
	const { recipient, sender } = notification;
	const [entry, names, locale] = await Promise.all([
		commentedEntry(database, notification.collection, notification.item),
		namesOf(database, [sender]),
		languageOfAccount(database, recipient),
	]);
	const t = mailTexts(locale);
	const definition = definitionOf(entry.collection);
	const collection = collectionLabel(entry.collection, locale) ?? definition?.label ?? englishName(entry.collection);
	const who = names.get(sender) || t("comment.someone");
	const { email, email_notifications: wantsMails } = account.parse(
		await database("directus_users").where({ id: recipient }).first("email", "email_notifications"),
	);
	if (email !== null && wantsMails) {
		const subject = t("comment.subject", { name: who });
		const content = renderMail({
			locale,
			heading: subject,
			paragraphs: paragraphsOf(t("comment.body", { name: who, collection })),
			action: { label: t("account.notice.action"), href: `${studioUrl.replace(/\/+$/, "")}/admin${entry.path}` },
			footer: [t("footer.sender"), t("comment.footer")],
		});
		await enqueue(database, { key: `comment/${randomUUID()}`, to: email, subject, ...content });
	}
	return {
		...notification,
		// Studio follows an `item` that is an address if there is no collection; only so can it lead to the draft of a new
		// entry.
		collection: null,
		item: entry.path,
		subject: [who, entry.name || collection].join(": "),
		message: quoteIn(notification.message),
	};
}

/** The comment in a notification as Directus writes it: the lines that begin with `>`, with names in `<em>`. */
function quoteIn(message: string): string {
	const lines = message.split("\n").flatMap((line) => (line.startsWith("> ") ? [line.slice(2)] : []));
	return lines.join("\n").replace(/<\/?em>/g, "");
}
