import type { Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { type Announced, announcedFacts, type Facts, type PendingChange } from "./event-facts.ts";
import { venueOf } from "./event-rows.ts";
import type { EventSnapshot, LockedEvent } from "./event-snapshot.ts";
import type { MailKind } from "./mail-kind.ts";
import { notificationTime } from "./periods.ts";
import { mailAbout } from "./registration-mail.ts";
import { type SilentChanges, withSilent } from "./silent-saves.ts";
import { listRegistrations } from "./stored-registration.ts";

/** States of people who are notified: participants and the waiting list. */
export const notifiedStates = ["confirmed", "attended", "waitlisted"] as const;

/** Returns the place of an event in each language. */
export function venuesByLocale({ rows }: EventSnapshot): Announced["places"] {
	return Object.fromEntries(rows.map((row) => [row.locale, venueOf(row)]));
}

interface ProcessedChanges {
	/** The event with its new SEQUENCE, or unchanged. */
	readonly event: EventSnapshot;
	/** Changes that people have not been notified of yet. */
	readonly pending: PendingChange | undefined;
}

interface NotificationDeps {
	readonly siteUrl: string;
	/** Time in ms in which further changes are collected before people are notified. */
	readonly notificationDelayMs: number;
	readonly silent: SilentChanges;
}

/**
 * Notifies participants and people on the waiting list of changed date, place or mode: once, some time after the latest
 * change, without changes that were reverted by then. Cancellation, and its reversal, are sent at once. Each language
 * has its own place, so a changed place concerns readers of that language.
 */
export async function notifyOfChanges(
	locked: LockedEvent,
	{ siteUrl, notificationDelayMs, silent }: NotificationDeps,
): Promise<ProcessedChanges> {
	const { event, now } = locked;
	const { before, facts } = event;
	if (before === undefined || facts === undefined) return { event, pending: undefined };
	// Without a published row there is no page to link to, so notifications wait for one.
	if (event.rows.length === 0) return { event, pending: before.pending };
	const current: Announced = { facts, places: venuesByLocale(event) };
	const changed = changesOf(before, current, event);
	const renewed = changed === undefined ? event : await withNextSequence(locked);

	const announced = withSilent(before.pending ?? before, before, current, silent);
	const changes = changesOf(announced, current, event);
	const kind = changes && kindOfChange(announced.facts, facts);
	const isOver = event.endsAt <= now && new Date(announced.facts.ends_at) <= now;
	if (changes === undefined || kind === undefined || isOver) return { event: renewed, pending: undefined };
	const pending: PendingChange =
		changed === undefined && before.pending !== undefined
			? { ...before.pending, ...announced }
			: {
					...announced,
					changed: now.toISOString(),
					due: dueOf(locked, announced, notificationDelayMs),
					sequence: renewed.sequence,
				};
	if (kind === "event-changed" && new Date(pending.due) > now) return { event: renewed, pending };
	await notify({ ...locked, event: { ...renewed, sequence: Math.max(renewed.sequence, pending.sequence) } }, siteUrl, {
		kind,
		changes,
		pending,
	});
	return { event: renewed, pending: undefined };
}

interface Changes {
	/** True if all languages are concerned. */
	readonly all: boolean;
	/** True if readers of a language are concerned. */
	readonly concerns: (locale: Locale) => boolean;
}

function changesOf(was: Announced, is: Announced, event: EventSnapshot): Changes | undefined {
	const all = announcedFacts.some((name) => was.facts[name] !== is.facts[name]);
	const moved = (locale: Locale): boolean => {
		const old = was.places[locale];
		// A new language has no former place.
		return old !== undefined && old !== is.places[locale];
	};
	if (!all && !event.rows.some(({ locale }) => moved(locale))) return undefined;
	return { all, concerns: (locale) => all || moved(readerLocale(event, locale)) };
}

/** Returns the language in which a person reads an event: their own, or else the first available one. */
export function readerLocale({ rows }: Pick<EventSnapshot, "rows">, locale: Locale): Locale {
	return rows.some((row) => row.locale === locale) ? locale : (rows[0]?.locale ?? locale);
}

async function withNextSequence({ trx, event }: LockedEvent): Promise<EventSnapshot> {
	// Unpublished languages may have a higher SEQUENCE than published ones.
	const stored: unknown = await trx("events").where({ translation_key: event.key }).max({ max: "calendar_sequence" });
	const [{ max }] = z.tuple([z.object({ max: z.coerce.number() })]).parse(stored);
	const sequence = Math.max(event.sequence, max) + 1;
	await trx("events")
		.whereIn(
			"id",
			event.rows.map(({ id }) => id),
		)
		.update({ calendar_sequence: sequence });
	return { ...event, sequence };
}

function dueOf({ event, now }: LockedEvent, announced: Announced, notificationDelayMs: number): string {
	const first = Math.min(event.startsAt.getTime(), Date.parse(announced.facts.starts_at));
	return notificationTime(now, new Date(first), notificationDelayMs).toISOString();
}

interface NotifiedChange {
	readonly kind: MailKind;
	readonly changes: Changes;
	readonly pending: PendingChange;
}

async function notify(locked: LockedEvent, siteUrl: string, { kind, changes, pending }: NotifiedChange): Promise<void> {
	const changed = new Date(pending.changed);
	// People who registered later have read the change.
	const people = await listRegistrations(locked.trx, (query) =>
		query
			.where({ event_key: locked.event.key })
			.whereIn("state", notifiedStates)
			.where((early) => early.whereNull("confirmed_at").orWhere("confirmed_at", "<=", changed))
			.where((early) => early.whereNull("date_created").orWhere("date_created", "<=", changed)),
	);
	for (const registration of people) {
		if (!changes.concerns(registration.locale)) continue;
		await mailAbout(locked, siteUrl, registration, kind, {
			dedupeKey: String(pending.sequence),
			before: pending.facts,
		});
	}
}

function kindOfChange(before: Facts, facts: Facts): MailKind | undefined {
	if (facts.event_status === "cancelled") return before.event_status === "cancelled" ? undefined : "event-cancelled";
	return before.event_status === "cancelled" ? "event-revived" : "event-changed";
}
