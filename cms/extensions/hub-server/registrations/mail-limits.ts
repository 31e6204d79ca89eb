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

/** Limits per day. */
export const LIMITS = {
	/**
	 * Requests per network address (a person or an office): `free` without review, `reviewed` after a review or with a
	 * proof of work, `max` with a proof of work.
	 */
	visitor: { free: 5, reviewed: 20, max: 60 },
	/** Limits of the surrounding network. */
	network: { free: 40, reviewed: 100, max: 300 },
	/** Limit of all requests, including registrations by staff. */
	all: 5_000,
	/** Mails to a mailbox. Counting starts again when its owner confirms a registration. */
	mailbox: 6,
	/** Mails about changes with the link of one registration. */
	changes: 10,
} as const;

/**
 * Time in ms in which the same request of the same visitor needs no second proof, e.g. after a double click or a
 * reload.
 */
const REPEAT_WINDOW_MS = 10 * minute;

/** Counters and used tokens, keyed by HMACs without personal data, stored for a day at most. */
export const registrationCounters: Counters = countersIn("hub_registration_marks");

/** A request with its sender, and the proof or token if required. */
export interface RegistrationAttempt {
	/** Pseudonym of the visitor's network address. */
	readonly visitor: string;
	/** Pseudonym of the surrounding network. */
	readonly network: string;
	/** A proof of work, as JSON. */
	readonly proof?: string | undefined;
	/** Token of the page on which the visitor reviewed the request. */
	readonly token?: string | undefined;
	/** All normalised values of the request. The first two are the event's key and the address. */
	readonly request: readonly [eventKey: string, address: string, ...details: string[]];
}

/** Result for a request. A refusal never depends on the mail address. */
export type LimitResult =
	| { readonly kind: "accepted" }
	| { readonly kind: "review"; readonly token: string; readonly challenge: WorkChallenge }
	| { readonly kind: "later"; readonly seconds: number };

/**
 * Counts a request and decides whether it is accepted. The caller rolls back on refusal, so that only accepted requests
 * are counted.
 * @param now in ms since 1970
 */
export async function checkLimits(
	trx: Knex,
	keys: SigningKeys,
	attempt: RegistrationAttempt,
	now: number,
): Promise<LimitResult> {
	const { request, proof, token } = attempt;
	if ((await rowsSince(trx, "registrations", "date_created", new Date(now - day))) >= LIMITS.all)
		return { kind: "later", seconds: (60 * minute) / 1_000 };
	let [needsReview, needsWork, seconds] = [false, false, 0];
	for (const name of ["visitor", "network"] as const) {
		const { times, until } = await count(trx, `${name}/${hmacOf(keys.marks, name, attempt[name])}`, now + day, now);
		const { free, reviewed, max } = LIMITS[name];
		seconds = Math.max(seconds, Math.ceil((until - now) / 1_000));
		if (times > max) return { kind: "later", seconds };
		needsReview ||= times > free;
		needsWork ||= times > reviewed;
	}
	if (!needsReview) return { kind: "accepted" };
	const [eventKey, address] = request;
	const repeated = await count(
		trx,
		`request/${hmacOf(keys.marks, "request", attempt.visitor, eventKey, address)}`,
		now + REPEAT_WINDOW_MS,
		now,
	);
	if (repeated.times > 1) return { kind: "accepted" };
	const isFirstUse = async (valid: { readonly mark: string; readonly until: number } | undefined) =>
		valid !== undefined && (await count(trx, valid.mark, valid.until, now)).times === 1;
	if (await isFirstUse(await verifyProof(proof, keys.challenge, now))) return { kind: "accepted" };
	if (await isFirstUse(verifyToken(token, request, keys.review, now)))
		return needsWork ? { kind: "later", seconds } : { kind: "accepted" };
	return {
		kind: "review",
		token: signToken(request, keys.review, now),
		challenge: await issueChallenge(keys.challenge, now),
	};
}

/** Counts a mail to a mailbox. @returns true if it may be sent */
export async function countMail(trx: Knex, keys: SigningKeys, address: string, now: number): Promise<boolean> {
	return (await count(trx, mailboxCounter(keys, address), now + day, now)).times <= LIMITS.mailbox;
}

/** Decrements the count, because no mail was sent. */
export function uncountMail(trx: Knex, keys: SigningKeys, address: string): Promise<void> {
	return registrationCounters.decrement(trx, mailboxCounter(keys, address));
}

/** Resets the count, because the owner of the mailbox has confirmed. */
export function resetMailCount(trx: Knex, keys: SigningKeys, address: string): Promise<void> {
	return registrationCounters.reset(trx, mailboxCounter(keys, address));
}

/** Counts a mail about a change. @returns true if it may be sent */
export async function countChangeMail(trx: Knex, keys: SigningKeys, id: string, now: number): Promise<boolean> {
	return (await count(trx, `changed/${hmacOf(keys.marks, "changed", id)}`, now + day, now)).times <= LIMITS.changes;
}

const count = registrationCounters.increment;

/** Counter of a mailbox. Many mail servers deliver `a.b+c@…` to `ab@…`, so both count as one. */
function mailboxCounter(keys: SigningKeys, address: string): string {
	const normalised = mailAddressKey(address);
	const at = normalised.lastIndexOf("@");
	const [name = ""] = normalised.slice(0, at).split("+");
	const mailbox = `${name.replaceAll(".", "")}${normalised.slice(at)}`;
	return `mailbox/${hmacOf(keys.marks, "mailbox", mailbox)}`;
}
