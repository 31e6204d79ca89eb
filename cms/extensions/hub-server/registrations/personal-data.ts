import { mailAddressKey } from "@hub/shared-contracts/form/mail-address";
import type { Knex } from "knex";
import { z } from "zod";
import { shownMailAddress } from "../../../src/shown-mail-address.ts";
import { eraseMailsOf, mailsOf } from "../outbox/enqueue.ts";
import { deleteRevisions } from "../retention/delete-revisions.ts";
import { eraseMessages } from "../retention/old-messages.ts";
import { lockEvent } from "./event-snapshot.ts";
import type { RegistrationDeps } from "./registration-deps.ts";
import { erasedValues, listRegistrations, type Registration, writeRegistration } from "./stored-registration.ts";
import { transition } from "./transition.ts";
import { offerFreeSeats } from "./waiting-list.ts";

// Exports a person's data and erases them: after the retention period of an event, or on request.

/** Erases personal data in registrations and in Directus' revisions of them. State and event stay for statistics. */
export async function eraseRegistrations(trx: Knex, ids: readonly string[], now: Date): Promise<void> {
	for (const id of ids) await writeRegistration(trx, id, erasedValues(now));
	await deleteRevisions(trx, "registrations", ids);
}

/** All data about an address, to be handed to its owner. */
export interface PersonalData {
	readonly registrations: readonly unknown[];
	readonly messages: readonly unknown[];
	readonly mails: readonly unknown[];
}

/** Collects the data about an address, regardless of its case. Changes nothing. */
export async function exportPerson({ database }: RegistrationDeps, address: string): Promise<PersonalData> {
	const messages: readonly { readonly id: string }[] = await database("contact_messages").whereRaw(
		HAS_ADDRESS,
		spellingsOf(address),
	);
	const ids = messages.map(({ id }) => id);
	return {
		registrations: await database("registrations").whereRaw(HAS_ADDRESS, spellingsOf(address)),
		messages,
		mails: await mailsOf(database, address, ids).select("state", "mail", "created_at", "ended_at"),
	};
}

export interface ErasedCounts {
	readonly registrations: number;
	readonly messages: number;
	readonly mails: number;
}

/**
 * Erases all data about an address. Registrations for upcoming events are cancelled first, without a mail, and their
 * seats are passed on.
 */
export async function erasePerson(deps: RegistrationDeps, address: string): Promise<ErasedCounts> {
	const { database } = deps;
	const registrations = await listRegistrations(database, (query) => query.whereRaw(HAS_ADDRESS, spellingsOf(address)));
	for (const registration of registrations) await eraseRegistration(deps, registration);
	const rest = await database.transaction(async (trx) => {
		const now = deps.clock();
		const stored: unknown = await trx("contact_messages").select("id").whereRaw(HAS_ADDRESS, spellingsOf(address));
		const messages = z
			.array(z.object({ id: z.string() }))
			.parse(stored)
			.map(({ id }) => id);
		await eraseMessages(trx, messages);
		return { messages: messages.length, mails: await eraseMailsOf(trx, address, messages, now.getTime()) };
	});
	return { registrations: registrations.length, ...rest };
}

async function eraseRegistration(
	{ database, siteUrl, clock }: RegistrationDeps,
	{ id, event_key }: Registration,
): Promise<void> {
	await database.transaction(async (trx) => {
		const now = clock();
		const locked = await lockEvent(trx, event_key, now);
		const [registration] = await listRegistrations(trx, (query) => query.where({ id }));
		if (registration && locked.event.endsAt > now) await transition(locked, registration, "cancel");
		await eraseRegistrations(trx, [id], now);
		await offerFreeSeats(locked, siteUrl);
	});
}

const HAS_ADDRESS = "lower(email) in (?, ?)";

/** Returns an address as typed and as normalised. */
function spellingsOf(address: string): readonly [string, string] {
	const key = mailAddressKey(address);
	return [key, shownMailAddress(key)];
}
