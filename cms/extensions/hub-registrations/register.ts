import { randomUUID } from "node:crypto";
import type { Perform } from "@hub/shared-contracts/form/operation";
import type { RegisterAnswer, register as registering } from "@hub/shared-contracts/form/registration";
import type { Knex } from "knex";
import type { SigningKeys } from "../hub-contact/signing-keys.ts";
import { letIn, mayMail, notMailed } from "./mail-limits.ts";
import { type OpenEvent, openEvent } from "./open-event.ts";
import { confirmUntil } from "./periods.ts";
import { mailAbout, type Postbox } from "./registration-mail.ts";
import { findByIdentity, identityOf, type Registration, renewId, writeRegistration } from "./stored-registration.ts";
import { begin, happen, type Turn } from "./transition.ts";

/** What every operation needs. */
export interface Office {
	readonly database: Knex;
	readonly postbox: Postbox;
	readonly clock: () => Date;
	/** What challenges, pages and marks are sealed with. */
	readonly keys: SigningKeys;
	/** Hears of what should not be, in a sentence without anything personal. */
	readonly warn: (text: string) => void;
}

const minute = 60_000;

/** Ends the transaction without a trace, with an answer. */
class NotTaken extends Error {
	readonly answer: RegisterAnswer;
	constructor(answer: RegisterAnswer) {
		super("The wish was not taken");
		this.answer = answer;
	}
}

/**
 * Takes the wish to register (EV-1). The answer is the same whether or not the address was there before, and whether or not it gets
 * another mail; its owner alone learns it, by mail.
 */
export async function register({ database, postbox, clock, keys }: Office, wish: Wish): Promise<RegisterAnswer> {
	const { eventKey, email, name, organisation, remark, visitor, network, proof, token } = wish;
	try {
		await database.transaction(async (trx) => {
			const now = clock();
			const event = await openEvent(trx, eventKey, now);
			if (!event.open) throw new NotTaken({ kind: "closed", why: whyClosed(event) });
			const asking = { visitor, network, proof, token, wish: [eventKey, email, name, organisation, remark] } as const;
			const verdict = await letIn(trx, keys, asking, now.getTime());
			if (verdict.kind !== "in") throw new NotTaken(verdict);
			// Without a mail nobody could confirm, so there is nothing to be noted either.
			if (!(await mayMail(trx, keys, email, now.getTime()))) return;
			const turn = { trx, event, now };
			const registration = await findByIdentity(trx, identityOf(eventKey, email));
			const mailed = await (registration === undefined ? first(turn, postbox, wish) : again(turn, postbox, registration, wish));
			if (!mailed) await notMailed(trx, keys, email);
		});
		return { kind: "received" };
	} catch (error) {
		if (error instanceof NotTaken) return error.answer;
		throw error;
	}
}

type Wish = Parameters<Perform<typeof registering>>[0];

function whyClosed({ rows, facts }: OpenEvent): "unknown" | "cancelled" | "begun" {
	if (rows.length === 0 || facts === undefined) return "unknown";
	return facts.event_status === "cancelled" ? "cancelled" : "begun";
}

/** @returns whether there was a mail */
async function first(turn: Turn, postbox: Postbox, wish: Wish): Promise<boolean> {
	const identity = identityOf(wish.eventKey, wish.email);
	const made = await begin(turn, randomUUID(), "register", { ...typed(turn, wish), identity, email: wish.email });
	return made !== undefined && askToConfirm(turn, postbox, made);
}

/** @returns whether there was a mail */
async function again(turn: Turn, postbox: Postbox, registration: Registration, wish: Wish): Promise<boolean> {
	switch (registration.state) {
		case "pending": {
			// Nobody has proved the address yet: what was typed last counts, and the time begins anew.
			const values = { ...typed(turn, wish), pending_until: confirmUntil(turn.now, turn.event.startsAt) };
			await writeRegistration(turn.trx, registration.id, { ...values, date_updated: turn.now });
			return askToConfirm(turn, postbox, { ...registration, ...values });
		}
		case "cancelled": {
			// The link of before may have been handed on, in a calendar or a mail.
			const id = await renewId(turn.trx, registration.id);
			const revived = await happen(turn, { ...registration, id }, "register", typed(turn, wish));
			return revived !== undefined && askToConfirm(turn, postbox, revived);
		}
		case "confirmed":
		case "waitlisted":
		case "attended":
			return (await mailAbout(turn, postbox, registration, "already", { once: slot(turn, 60 * minute) })).isNew;
	}
}

function typed({ event }: Turn, { locale, name, organisation, remark }: Wish) {
	const row = event.rows.find((one) => one.locale === locale) ?? event.rows[0];
	return { event: row?.id ?? null, locale, name, organisation, remark };
}

async function askToConfirm(turn: Turn, postbox: Postbox, registration: Registration): Promise<boolean> {
	return (await mailAbout(turn, postbox, registration, "please-confirm", { once: slot(turn, 10 * minute) })).isNew;
}

/** One mail in so long: whoever types somebody else's address over and over must not fill a mailbox. */
const slot = ({ now }: Turn, length: number): string => String(Math.floor(now.getTime() / length));
