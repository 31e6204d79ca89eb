import { mailAddressKey } from "@hub/shared-contracts/form/mail-address";
import type { Knex } from "knex";
import { z } from "zod";
import { outboxTable } from "./outbox-table.ts";

/** Time after which an unsent mail counts as failed. */
export const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60_000;

const attachment = z.object({
	filename: z.string(),
	contentType: z.string(),
	base64: z.string(),
});

/** An invitation in the mail's body, which mail programs offer to put into a calendar. */
const calendar = z.object({
	method: z.enum(["PUBLISH", "REQUEST", "CANCEL"]),
	filename: z.string(),
	content: z.string(),
});

/** The part of a mail that is stored as JSON. */
export const storedMail = z.object({
	to: z.string(),
	replyTo: z.string().optional(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	attachments: z.array(attachment).optional(),
	calendar: calendar.optional(),
});

/** A mail to be sent. */
export interface OutgoingMail extends z.infer<typeof storedMail> {
	/**
	 * Unique key, e.g. `registration/<id>/confirmed/1`. Only the first mail of a key is ever sent. Up to 255 characters,
	 * no personal data.
	 */
	readonly key: string;
	/** Entry that the mail is about. Staff are notified of it if the mail cannot be delivered. */
	readonly about?: { readonly collection: string; readonly item: string };
	/** Not sent before this moment. */
	readonly notBefore?: Date;
}

const listeners = new Set<() => void>();

/** Registers a listener that is called whenever a mail may be waiting. @returns a function that removes it */
export function onEnqueued(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Adds a mail to the outbox in the caller's transaction, so that it is sent only if that commits.
 * @param trx transaction, or the database
 * @param now in ms
 * @returns false if a mail with this key exists already
 */
export async function enqueue(trx: Knex, mail: OutgoingMail, now = Date.now()): Promise<boolean> {
	const { key, about, notBefore, ...content } = mail;
	const stored = storedMail.parse(content);
	const dueAt = Math.max(now, notBefore?.getTime() ?? now);
	const created = await trx(outboxTable)
		.insert({
			key,
			state: "waiting",
			receiver: mailAddressKey(stored.to),
			mail: JSON.stringify(stored),
			about_collection: about?.collection ?? null,
			about_item: about?.item ?? null,
			attempts: 0,
			due_at: dueAt,
			give_up_at: dueAt + GIVE_UP_AFTER_MS,
			created_at: now,
		})
		.onConflict("key")
		.ignore()
		.returning("id");
	const committed = "executionPromise" in trx ? (trx as Knex.Transaction).executionPromise : Promise.resolve();
	void committed.then(
		() => {
			for (const listener of listeners) listener();
		},
		// Rolled back, so there is no mail.
		() => {},
	);
	return created.length > 0;
}

/** True if the mail of a key is waiting or was sent. */
export async function isEnqueued(database: Knex, key: string): Promise<boolean> {
	return (await database(outboxTable).where({ key }).first("id")) !== undefined;
}

/**
 * Returns mails to an address, and mails to others that quote the person's messages.
 * @param messages ids in `contact_messages`
 */
export function mailsOf(database: Knex, address: string, messages: readonly string[]): Knex.QueryBuilder {
	return database(outboxTable).where((own) =>
		own
			.where("receiver", mailAddressKey(address))
			.orWhere((repeats) => repeats.where("about_collection", "contact_messages").whereIn("about_item", messages)),
	);
}

/**
 * Erases all mails of a person, sent or not; the remaining rows have no personal data.
 * @param messages see `mailsOf`
 * @returns number of mails
 */
export async function eraseMailsOf(
	trx: Knex,
	address: string,
	messages: readonly string[] = [],
	now = Date.now(),
): Promise<number> {
	const found = () => mailsOf(trx, address, messages);
	await found().where("state", "waiting").update({ state: "failed", last_problem: "erased on request", ended_at: now });
	return found().update({ receiver: null, mail: null });
}
