import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import type { Facts, Known } from "./event-facts.ts";
import { placeOf } from "./event-rows.ts";
import type { MailKind } from "./mail-kind.ts";
import type { OpenEvent } from "./open-event.ts";
import { type MailQueue, mailAbout } from "./registration-mail.ts";
import { listRegistrations } from "./stored-registration.ts";
import type { Turn } from "./transition.ts";

/** What people have to be told when it changes. */
const told = ["starts_at", "ends_at", "time_zone", "mode", "online_url", "event_status"] as const satisfies (keyof Facts)[];

/** The place of an event in each of its languages. */
export function placesOf({ rows }: OpenEvent): Known["places"] {
	return Object.fromEntries(rows.map((row) => [row.locale, placeOf(row)]));
}

/**
 * Tells those who take part or wait what an editor changed about date, place or way of meeting, or that the event is called off or takes
 * place after all. A place is each language's own, so it concerns those who read that language.
 * @returns the event with its new SEQUENCE, or the same event when there is nothing to tell
 */
export async function notifyOfChanges(turn: Turn, postbox: MailQueue): Promise<OpenEvent> {
	const { trx, event, now } = turn;
	const { before, facts } = event;
	if (before === undefined || facts === undefined) return event;
	const places = placesOf(event);
	const movedFor = (locale: Locale): boolean => {
		const read = event.rows.find((row) => row.locale === locale) ?? event.rows[0];
		if (read === undefined) return false;
		const old = before.places[read.locale];
		// A language that was not there before has announced no other place yet.
		return old !== undefined && old !== places[read.locale];
	};
	const changed = told.some((name) => before.facts[name] !== facts[name]);
	if (!changed && !LOCALE_CODES.some(movedFor)) return event;

	// A language that visitors do not see now may have announced more than those that they do.
	const stored: unknown = await trx("events").where({ translation_key: event.key }).max({ most: "calendar_sequence" });
	const [{ most }] = z.tuple([z.object({ most: z.coerce.number() })]).parse(stored);
	const sequence = Math.max(event.sequence, most) + 1;
	const renewed = { ...event, sequence };
	await trx("events")
		.whereIn(
			"id",
			event.rows.map(({ id }) => id),
		)
		.update({ calendar_sequence: sequence });
	const kind = newsOf(before.facts, facts);
	const over = event.endsAt <= now && new Date(before.facts.ends_at) <= now;
	if (kind === undefined || over) return renewed;
	const people = await listRegistrations(trx, (query) =>
		query.where({ event_key: event.key }).whereIn("state", ["confirmed", "waitlisted"]),
	);
	for (const registration of people) {
		if (!changed && !movedFor(registration.locale)) continue;
		await mailAbout({ ...turn, event: renewed }, postbox, registration, kind, { once: String(sequence), before: before.facts });
	}
	return renewed;
}

function newsOf(before: Facts, facts: Facts): MailKind | undefined {
	if (facts.event_status === "cancelled") return before.event_status === "cancelled" ? undefined : "event-cancelled";
	return before.event_status === "cancelled" ? "event-revived" : "event-changed";
}
