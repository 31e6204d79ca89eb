import type { WorkChallenge } from "@hub/shared-contracts/form/form";
import { mailAddressKey } from "@hub/shared-contracts/form/mail-address";
import type { Knex } from "knex";
import { issueChallenge, verifyProof } from "../contact/contact-proof.ts";
import { type Counters, countersIn, rowsSince } from "../contact/counters-table.ts";
import { signToken, verifyToken } from "../contact/review-token.ts";
import { hmacOf, type SigningKeys } from "../contact/signing-keys.ts";

// Registering sends a mail to an address that is not verified. These limits apply over all events.

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is allowed within a day. */
export const limits = {
	/**
	 * Of one visitor's network address, be it a person or an office: so many without anything, so many that were reviewed or bring a proof
	 * of work, so many at all, which bring one.
	 */
	visitor: { free: 5, reviewed: 20, most: 60 },
	/** Of the network around it. */
	network: { free: 40, reviewed: 100, most: 300 },
	/** From everywhere, together with those that staff add. */
	all: 5_000,
	/** To one mailbox that has not confirmed anything since. */
	mailbox: 6,
	/** Mails about changes that were made with the link of one registration. */
	changes: 10,
} as const;

/** The same request of the same visitor within so long needs no second proof: a double click, or a page that was loaded again. */
const sameRequest = 10 * minute;

/** Counters and used tokens, keyed by HMACs without personal data, stored for a day at most. */
export const registrationCounters: Counters = countersIn("hub_registration_marks");

/** Who asks, and what convinces us where that is needed. */
export interface Asking {
	/** Stands for the visitor's network address. */
	readonly visitor: string;
	/** Stands for the network around it. */
	readonly network: string;
	/** A proof of work, as JSON. */
	readonly proof?: string | undefined;
	/** Of the page on which the visitor reviewed the request. */
	readonly token?: string | undefined;
	/** Everything that the request says, tidied; the first two are the event's key and the address. */
	readonly request: readonly [eventKey: string, address: string, ...details: string[]];
}

/** Whether a request may come in; where it may not, what the visitor is told, which never depends on the address. */
export type Verdict =
	| { readonly kind: "in" }
	| { readonly kind: "review"; readonly token: string; readonly challenge: WorkChallenge }
	| { readonly kind: "later"; readonly seconds: number };

/**
 * Counts a request and says whether it may come in. The caller rolls back where it may not, so that only what came in is counted.
 * @param now the present moment, in ms since 1970
 */
export async function admitRequest(trx: Knex, keys: SigningKeys, asking: Asking, now: number): Promise<Verdict> {
	const { request, proof, token } = asking;
	if ((await rowsSince(trx, "registrations", "date_created", new Date(now - day))) >= limits.all)
		return { kind: "later", seconds: (60 * minute) / 1_000 };
	let [needsReview, needsWork, seconds] = [false, false, 0];
	for (const name of ["visitor", "network"] as const) {
		const { times, until } = await count(trx, `${name}/${hmacOf(keys.marks, name, asking[name])}`, now + day, now);
		const { free, reviewed, most } = limits[name];
		seconds = Math.max(seconds, Math.ceil((until - now) / 1_000));
		if (times > most) return { kind: "later", seconds };
		needsReview ||= times > free;
		needsWork ||= times > reviewed;
	}
	if (!needsReview) return { kind: "in" };
	const [eventKey, address] = request;
	const before = await count(trx, `wish/${hmacOf(keys.marks, "wish", asking.visitor, eventKey, address)}`, now + sameRequest, now);
	if (before.times > 1) return { kind: "in" };
	const isNew = async (valid: { readonly mark: string; readonly until: number } | undefined) =>
		valid !== undefined && (await count(trx, valid.mark, valid.until, now)).times === 1;
	if (await isNew(await verifyProof(proof, keys.challenge, now))) return { kind: "in" };
	if (await isNew(verifyToken(token, request, keys.review, now))) return needsWork ? { kind: "later", seconds } : { kind: "in" };
	return { kind: "review", token: signToken(request, keys.review, now), challenge: await issueChallenge(keys.challenge, now) };
}

/** Counts a mail to a mailbox. @returns whether it may be sent */
export async function mayMail(trx: Knex, keys: SigningKeys, address: string, now: number): Promise<boolean> {
	return (await count(trx, mailboxCounter(keys, address), now + day, now)).times <= limits.mailbox;
}

/** Takes back what was counted: no mail was sent after all. */
export function notMailed(trx: Knex, keys: SigningKeys, address: string): Promise<void> {
	return registrationCounters.takeBack(trx, mailboxCounter(keys, address));
}

/** Forgets what was counted: the mailbox's owner has confirmed, and wants these mails. */
export function mailWanted(trx: Knex, keys: SigningKeys, address: string): Promise<void> {
	return registrationCounters.forget(trx, mailboxCounter(keys, address));
}

/** Counts a mail about a change. @returns whether it may be sent */
export async function mayMailChange(trx: Knex, keys: SigningKeys, id: string, now: number): Promise<boolean> {
	return (await count(trx, `changed/${hmacOf(keys.marks, "changed", id)}`, now + day, now)).times <= limits.changes;
}

const count = registrationCounters.set;

/** What leads into one mailbox counts as one: many mail servers take `a.b+c@…` for `ab@…`. */
function mailboxCounter(keys: SigningKeys, address: string): string {
	const even = mailAddressKey(address);
	const at = even.lastIndexOf("@");
	const [name = ""] = even.slice(0, at).split("+");
	const mailbox = `${name.replaceAll(".", "")}${even.slice(at)}`;
	return `mailbox/${hmacOf(keys.marks, "mailbox", mailbox)}`;
}
