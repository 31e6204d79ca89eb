import { createHash, randomUUID } from "node:crypto";
import { optionalText as text } from "@hub/content-model/cms/row";
import { mailAddressKey } from "@hub/shared-contracts/form/mail-address";
import { ATTENDANCES } from "@hub/shared-contracts/form/registration-form";
import { registrationStates } from "@hub/shared-contracts/form/registration-state";
import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { Knex } from "knex";
import { z } from "zod";
import { storedMomentOrNull } from "./stored-moment.ts";

const count = z
	.number()
	.nullish()
	.transform((value) => value ?? 0);

const storedRegistration = z.object({
	id: z.string(),
	event: z.string().nullable(),
	event_key: z.string(),
	state: z.enum(registrationStates),
	/** Null unless the event was hybrid when the person registered. */
	attendance: z
		.enum(ATTENDANCES)
		.nullish()
		.transform((value) => value ?? null),
	locale: localeSchema.catch(DEFAULT_LOCALE),
	name: text,
	email: text,
	organisation: text,
	remark: text,
	waiting_place: z.number().nullable(),
	offered_until: storedMomentOrNull,
	pending_until: storedMomentOrNull,
	confirmed_at: storedMomentOrNull,
	offers_lapsed: count,
	calendar_sequence: count,
});

/** A stored registration. Name and address are empty once erased. */
export type Registration = z.infer<typeof storedRegistration>;

/** True if a registration needs a seat: all but people who take part online in a hybrid event (EV-6). */
export const needsSeat = ({ attendance }: Pick<Registration, "attendance">): boolean => attendance !== "online";

/** Writable values of a registration. */
export type RegistrationValues = Partial<
	Omit<Registration, "id"> & {
		readonly identity: string | null;
		readonly cancelled_at: Date | null;
		readonly erased_at: Date | null;
		readonly date_created: Date;
		readonly date_updated: Date;
	}
>;

/** Hash of event and normalised address. Two registrations with the same identity are the same. */
export function identityOf(eventKey: string, email: string): string {
	return createHash("sha256")
		.update(`${eventKey}\n${mailAddressKey(email)}`)
		.digest("hex");
}

const table = "registrations";

export async function findRegistration(database: Knex, id: string): Promise<Registration | undefined> {
	// PostgreSQL throws for other texts in a column of UUIDs.
	if (!z.uuid().safeParse(id).success) return undefined;
	return parse(await database(table).where({ id }).first());
}

export async function findByIdentity(database: Knex, identity: string): Promise<Registration | undefined> {
	return parse(await database(table).where({ identity }).first());
}

/** Returns registrations that match, by position in the waiting list and then by time. */
export async function listRegistrations(
	database: Knex,
	filter: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Registration[]> {
	const rows: unknown[] = await filter(database(table)).orderBy(["waiting_place", "date_created", "id"]);
	return rows.flatMap((row) => parse(row) ?? []);
}

/** Position in the waiting list; 1 is next. Null if not waiting, or with an offer. */
export async function waitingPosition(database: Knex, registration: Registration): Promise<number | null> {
	if (registration.state !== "waitlisted" || registration.waiting_place === null || registration.offered_until !== null)
		return null;
	const before = await database(table)
		.where({ event_key: registration.event_key, state: "waitlisted", offered_until: null })
		.where("waiting_place", "<", registration.waiting_place)
		.count({ count: "id" });
	return Number(before[0]?.count ?? 0) + 1;
}

/** @returns the stored registration */
export async function insertRegistration(
	database: Knex,
	id: string,
	values: RegistrationValues,
): Promise<Registration> {
	return parseWritten(
		await database(table)
			.insert({ id, ...values })
			.returning("*"),
	);
}

export async function writeRegistration(database: Knex, id: string, values: RegistrationValues): Promise<void> {
	await database(table).where({ id }).update(values);
}

/** Changes a registration. @returns the stored registration */
export async function changeRegistration(
	database: Knex,
	id: string,
	values: RegistrationValues,
): Promise<Registration> {
	return parseWritten(await database(table).where({ id }).update(values).returning("*"));
}

/**
 * Gives a registration a new id, which invalidates links with the old one. Directus' records of earlier versions are
 * updated too, so that they are erased with it.
 * @returns the new id
 */
export async function renewId(trx: Knex, id: string): Promise<string> {
	const renewed = randomUUID();
	await trx(table).where({ id }).update({ id: renewed });
	await trx("directus_revisions").where({ collection: table, item: id }).update({ item: renewed });
	return renewed;
}

function parseWritten(rows: readonly unknown[]): Registration {
	const registration = parse(rows[0]);
	if (registration === undefined) throw new Error("The database did not return the written registration");
	return registration;
}

/** Returns undefined for a row without an event, such as one that was inserted directly into the database. */
function parse(row: unknown): Registration | undefined {
	const parsed = storedRegistration.safeParse(row);
	return parsed.success ? parsed.data : undefined;
}

/** Returns the values of a registration after personal data are erased. */
export function erasedValues(now: Date): RegistrationValues {
	return { name: "", email: "", organisation: "", remark: "", identity: null, erased_at: now };
}
