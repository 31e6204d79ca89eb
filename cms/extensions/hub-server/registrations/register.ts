import { randomUUID } from "node:crypto";
import type { Perform } from "@hub/shared-contracts/form/operation";
import type { RegisterResult, register as registerOperation } from "@hub/shared-contracts/form/registration";
import { type EventSnapshot, type LockedEvent, lockEvent } from "./event-snapshot.ts";
import { checkLimits, countMail, uncountMail } from "./mail-limits.ts";
import { confirmUntil } from "./periods.ts";
import type { RegistrationDeps } from "./registration-deps.ts";
import { mailAbout } from "./registration-mail.ts";
import { findByIdentity, identityOf, type Registration, renewId, writeRegistration } from "./stored-registration.ts";
import { createRegistration, transition } from "./transition.ts";

const minute = 60_000;

/** Rolls the transaction back and carries the result. */
class Rollback extends Error {
	readonly result: RegisterResult;
	constructor(result: RegisterResult) {
		super("The registration was not accepted");
		this.result = result;
	}
}

/**
 * Handles a registration request (EV-1). The result reveals neither whether the address is registered already nor
 * whether a mail is sent: only its owner learns that, by mail.
 */
export async function register(
	{ database, siteUrl, clock, keys }: RegistrationDeps,
	request: RegisterRequest,
): Promise<RegisterResult> {
	const { eventKey, email, name, organisation, remark, attendance, visitor, network, proof, token } = request;
	try {
		await database.transaction(async (trx) => {
			const now = clock();
			const locked = await lockEvent(trx, eventKey, now);
			if (!locked.event.open) throw new Rollback({ kind: "closed", why: whyClosed(locked.event) });
			const attempt = {
				visitor,
				network,
				proof,
				token,
				request: [eventKey, email, name, organisation, remark, attendance],
			} as const;
			const limit = await checkLimits(trx, keys, attempt, now.getTime());
			if (limit.kind !== "accepted") throw new Rollback(limit);
			// Without a mail the registration could not be confirmed, so it is not stored either.
			if (!(await countMail(trx, keys, email, now.getTime()))) return;
			const registration = await findByIdentity(trx, identityOf(eventKey, email));
			const mailed = await (registration === undefined
				? registerFirst(locked, siteUrl, request)
				: registerAgain(locked, siteUrl, registration, request));
			if (!mailed) await uncountMail(trx, keys, email);
		});
		return { kind: "received" };
	} catch (error) {
		if (error instanceof Rollback) return error.result;
		throw error;
	}
}

type RegisterRequest = Parameters<Perform<typeof registerOperation>>[0];

function whyClosed({ rows, facts }: EventSnapshot): "unknown" | "cancelled" | "begun" {
	if (rows.length === 0 || facts === undefined) return "unknown";
	return facts.event_status === "cancelled" ? "cancelled" : "begun";
}

/** @returns true if a mail was sent */
async function registerFirst(locked: LockedEvent, siteUrl: string, request: RegisterRequest): Promise<boolean> {
	const identity = identityOf(request.eventKey, request.email);
	const registration = await createRegistration(locked, randomUUID(), "register", {
		...submittedValues(locked, request),
		identity,
		email: request.email,
	});
	return registration !== undefined && askToConfirm(locked, siteUrl, registration);
}

/** @returns true if a mail was sent */
async function registerAgain(
	locked: LockedEvent,
	siteUrl: string,
	registration: Registration,
	request: RegisterRequest,
): Promise<boolean> {
	switch (registration.state) {
		case "pending": {
			// The address is not verified yet: the latest input replaces the earlier one, and the deadline starts again.
			const values = {
				...submittedValues(locked, request),
				pending_until: confirmUntil(locked.now, locked.event.startsAt),
			};
			await writeRegistration(locked.trx, registration.id, { ...values, date_updated: locked.now });
			return askToConfirm(locked, siteUrl, { ...registration, ...values });
		}
		case "cancelled": {
			// The former link may have been passed on, with a calendar or a mail.
			const id = await renewId(locked.trx, registration.id);
			const revived = await transition(locked, { ...registration, id }, "register", submittedValues(locked, request));
			return revived !== undefined && askToConfirm(locked, siteUrl, revived);
		}
		case "confirmed":
		case "waitlisted":
		case "attended":
			return (await mailAbout(locked, siteUrl, registration, "already", { dedupeKey: timeSlot(locked, 60 * minute) }))
				.isNew;
	}
}

function submittedValues({ event }: LockedEvent, { locale, name, organisation, remark, attendance }: RegisterRequest) {
	const row = event.rows.find((published) => published.locale === locale) ?? event.rows[0];
	return {
		event: row?.id ?? null,
		locale,
		name,
		organisation,
		remark,
		attendance: storedAttendance(event, attendance),
	};
}

/** Returns the stored form of a choice: on site by default, and null for events that are not hybrid. */
export function storedAttendance({ facts }: EventSnapshot, chosen: unknown): Registration["attendance"] {
	if (facts?.mode !== "hybrid") return null;
	return chosen === "online" ? "online" : "onsite";
}

async function askToConfirm(locked: LockedEvent, siteUrl: string, registration: Registration): Promise<boolean> {
	return (
		await mailAbout(locked, siteUrl, registration, "please-confirm", { dedupeKey: timeSlot(locked, 10 * minute) })
	).isNew;
}

/** Key of a time slot of `length` ms, for at most one mail per slot: the form must not flood a mailbox. */
const timeSlot = ({ now }: LockedEvent, length: number): string => String(Math.floor(now.getTime() / length));
