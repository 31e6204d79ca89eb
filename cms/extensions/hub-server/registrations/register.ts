import { randomUUID } from "node:crypto";
import type { Perform } from "@hub/shared-contracts/form/operation";
import type { RegisterAnswer, register as registering } from "@hub/shared-contracts/form/registration";
import type { Knex } from "knex";
import type { SigningKeys } from "../contact/signing-keys.ts";
import { admitRequest, mayMail, notMailed } from "./mail-limits.ts";
import { type OpenEvent, openEvent } from "./open-event.ts";
import { confirmUntil } from "./periods.ts";
import { type MailQueue, mailAbout } from "./registration-mail.ts";
import { findByIdentity, identityOf, type Registration, renewId, writeRegistration } from "./stored-registration.ts";
import { begin, type Turn, transition } from "./transition.ts";

/** Dependencies of all operations. */
export interface RegistrationDeps {
	readonly database: Knex;
	readonly postbox: MailQueue;
	readonly clock: () => Date;
	/** Time in ms in which further changes of an event are collected before people are notified. */
	readonly newsAfter: number;
	/** The keys of challenges, review tokens and counters. */
	readonly keys: SigningKeys;
	/** Logs what should not be, in a sentence without anything personal. */
	readonly warn: (text: string) => void;
}

const minute = 60_000;

/** Ends the transaction without a trace, with an answer. */
class NotTaken extends Error {
	readonly answer: RegisterAnswer;
	constructor(answer: RegisterAnswer) {
		super("The request was not taken");
		this.answer = answer;
	}
}

/**
 * Takes a request to register (EV-1). The answer is the same whether or not the address was there before, and whether or not it gets
 * another mail; its owner alone learns it, by mail.
 */
export async function register(
	{ database, postbox, clock, keys }: RegistrationDeps,
	request: RegisterRequest,
): Promise<RegisterAnswer> {
	const { eventKey, email, name, organisation, remark, visitor, network, proof, token } = request;
	try {
		await database.transaction(async (trx) => {
			const now = clock();
			const event = await openEvent(trx, eventKey, now);
			if (!event.open) throw new NotTaken({ kind: "closed", why: whyClosed(event) });
			const asking = { visitor, network, proof, token, request: [eventKey, email, name, organisation, remark] } as const;
			const verdict = await admitRequest(trx, keys, asking, now.getTime());
			if (verdict.kind !== "in") throw new NotTaken(verdict);
			// Without a mail the registration could not be confirmed, so it is not stored either.
			if (!(await mayMail(trx, keys, email, now.getTime()))) return;
			const turn = { trx, event, now };
			const registration = await findByIdentity(trx, identityOf(eventKey, email));
			const mailed = await (registration === undefined
				? first(turn, postbox, request)
				: again(turn, postbox, registration, request));
			if (!mailed) await notMailed(trx, keys, email);
		});
		return { kind: "received" };
	} catch (error) {
		if (error instanceof NotTaken) return error.answer;
		throw error;
	}
}

type RegisterRequest = Parameters<Perform<typeof registering>>[0];

function whyClosed({ rows, facts }: OpenEvent): "unknown" | "cancelled" | "begun" {
	if (rows.length === 0 || facts === undefined) return "unknown";
	return facts.event_status === "cancelled" ? "cancelled" : "begun";
}

/** @returns whether there was a mail */
async function first(turn: Turn, postbox: MailQueue, request: RegisterRequest): Promise<boolean> {
	const identity = identityOf(request.eventKey, request.email);
	const registration = await begin(turn, randomUUID(), "register", { ...typed(turn, request), identity, email: request.email });
	return registration !== undefined && askToConfirm(turn, postbox, registration);
}

/** @returns whether there was a mail */
async function again(turn: Turn, postbox: MailQueue, registration: Registration, request: RegisterRequest): Promise<boolean> {
	switch (registration.state) {
		case "pending": {
			// The address is not verified yet: the latest input replaces the earlier one, and the deadline starts again.
			const values = { ...typed(turn, request), pending_until: confirmUntil(turn.now, turn.event.startsAt) };
			await writeRegistration(turn.trx, registration.id, { ...values, date_updated: turn.now });
			return askToConfirm(turn, postbox, { ...registration, ...values });
		}
		case "cancelled": {
			// The link of before may have been handed on, in a calendar or a mail.
			const id = await renewId(turn.trx, registration.id);
			const revived = await transition(turn, { ...registration, id }, "register", typed(turn, request));
			return revived !== undefined && askToConfirm(turn, postbox, revived);
		}
		case "confirmed":
		case "waitlisted":
		case "attended":
			return (await mailAbout(turn, postbox, registration, "already", { once: slot(turn, 60 * minute) })).isNew;
	}
}

function typed({ event }: Turn, { locale, name, organisation, remark }: RegisterRequest) {
	const row = event.rows.find((one) => one.locale === locale) ?? event.rows[0];
	return { event: row?.id ?? null, locale, name, organisation, remark };
}

async function askToConfirm(turn: Turn, postbox: MailQueue, registration: Registration): Promise<boolean> {
	return (await mailAbout(turn, postbox, registration, "please-confirm", { once: slot(turn, 10 * minute) })).isNew;
}

/** Key of a time slot of `length` ms, for at most one mail per slot: the form must not flood a mailbox. */
const slot = ({ now }: Turn, length: number): string => String(Math.floor(now.getTime() / length));
