import { mailAddressKey } from "@hub/shared-contracts/form/mail-address";
import type { Knex } from "knex";
import { z } from "zod";
import { outboxTable } from "./outbox-table.ts";

/** Time after which an unsent mail counts as failed. */
export const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60_000;

const attachment = z.object({
	filename: z.string(),
	contentType: z.string(),
	/** The file as base64. */
	base64: z.string(),
});

/** An invitation in the mail's body, which mail programs offer to put into a calendar. */
const calendar = z.object({
	method: z.enum(["PUBLISH", "REQUEST", "CANCEL"]),
	filename: z.string(),
	/** The calendar file's text. */
	content: z.string(),
});

/** Stored part of a mail until it is sent. */
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
	 * Unique key, e.g. `registration/<id>/confirmed/1`. Only the first mail of a key is ever sent. Up to 255 characters, no personal
	 * data.
	 */
	readonly key: string;
	/** The entry that it is about: staff find it there when the mail can't be delivered. */
	readonly about?: { readonly collection: string; readonly item: string };
	/** Not sent before this moment. */
	readonly notBefore?: Date;
}

const listeners = new Set<() => void>();

/** Calls back whenever a mail may be waiting. @returns how to end that */
export function onEnqueued(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that is committed.
 * @param trx a transaction, or the database itself where there is none
 * @param now the present moment, of the caller's clock
 * @returns whether it is new; false when a mail of this key was put in before, which stays as it is
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
		// Rolled back: there is no mail.
		() => {},
	);
	return created.length > 0;
}

/** The mails to an address, and those to others that repeat the person's messages. @param messages ids in `contact_messages` */
export function mailsOf(database: Knex, address: string, messages: readonly string[]): Knex.QueryBuilder {
	return database(outboxTable).where((own) =>
		own
			.where("receiver", mailAddressKey(address))
			.orWhere((repeats) => repeats.where("about_collection", "contact_messages").whereIn("about_item", messages)),
	);
}

/**
 * Takes every mail of a person out of the outbox, sent or not; what is left of them has nothing personal.
 * @param messages as for `mailsOf`
 * @returns how many mails there were
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
