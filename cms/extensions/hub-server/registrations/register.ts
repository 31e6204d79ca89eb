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
import { begin, type LockedEvent, transition } from "./transition.ts";

export interface RegistrationDeps {
	readonly database: Knex;
	readonly postbox: MailQueue;
	readonly clock: () => Date;
	/** Time in ms in which further changes of an event are collected before people are notified. */
	readonly notificationDelayMs: number;
	/** The keys of challenges, review tokens and counters. */
	readonly keys: SigningKeys;
	/** Logs an unexpected state, without personal data. */
	readonly warn: (text: string) => void;
}

const minute = 60_000;

/** Rolls the transaction back and carries the response. */
class Rollback extends Error {
	readonly response: RegisterAnswer;
	constructor(response: RegisterAnswer) {
		super("The request was not taken");
		this.response = response;
	}
}

/**
 * Handles a registration request (EV-1). The response is the same whether or not the address is registered and gets
 * another mail; only its owner learns that, by mail.
 */
export async function register(
	{ database, postbox, clock, keys }: RegistrationDeps,
	request: RegisterRequest,
): Promise<RegisterAnswer> {
	const { eventKey, email, name, organisation, remark, attendance, visitor, network, proof, token } = request;
	try {
		await database.transaction(async (trx) => {
			const now = clock();
			const event = await openEvent(trx, eventKey, now);
			if (!event.open) throw new Rollback({ kind: "closed", why: whyClosed(event) });
			const attempt = {
				visitor,
				network,
				proof,
				token,
				request: [eventKey, email, name, organisation, remark, attendance],
			} as const;
			const verdict = await admitRequest(trx, keys, attempt, now.getTime());
			if (verdict.kind !== "in") throw new Rollback(verdict);
			// Without a mail the registration could not be confirmed, so it is not stored either.
			if (!(await mayMail(trx, keys, email, now.getTime()))) return;
			const locked = { trx, event, now };
			const registration = await findByIdentity(trx, identityOf(eventKey, email));
			const mailed = await (registration === undefined
				? first(locked, postbox, request)
				: again(locked, postbox, registration, request));
			if (!mailed) await notMailed(trx, keys, email);
		});
		return { kind: "received" };
	} catch (error) {
		if (error instanceof Rollback) return error.response;
		throw error;
	}
}

type RegisterRequest = Parameters<Perform<typeof registering>>[0];

function whyClosed({ rows, facts }: OpenEvent): "unknown" | "cancelled" | "begun" {
	if (rows.length === 0 || facts === undefined) return "unknown";
	return facts.event_status === "cancelled" ? "cancelled" : "begun";
}

/** @returns true if a mail was sent */
async function first(locked: LockedEvent, postbox: MailQueue, request: RegisterRequest): Promise<boolean> {
	const identity = identityOf(request.eventKey, request.email);
	const registration = await begin(locked, randomUUID(), "register", {
		...typed(locked, request),
		identity,
		email: request.email,
	});
	return registration !== undefined && askToConfirm(locked, postbox, registration);
}

/** @returns true if a mail was sent */
async function again(
	locked: LockedEvent,
	postbox: MailQueue,
	registration: Registration,
	request: RegisterRequest,
): Promise<boolean> {
	switch (registration.state) {
		case "pending": {
			// The address is not verified yet: the latest input replaces the earlier one, and the deadline starts again.
			const values = { ...typed(locked, request), pending_until: confirmUntil(locked.now, locked.event.startsAt) };
			await writeRegistration(locked.trx, registration.id, { ...values, date_updated: locked.now });
			return askToConfirm(locked, postbox, { ...registration, ...values });
		}
		case "cancelled": {
			// The former link may have been passed on, with a calendar or a mail.
			const id = await renewId(locked.trx, registration.id);
			const revived = await transition(locked, { ...registration, id }, "register", typed(locked, request));
			return revived !== undefined && askToConfirm(locked, postbox, revived);
		}
		case "confirmed":
		case "waitlisted":
		case "attended":
			return (await mailAbout(locked, postbox, registration, "already", { once: slot(locked, 60 * minute) })).isNew;
	}
}

function typed({ event }: LockedEvent, { locale, name, organisation, remark, attendance }: RegisterRequest) {
	const row = event.rows.find((one) => one.locale === locale) ?? event.rows[0];
	return { event: row?.id ?? null, locale, name, organisation, remark, attendance: attendanceAt(event, attendance) };
}

/** Returns the stored form of a choice: on site by default, and null for events that are not hybrid. */
export function attendanceAt({ facts }: OpenEvent, chosen: unknown): Registration["attendance"] {
	if (facts?.mode !== "hybrid") return null;
	return chosen === "online" ? "online" : "onsite";
}

async function askToConfirm(locked: LockedEvent, postbox: MailQueue, registration: Registration): Promise<boolean> {
	return (await mailAbout(locked, postbox, registration, "please-confirm", { once: slot(locked, 10 * minute) })).isNew;
}

/** Key of a time slot of `length` ms, for at most one mail per slot: the form must not flood a mailbox. */
const slot = ({ now }: LockedEvent, length: number): string => String(Math.floor(now.getTime() / length));
