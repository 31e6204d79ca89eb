// Counts the people who will be notified of an event's change, for its form before a save.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";
import { notifiedStates, readerLocale } from "./event-notifications.ts";
import { readEvent } from "./event-snapshot.ts";
import type { RegistrationDeps } from "./registration-deps.ts";

/** Number of readers of an event in a language. */
export interface Readers {
	readonly locale: Locale;
	readonly seated: number;
	readonly waiting: number;
}

/** Number of people who would be notified, and the time. */
export interface NotifiedReaders {
	/** By the language in which they read the event. Empty if the event is over or not public. */
	readonly readers: readonly Readers[];
	/** Minutes in which further changes are collected. */
	readonly minutes: number;
	/** Time at which pending changes are sent, as ISO in UTC; null if there are none. */
	readonly due: string | null;
}

const counted = z.array(z.object({ locale: localeSchema, state: z.string(), count: z.coerce.number() }));

/** Counts the people who would get a mail. Changes nothing. */
export async function readersOf(
	{ database, clock, notificationDelayMs }: RegistrationDeps,
	key: string,
): Promise<NotifiedReaders> {
	const now = clock();
	const event = await readEvent(database, key, now);
	const rest = { minutes: notificationDelayMs / 60_000, due: event.before?.pending?.due ?? null };
	if (event.rows.length === 0 || event.endsAt <= now) return { readers: [], ...rest };
	const stored: unknown = await database("registrations")
		.select("locale", "state")
		.where({ event_key: key })
		.whereIn("state", notifiedStates)
		.groupBy("locale", "state")
		.count({ count: "id" });
	const found = counted.parse(stored);
	const readers = event.rows.map(({ locale }) => {
		const own = found.filter((one) => readerLocale(event, one.locale) === locale);
		const sum = (some: typeof own) => some.reduce((total, { count }) => total + count, 0);
		const waiting = sum(own.filter(({ state }) => state === "waitlisted"));
		return { locale, seated: sum(own) - waiting, waiting };
	});
	return { readers, ...rest };
}
