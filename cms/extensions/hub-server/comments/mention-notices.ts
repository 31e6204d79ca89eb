// What a colleague is told who is mentioned in a comment: in Studio's inbox and, where the account wants mails, by one of ours. Directus
// says both in English and puts the comment into the mail; ours says who and where, for a comment may quote what is not published.

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { EventContext } from "@directus/types";
import { collections } from "@hub/content-model/collections/collections";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { z } from "zod";
import { renderMail } from "../../../mails/mail-layout.ts";
import { mailTexts, paragraphsOf } from "../../../mails/mail-messages.ts";
import { collectionLabel, englishName } from "../../../src/schema/words.ts";
import { namesOf, USERS } from "../colleagues/person.ts";
import { languageOfAccount } from "../editing/who-saves.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { isMention } from "../outbox/mention-mail.ts";
import { type EntryPlace, entryOf, studioPath } from "./entry-place.ts";

/** What our own tool is just saying; undefined for a comment that was written in Studio's sidebar. */
interface Saying {
	readonly kind: "request" | "answer";
	readonly place: EntryPlace;
	/** Without the mention. */
	readonly words: string;
}

const saying = new AsyncLocalStorage<Saying>();

/** Writes a comment that is a request or an answer: its mention is announced as such. */
export function sayAs<Result>(what: Saying, write: () => Promise<Result>): Promise<Result> {
	return saying.run(what, write);
}

const mention = z.looseObject({
	recipient: z.string(),
	sender: z.string(),
	subject: z.string().refine(isMention),
	message: z.string(),
	collection: z.string(),
	item: z.string(),
});
const account = z.object({
	email: z.string().nullable(),
	email_notifications: z.union([z.boolean(), z.number()]).nullable().transform(Boolean),
});

/** Says a mention in the language of the one who is mentioned, and mails it. Other notifications stay as they are. @param studioUrl Studio's address */
export async function mentionNotice(payload: unknown, { database }: EventContext, studioUrl: string): Promise<unknown> {
	const notification = mention.safeParse(payload).data;
	if (!notification) return payload;
	const locale = await languageOfAccount(database, notification.recipient);
	const said = saying.getStore();
	const place = said?.place ?? (await entryOf(database, { collection: notification.collection, item: notification.item }));
	const sender = (await namesOf(database, [notification.sender])).get(notification.sender);
	const t = mailTexts(locale);
	const words = {
		name: [sender?.first_name, sender?.last_name].filter(Boolean).join(" ") || t("comment.someone"),
		collection: labelOf(place.collection, locale),
	};
	const kind = said?.kind ?? "mention";
	const subject = t(`comment.${kind}.subject`, words);
	const href = studioUrl.replace(/\/+$/, "") + studioPath(place);
	await mail(database, notification.recipient, locale, { subject, body: t(`comment.${kind}.body`, words), href });
	const quoted = said === undefined ? quoteIn(notification.message) : said.words;
	const quote = quoted
		.split("\n")
		.map((line) => `> ${line}`)
		.join("\n");
	// Studio leads to an entry by its key; of a new one's draft, the link in the message does.
	const target = place.item === null ? { collection: null, item: null } : { collection: place.collection, item: place.item };
	return { ...notification, ...target, subject, message: `${quote}\n\n[${t("account.notice.action")}](${href})` };
}

async function mail(
	database: Knex,
	recipient: string,
	locale: Locale,
	{ subject, body, href }: { readonly subject: string; readonly body: string; readonly href: string },
): Promise<void> {
	const found: unknown = await database(USERS).where({ id: recipient }).first("email", "email_notifications");
	const { email, email_notifications: wantsMails } = account.parse(found);
	if (email === null || !wantsMails) return;
	const t = mailTexts(locale);
	const content = renderMail({
		locale,
		heading: subject,
		paragraphs: paragraphsOf(body),
		action: { label: t("account.notice.action"), href },
		footer: [t("footer.sender"), t("comment.footer")],
	});
	await enqueue(database, { key: `comment/${randomUUID()}`, to: email, subject, ...content });
}

function labelOf(collection: string, locale: Locale): string {
	const label = collections.find((one) => one.collection === collection)?.label;
	return collectionLabel(collection, locale) ?? label ?? englishName(collection);
}

/** The comment in a notification as Directus writes it: the lines that quote. */
function quoteIn(message: string): string {
	return message
		.split("\n")
		.flatMap((line) => (line.startsWith("> ") ? [line.slice(2)] : []))
		.join("\n");
}
