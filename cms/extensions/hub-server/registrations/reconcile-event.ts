import { isDeepStrictEqual } from "node:util";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { Knex } from "knex";
import { z } from "zod";
import { factColumns, lastSeen, sameFacts } from "./event-facts.ts";
import { notifyOfChanges, venuesByLocale } from "./event-notifications.ts";
import { type EventSnapshot, type LockedEvent, lockEvent, markCountsOutdated, seatsTable } from "./event-snapshot.ts";
import { eraseAt, REMINDER_LEAD_MS } from "./periods.ts";
import { eraseRegistrations } from "./personal-data.ts";
import type { RegistrationDeps } from "./registration-deps.ts";
import { mailAbout } from "./registration-mail.ts";
import { silentChanges, takeSilentRows } from "./silent-saves.ts";
import { listRegistrations } from "./stored-registration.ts";
import { transition } from "./transition.ts";
import { passOnLapsedOffers } from "./waiting-list.ts";

/**
 * Brings an event to its target state: makes its languages agree, notifies people of changes, gives free seats to the
 * waiting list and runs due jobs. Idempotent. Called after every edit and every minute, so that a crash in between
 * delays it by a minute at most.
 */
export async function reconcileEvent(deps: RegistrationDeps, key: string): Promise<void> {
	const { database, siteUrl, clock, notificationDelayMs, warn } = deps;
	await database.transaction(async (trx) => {
		const now = clock();
		const { event: stored } = await lockEvent(trx, key, now);
		const silent = silentChanges(stored, await takeSilentRows(trx, key));
		const { facts } = stored;
		if (facts === undefined) return;
		await alignRows(trx, stored);
		const aligned = { ...stored, rows: stored.rows.map((row) => ({ ...row, facts })) };
		const { event, pending } = await notifyOfChanges(
			{ trx, event: aligned, now },
			{ siteUrl, notificationDelayMs, silent },
		);
		const locked: LockedEvent = { trx, event, now };
		await recount(locked, warn);
		await expire(locked);
		await passOnLapsedOffers(locked, siteUrl);
		const remindedOf = (await remind(locked, siteUrl)) ?? event.before?.remindedOf;
		const doneTasks = {
			...(remindedOf === undefined ? {} : { remindedOf }),
			thanked: (await thank(locked, siteUrl)) || (event.before?.thanked ?? false),
			erased: await eraseExpired(locked),
		};
		const { rows } = event;
		const seenNow = lastSeen.parse({
			facts,
			rows: rows.length > 0 ? rows.map(({ id }) => id) : event.before?.rows,
			places: rows.length > 0 ? venuesByLocale(event) : event.before?.places,
			...(pending === undefined ? {} : { pending }),
			...doneTasks,
		});
		if (isDeepStrictEqual(seenNow, event.before)) return;
		await trx(seatsTable)
			.where({ event_key: key })
			.update({ known: JSON.stringify(seenNow) });
		await markCountsOutdated(trx, key);
	});
}

/** Copies changed facts to the event's other languages. */
async function alignRows(trx: Knex, { rows, facts }: EventSnapshot): Promise<void> {
	if (facts === undefined) return;
	const others = rows.filter((row) => !sameFacts(row.facts, facts)).map(({ id }) => id);
	if (others.length > 0) await trx("events").whereIn("id", others).update(factColumns(facts));
}

/** Recounts the held seats. They should equal the step-by-step count; this corrects errors. */
async function recount({ trx, event }: LockedEvent, warn: (text: string) => void): Promise<void> {
	const rows: unknown = await trx("registrations")
		.where({ event_key: event.key })
		.where((onSite) => onSite.whereNull("attendance").orWhereNot({ attendance: "online" }))
		.where((held) =>
			held
				.whereIn("state", ["confirmed", "attended"])
				.orWhere((offered) => offered.where({ state: "waitlisted" }).whereNotNull("offered_until")),
		)
		.count({ count: "id" });
	const [row] = z.array(z.object({ count: z.coerce.number() })).parse(rows);
	const held = row?.count ?? 0;
	const changed = await trx(seatsTable)
		.where({ event_key: event.key })
		.whereNot({ taken: held })
		.update({ taken: held });
	if (changed === 0) return;
	warn(`Corrected the seat count of event ${event.key} to ${held}.`);
	await markCountsOutdated(trx, event.key);
}

/** Erases registrations that were not confirmed in time. */
async function expire(locked: LockedEvent): Promise<void> {
	const overdue = await listRegistrations(locked.trx, (query) =>
		query.where({ event_key: locked.event.key, state: "pending" }).where("pending_until", "<=", locked.now),
	);
	for (const registration of overdue) await transition(locked, registration, "expire");
}

/**
 * Sends reminders a day before the event, except to people who got their seat within that day.
 * @returns the start that the reminders name; undefined if none were due
 */
async function remind(locked: LockedEvent, siteUrl: string): Promise<string | undefined> {
	const { trx, event, now } = locked;
	const startsAt = event.startsAt.toISOString();
	const from = new Date(event.startsAt.getTime() - REMINDER_LEAD_MS);
	if (!event.open || now < from || event.before?.remindedOf === startsAt) return undefined;
	const people = await listRegistrations(trx, (query) =>
		query.where({ event_key: event.key, state: "confirmed" }).where("confirmed_at", "<", from),
	);
	for (const registration of people)
		await mailAbout(locked, siteUrl, registration, "reminder", { dedupeKey: startsAt });
	return startsAt;
}

/** Thanks attendees when a recording is available. Includes everybody with a seat if no attendance was recorded. */
async function thank(locked: LockedEvent, siteUrl: string): Promise<boolean> {
	const { trx, event, now } = locked;
	if (
		event.endsAt > now ||
		event.before?.thanked ||
		event.rows.length === 0 ||
		event.facts?.event_status === "cancelled"
	)
		return false;
	const stored: unknown = await trx("recordings")
		.select("slug", "locale")
		.whereIn(
			"event",
			event.rows.map(({ id }) => id),
		)
		.where({ status: "published" })
		.where((window) => window.whereNull("publish_at").orWhere("publish_at", "<=", now))
		.where((window) => window.whereNull("unpublish_at").orWhere("unpublish_at", ">", now));
	const recordings = z.array(z.object({ slug: z.string(), locale: localeSchema })).parse(stored);
	const [anyRecording] = recordings;
	if (anyRecording === undefined) return false;
	const participants = await listRegistrations(trx, (query) =>
		query.where({ event_key: event.key }).whereIn("state", ["confirmed", "attended"]),
	);
	const attended = participants.filter(({ state }) => state === "attended");
	for (const registration of attended.length > 0 ? attended : participants) {
		const recording = recordings.find(({ locale }) => locale === registration.locale) ?? anyRecording;
		await mailAbout(locked, siteUrl, registration, "thanks", { dedupeKey: "recording", recording });
	}
	return true;
}

/** Erases personal data if the event's retention period is over. @returns true if it is */
async function eraseExpired({ trx, event, now }: LockedEvent): Promise<boolean> {
	if (event.facts === undefined || eraseAt(event.endsAt, event.facts.retention_days) > now) return false;
	const rows: unknown = await trx("registrations").select("id").where({ event_key: event.key }).whereNull("erased_at");
	await eraseRegistrations(
		trx,
		z
			.array(z.object({ id: z.string() }))
			.parse(rows)
			.map(({ id }) => id),
		now,
	);
	return true;
}
