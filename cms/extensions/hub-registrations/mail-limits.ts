import type { WorkChallenge } from "@hub/shared-contracts/form/form";
import type { Knex } from "knex";
import { makeChallenge, readProof } from "../hub-contact/contact-proof.ts";
import { type Marks, marksIn } from "../hub-contact/marks-table.ts";
import { makeToken, readToken } from "../hub-contact/review-token.ts";
import { type SigningKeys, sealOf } from "../hub-contact/signing-keys.ts";

// Registering sends a mail to an address that somebody typed. How often that may be asked for, over all events.

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is allowed within a day. */
export const limits = {
	/**
	 * Of one visitor's network address, be it a person or an office: so many just so, so many that were looked over or bring a proof of
	 * work, so many at all, which bring one.
	 */
	visitor: { free: 5, looked: 20, most: 60 },
	/** Of the network around it. */
	network: { free: 40, looked: 100, most: 300 },
	/** To one mailbox that has not confirmed anything since. */
	mailbox: 6,
	/** Mails about changes that were made with the link of one registration. */
	changes: 10,
} as const;

/** The same wish of the same visitor within so long needs no second proof: a double click, or a page that was loaded again. */
const sameWish = 10 * minute;

/** What was counted and used, as seals that say nothing of anybody and count for a day at most. */
export const registrationMarks: Marks = marksIn("hub_registration_marks");

/** Who asks, and what convinces us where that is needed. */
export interface Asking {
	/** Stands for the visitor's network address. */
	readonly visitor: string;
	/** Stands for the network around it. */
	readonly network: string;
	/** A proof of work, as JSON. */
	readonly proof?: string | undefined;
	/** Of the page on which the visitor looked the wish over. */
	readonly token?: string | undefined;
	/** Everything that the wish says, tidied; the first two are the event's key and the address. */
	readonly wish: readonly [eventKey: string, address: string, ...details: string[]];
}

/** Whether a wish may come in; where it may not, what the visitor is told, which never depends on the address. */
export type Verdict =
	| { readonly kind: "in" }
	| { readonly kind: "review"; readonly token: string; readonly challenge: WorkChallenge }
	| { readonly kind: "later"; readonly seconds: number };

/**
 * Counts a wish and says whether it may come in. The caller rolls back where it may not, so that only what came in is counted.
 * @param now the present moment, in ms since 1970
 */
export async function letIn(trx: Knex, keys: SigningKeys, asking: Asking, now: number): Promise<Verdict> {
	const { wish, proof, token } = asking;
	let [needsLook, needsWork, seconds] = [false, false, 0];
	for (const name of ["visitor", "network"] as const) {
		const { times, until } = await count(trx, `${name}/${sealOf(keys.marks, name, asking[name])}`, now + day, now);
		const { free, looked, most } = limits[name];
		seconds = Math.max(seconds, Math.ceil((until - now) / 1_000));
		if (times > most) return { kind: "later", seconds };
		needsLook ||= times > free;
		needsWork ||= times > looked;
	}
	if (!needsLook) return { kind: "in" };
	const [eventKey, address] = wish;
	const before = await count(trx, `wish/${sealOf(keys.marks, "wish", asking.visitor, eventKey, address)}`, now + sameWish, now);
	if (before.times > 1) return { kind: "in" };
	const isNew = async (valid: { readonly mark: string; readonly until: number } | undefined) =>
		valid !== undefined && (await count(trx, valid.mark, valid.until, now)).times === 1;
	if (await isNew(await readProof(proof, keys.challenge, now))) return { kind: "in" };
	if (await isNew(readToken(token, wish, keys.review, now))) return needsWork ? { kind: "later", seconds } : { kind: "in" };
	return { kind: "review", token: makeToken(wish, keys.review, now), challenge: await makeChallenge(keys.challenge, now) };
}

/** Counts a mail to a mailbox. @returns whether it may be sent */
export async function mayMail(trx: Knex, keys: SigningKeys, address: string, now: number): Promise<boolean> {
	return (await count(trx, mailboxMark(keys, address), now + day, now)).times <= limits.mailbox;
}

/** Takes back what was counted: no mail was sent after all. */
export function notMailed(trx: Knex, keys: SigningKeys, address: string): Promise<void> {
	return registrationMarks.takeBack(trx, mailboxMark(keys, address));
}

/** Forgets what was counted: the mailbox's owner has confirmed, and wants these mails. */
export function mailWanted(trx: Knex, keys: SigningKeys, address: string): Promise<void> {
	return registrationMarks.forget(trx, mailboxMark(keys, address));
}

/** Counts a mail about a change. @returns whether it may be sent */
export async function mayMailChange(trx: Knex, keys: SigningKeys, id: string, now: number): Promise<boolean> {
	return (await count(trx, `changed/${sealOf(keys.marks, "changed", id)}`, now + day, now)).times <= limits.changes;
}

const count = registrationMarks.set;

/** What leads into one mailbox counts as one: many mail servers take `a.b+c@…` for `ab@…`. */
function mailboxMark(keys: SigningKeys, address: string): string {
	const at = address.lastIndexOf("@");
	const [name = ""] = address.slice(0, at).split("+");
	const mailbox = `${name.replaceAll(".", "")}${address.slice(at)}`.normalize("NFC").toLowerCase();
	return `mailbox/${sealOf(keys.marks, "mailbox", mailbox)}`;
}
