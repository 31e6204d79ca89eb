import { randomUUID } from "node:crypto";
import { fieldProblems, type RegisterAnswer, registerInput } from "@hub/shared-contracts/registration";
import type { Knex } from "knex";
import type { z } from "zod";
import { type OpenEvent, openEvent, readEvent } from "./open-event.ts";
import { confirmUntil } from "./periods.ts";
import { mailAbout, type Postbox } from "./registration-mail.ts";
import { findByIdentity, identityOf, type Registration, writeRegistration } from "./stored-registration.ts";
import { begin, happen, type Turn } from "./transition.ts";

/** What every operation needs. */
export interface Office {
	readonly database: Knex;
	readonly postbox: Postbox;
	readonly clock: () => Date;
	/** Hears of what should not be, in a sentence without anything personal. */
	readonly warn: (text: string) => void;
}

const minute = 60_000;

/**
 * Takes the wish to register (EV-1). The answer is the same whether or not the address was there before; its owner alone learns it,
 * by mail.
 */
export async function register({ database, postbox, clock }: Office, input: unknown): Promise<RegisterAnswer | "malformed"> {
	const parsed = registerInput.safeParse(input);
	if (!parsed.success) {
		const fields = fieldProblems(parsed.error);
		return "eventKey" in fields || "locale" in fields || Object.keys(fields).length === 0
			? "malformed"
			: { kind: "invalid", fields };
	}
	const wish = parsed.data;
	// Looked at before it is locked: an event that is not there must leave no trace.
	if ((await readEvent(database, wish.eventKey, clock())).rows.length === 0) return { kind: "closed", why: "unknown" };
	return database.transaction(async (trx) => {
		const now = clock();
		const event = await openEvent(trx, wish.eventKey, now);
		if (!event.open) return { kind: "closed", why: whyClosed(event) };
		const turn = { trx, event, now };
		const registration = await findByIdentity(trx, identityOf(wish.eventKey, wish.email));
		await (registration === undefined ? first(turn, postbox, wish) : again(turn, postbox, registration, wish));
		return { kind: "received" };
	});
}

type Wish = z.infer<typeof registerInput>;

function whyClosed({ rows, facts }: OpenEvent): "unknown" | "cancelled" | "begun" {
	if (rows.length === 0 || facts === undefined) return "unknown";
	return facts.event_status === "cancelled" ? "cancelled" : "begun";
}

async function first(turn: Turn, postbox: Postbox, wish: Wish): Promise<void> {
	const identity = identityOf(wish.eventKey, wish.email);
	const made = await begin(turn, randomUUID(), "register", { ...typed(turn, wish), identity, email: wish.email });
	if (made) await askToConfirm(turn, postbox, made);
}

async function again(turn: Turn, postbox: Postbox, registration: Registration, wish: Wish): Promise<void> {
	switch (registration.state) {
		case "pending": {
			// Nobody has proved the address yet: what was typed last counts, and the time begins anew.
			const values = { ...typed(turn, wish), pending_until: confirmUntil(turn.now, turn.event.startsAt) };
			await writeRegistration(turn.trx, registration.id, { ...values, date_updated: turn.now });
			await askToConfirm(turn, postbox, { ...registration, ...values });
			return;
		}
		case "cancelled": {
			const revived = await happen(turn, registration, "register", typed(turn, wish));
			if (revived) await askToConfirm(turn, postbox, revived);
			return;
		}
		case "confirmed":
		case "waitlisted":
		case "attended":
			await mailAbout(turn, postbox, registration, "already", { once: slot(turn, 60 * minute) });
	}
}

function typed({ event }: Turn, { locale, name, organisation, remark }: Wish) {
	const row = event.rows.find((one) => one.locale === locale) ?? event.rows[0];
	return { event: row?.id ?? null, locale, name, organisation, remark };
}

async function askToConfirm(turn: Turn, postbox: Postbox, registration: Registration): Promise<void> {
	await mailAbout(turn, postbox, registration, "please-confirm", { once: slot(turn, 10 * minute) });
}

/** One mail in so long: whoever types somebody else's address over and over must not fill a mailbox. */
const slot = ({ now }: Turn, length: number): string => String(Math.floor(now.getTime() / length));
