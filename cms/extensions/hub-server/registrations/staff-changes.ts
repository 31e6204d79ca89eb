import { randomUUID } from "node:crypto";
import { optionalText } from "@hub/content-model/cms/row";
import { registrations } from "@hub/content-model/collections/registrations";
import { mailAddressSchema } from "@hub/shared-contracts/form/mail-address-schema";
import {
	holdsSeat,
	type RegistrationEvent,
	type RegistrationState,
	registrationStates,
	staffEvent,
} from "@hub/shared-contracts/form/registration-state";
import { SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { Knex } from "knex";
import { z } from "zod";
import { deleteRevisions } from "../retention/delete-revisions.ts";
import { Refusal } from "../wording/refusal.ts";
import { choiceNamed, currentLocale, translate } from "../wording/wording.ts";
import {
	attendanceOpens,
	type EventSnapshot,
	giveSeatBack,
	type LockedEvent,
	lockEvent,
	markCountsOutdated,
	takeSeat,
} from "./event-snapshot.ts";
import { momentText } from "./event-texts.ts";
import { cancelRegistration } from "./manage.ts";
import { storedAttendance } from "./register.ts";
import type { RegistrationDeps } from "./registration-deps.ts";
import { mailAbout } from "./registration-mail.ts";
import {
	findByIdentity,
	findRegistration,
	identityOf,
	needsSeat,
	type Registration,
	type RegistrationValues,
	writeRegistration,
} from "./stored-registration.ts";
import { applyToSeats, hasOffer, transition } from "./transition.ts";
import { offerFreeSeats } from "./waiting-list.ts";

// Changes of registrations by staff, in Studio or by a program. The same rules apply, and refusals are one sentence.

type Row = Record<string, unknown>;

/** Fields that only the server writes; values from clients are ignored. */
const SERVER_FIELDS = [
	"event_key",
	"identity",
	"waiting_place",
	"offered_until",
	"pending_until",
	"offers_lapsed",
	"confirmed_at",
	"cancelled_at",
	"erased_at",
	"calendar_sequence",
];

const staffInput = z.object({
	id: z.string().optional(),
	event: z.string({ error: () => translate("registration.event") }),
	state: z.enum(registrationStates).catch("pending"),
	attendance: z.unknown().optional(),
	locale: localeSchema.catch(SOURCE_LOCALE),
	name: optionalText,
	email: mailAddressSchema(() => translate("registration.email")),
	organisation: optionalText,
	remark: optionalText,
});

/**
 * Creates a registration entered by staff: takes a seat or a waiting list position, and mails the person.
 * @param trx Directus' own transaction, in which it then stores the row
 * @returns the row to store
 * @throws Refusal with one sentence
 */
export async function createByStaff({ siteUrl, clock }: RegistrationDeps, trx: Knex, payload: Row): Promise<Row> {
	const parsed = staffInput.safeParse(payload);
	if (!parsed.success) throw refusal(parsed.error.issues[0]?.message ?? translate("registration.incomplete"));
	const { event: eventId, state, email, attendance: chosen, ...typed } = parsed.data;
	const stored: unknown = await trx("events").select("translation_key").where({ id: eventId }).first();
	const key = z.object({ translation_key: z.string() }).safeParse(stored);
	if (!key.success) throw refusal(translate("registration.event"));
	const now = clock();
	const locked = await lockEvent(trx, key.data.translation_key, now);
	const { event } = locked;
	const identity = identityOf(event.key, email);
	if (await findByIdentity(trx, identity)) {
		throw refusal(translate("registration.again"));
	}
	const trigger = staffEvent("none", state);
	const rest = { ...typed, attendance: storedAttendance(event, chosen) };
	const values = trigger && (await applyToSeats(locked, undefined, trigger, rest.attendance));
	if (values === undefined) throw refusal(refusalReason(event, "none", state));
	const id = rest.id ?? randomUUID();
	const registration: Registration = {
		...INITIAL_VALUES,
		...rest,
		...values,
		id,
		event: eventId,
		event_key: event.key,
		email,
	};
	const kind = MAIL_BY_STATE[registration.state];
	const mail = kind && (await mailAbout(locked, siteUrl, registration, kind));
	return {
		...withoutServerFields(payload),
		...withIsoDates(values),
		...rest,
		id,
		email,
		identity,
		event_key: event.key,
		calendar_sequence: mail?.sequence ?? 0,
	};
}

/**
 * Applies changes by staff to registrations: the state through the table of transitions, including seats and mails.
 * @returns the values that Directus still has to store
 * @throws Refusal with one sentence, without any change
 */
export async function changeByStaff(
	deps: RegistrationDeps,
	database: Knex,
	keys: readonly string[],
	payload: Row,
): Promise<Row> {
	const { state, email, ...rest } = withoutServerFields(payload);
	const wanted = registrationStates.find((known) => known === state);
	if (state !== undefined && wanted === undefined) throw refusal(translate("registration.state"));
	const address = email === undefined ? undefined : staffInput.shape.email.safeParse(email);
	if (address?.error) throw refusal(translate("registration.email"));
	await database.transaction(async (trx) => {
		for (const registration of await listInLockOrder(trx, keys)) {
			if (
				rest.event !== undefined &&
				rest.event !== registration.event &&
				!(await isLanguageOf(trx, rest.event, registration.event_key))
			) {
				throw refusal(translate("registration.stays"));
			}
			const now = deps.clock();
			const locked = await lockEvent(trx, registration.event_key, now);
			if (address) await changeAddress(locked, registration, address.data);
			if (rest.attendance !== undefined)
				await changeAttendance(locked, registration, storedAttendance(locked.event, rest.attendance));
			const current = await findRegistration(trx, registration.id);
			if (current && wanted && current.state !== wanted) await changeState(deps, locked, current, wanted);
		}
	});
	const { attendance: _alreadyWritten, ...toStore } = rest;
	return address ? { ...toStore, email: address.data } : toStore;
}

/** True if an entry is a language of the event. The one that people registered through may be deleted. */
async function isLanguageOf(trx: Knex, id: unknown, key: string): Promise<boolean> {
	return (
		(await trx("events")
			.where({ id: String(id), translation_key: key })
			.first()) !== undefined
	);
}

/**
 * Frees the seats of registrations that staff are about to delete. No mail is sent: staff delete mistakes, and cancel
 * where people should be notified.
 */
export async function deleteByStaff(
	{ siteUrl, clock }: RegistrationDeps,
	database: Knex,
	keys: readonly string[],
): Promise<void> {
	await database.transaction(async (trx) => {
		for (const registration of await listInLockOrder(trx, keys)) {
			const now = clock();
			const locked = await lockEvent(trx, registration.event_key, now);
			const present =
				registration.state === "attended" ? await transition(locked, registration, "absent") : registration;
			if (present) await transition(locked, present, "cancel");
			await offerFreeSeats(locked, siteUrl);
		}
		// Directus' revisions are deleted with the entries.
		await deleteRevisions(trx, "registrations", keys);
	});
}

/**
 * Returns registrations in the order of their events, so that concurrent changes lock events in the same order and
 * cannot deadlock.
 */
async function listInLockOrder(trx: Knex, keys: readonly string[]): Promise<Registration[]> {
	const found = await Promise.all(keys.map((key) => findRegistration(trx, key)));
	return found
		.filter((registration) => registration !== undefined)
		.toSorted((one, other) => one.event_key.localeCompare(other.event_key));
}

/** Takes or frees the seat of a person who takes part on site instead of online, or the other way round. */
async function changeAttendance(
	{ trx, event }: LockedEvent,
	registration: Registration,
	attendance: Registration["attendance"],
): Promise<void> {
	const [before, after] = [needsSeat(registration), needsSeat({ attendance })];
	if (before !== after && holdsSeat(registration.state, hasOffer(registration))) {
		if (before) await giveSeatBack(trx, event);
		else if (!(await takeSeat(trx, event))) throw refusal(translate("registration.full"));
		await markCountsOutdated(trx, event.key);
	}
	await writeRegistration(trx, registration.id, { attendance });
}

async function changeState(
	{ siteUrl }: RegistrationDeps,
	locked: LockedEvent,
	registration: Registration,
	wanted: RegistrationState,
): Promise<void> {
	const trigger = staffEvent(registration.state, wanted);
	if (trigger === "cancel") {
		if (!(await cancelRegistration(locked, siteUrl, registration)))
			throw refusal(refusalReason(locked.event, registration.state, wanted));
		return;
	}
	const after = trigger && (await transition(locked, registration, trigger));
	if (after === undefined) throw refusal(refusalReason(locked.event, registration.state, wanted));
	const kind = MAILED_EVENTS.includes(trigger) ? MAIL_BY_STATE[wanted] : undefined;
	if (kind) await mailAbout(locked, siteUrl, after, kind);
	// An entry added to the list may be next immediately.
	await offerFreeSeats(locked, siteUrl);
}

const MAILED_EVENTS: readonly (RegistrationEvent | undefined)[] = ["admit", "enlist"];
const MAIL_BY_STATE: Partial<Record<RegistrationState, "please-confirm" | "confirmed" | "waitlisted">> = {
	pending: "please-confirm",
	confirmed: "confirmed",
	waitlisted: "waitlisted",
};

async function changeAddress({ trx, event }: LockedEvent, registration: Registration, email: string): Promise<void> {
	const identity = identityOf(event.key, email);
	const other = await findByIdentity(trx, identity);
	if (other !== undefined && other.id !== registration.id) {
		throw refusal(translate("registration.another"));
	}
	await writeRegistration(trx, registration.id, { email, identity });
}

/** Returns the label of a state in the form. */
function stateName(state: RegistrationState | "none"): string {
	return state === "none" ? "" : choiceNamed(registrations, "state", state);
}

function refusalReason(event: EventSnapshot, from: RegistrationState | "none", to: RegistrationState): string {
	if (from === "confirmed" && to === "attended") {
		const opens = momentText(attendanceOpens(event), event.facts?.time_zone ?? "UTC", currentLocale());
		return translate("registration.not-open", { opens });
	}
	if (to === "confirmed" && from !== "attended") {
		return translate("registration.full");
	}
	if (from === "none" && to === "pending" && !event.open) {
		return translate("registration.closed");
	}
	return from === "none"
		? translate("registration.cannot-begin", { state: stateName(to) })
		: translate("registration.cannot-become", { from: stateName(from), to: stateName(to) });
}

function withoutServerFields(payload: Row): Row {
	return Object.fromEntries(Object.entries(payload).filter(([name]) => !SERVER_FIELDS.includes(name)));
}

/** Directus expects moments as texts. */
function withIsoDates(values: RegistrationValues): Row {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
	);
}

const refusal = (reason: string): Error => new Refusal({ reason });

const INITIAL_VALUES = {
	waiting_place: null,
	offered_until: null,
	pending_until: null,
	confirmed_at: null,
	offers_lapsed: 0,
	calendar_sequence: 0,
} as const;
