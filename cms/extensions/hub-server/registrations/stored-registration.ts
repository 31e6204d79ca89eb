import { createHash, randomUUID } from "node:crypto";
import { mailAddressKey } from "@hub/shared-contracts/form/mail-address";
import { registrationStates } from "@hub/shared-contracts/form/registration-state";
import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { Knex } from "knex";
import { z } from "zod";
import { storedMomentOrNull } from "./stored-moment.ts";

const text = z
	.string()
	.nullish()
	.transform((value) => value ?? "");
const count = z
	.number()
	.nullish()
	.transform((value) => value ?? 0);

const storedRegistration = z.object({
	id: z.string(),
	event: z.string().nullable(),
	event_key: z.string(),
	state: z.enum(registrationStates),
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

/** A registration as it stands in the table. Name and address are empty once they are erased. */
export type Registration = z.infer<typeof storedRegistration>;

/** What of a registration can be written. */
export type RegistrationValues = Partial<
	Omit<Registration, "id"> & {
		readonly identity: string | null;
		readonly cancelled_at: Date | null;
		readonly erased_at: Date | null;
		readonly date_created: Date;
		readonly date_updated: Date;
	}
>;

/** What makes two registrations the same one: the event and the address, however its letters are written. */
export function identityOf(eventKey: string, email: string): string {
	return createHash("sha256")
		.update(`${eventKey}\n${mailAddressKey(email)}`)
		.digest("hex");
}

const table = "registrations";

export async function findRegistration(database: Knex, id: string): Promise<Registration | undefined> {
	// Postgres takes nothing but a UUID in a column of UUIDs.
	if (!z.uuid().safeParse(id).success) return undefined;
	return parse(await database(table).where({ id }).first());
}

export async function findByIdentity(database: Knex, identity: string): Promise<Registration | undefined> {
	return parse(await database(table).where({ identity }).first());
}

/** Registrations that fit, in the order of the waiting list and then of time. */
export async function listRegistrations(
	database: Knex,
	narrow: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Registration[]> {
	const rows: unknown[] = await narrow(database(table)).orderBy(["waiting_place", "date_created", "id"]);
	return rows.flatMap((row) => parse(row) ?? []);
}

/** Which place in the waiting list a registration has: 1 is next. Null where it is not waiting, or has an offer. */
export async function waitingPosition(database: Knex, registration: Registration): Promise<number | null> {
	if (registration.state !== "waitlisted" || registration.waiting_place === null || registration.offered_until !== null)
		return null;
	const before = await database(table)
		.where({ event_key: registration.event_key, state: "waitlisted", offered_until: null })
		.where("waiting_place", "<", registration.waiting_place)
		.count({ count: "id" });
	return Number(before[0]?.count ?? 0) + 1;
}

/** @returns the registration as it stands afterwards */
export async function insertRegistration(database: Knex, id: string, values: RegistrationValues): Promise<Registration> {
	return written(
		await database(table)
			.insert({ id, ...values })
			.returning("*"),
	);
}

export async function writeRegistration(database: Knex, id: string, values: RegistrationValues): Promise<void> {
	await database(table).where({ id }).update(values);
}

/** Changes a registration. @returns it as it stands afterwards */
export async function changeRegistration(database: Knex, id: string, values: RegistrationValues): Promise<Registration> {
	return written(await database(table).where({ id }).update(values).returning("*"));
}

/**
 * Gives a registration another id: links that bear the old one lead nowhere from then on. What Directus noted of its earlier versions
 * moves along, so that it is erased with it.
 * @returns the new id
 */
export async function renewId(trx: Knex, id: string): Promise<string> {
	const renewed = randomUUID();
	await trx(table).where({ id }).update({ id: renewed });
	await trx("directus_revisions").where({ collection: table, item: id }).update({ item: renewed });
	return renewed;
}

function written(rows: readonly unknown[]): Registration {
	const registration = parse(rows[0]);
	if (registration === undefined) throw new Error("A registration that was just written is not there");
	return registration;
}

/** A registration without an event was created by hand and is not ours yet. */
function parse(row: unknown): Registration | undefined {
	const parsed = storedRegistration.safeParse(row);
	return parsed.success ? parsed.data : undefined;
}

/** What remains of a registration once what is personal in it is erased. */
export function erased(now: Date): RegistrationValues {
	return { name: "", email: "", organisation: "", remark: "", identity: null, erased_at: now };
}
