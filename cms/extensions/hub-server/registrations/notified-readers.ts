// How many people are notified of a change of an event: what its form says before a save.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";
import { notifiedStates, readLocale } from "./event-notifications.ts";
import { readEvent } from "./open-event.ts";
import type { RegistrationDeps } from "./register.ts";

/** Those who read an event in a language. */
export interface Readers {
	readonly locale: Locale;
	readonly seated: number;
	readonly waiting: number;
}

/** Who is notified of changes of an event, and when. */
export interface NotifiedReaders {
	/** By the language of the event in which they read; empty where visitors do not see the event, or it is over. */
	readonly readers: readonly Readers[];
	/** How many minutes a change waits for more. */
	readonly minutes: number;
	/** When a change that waits is sent, as ISO in UTC; null where none does. */
	readonly due: string | null;
}

const counted = z.array(z.object({ locale: localeSchema, state: z.string(), count: z.coerce.number() }));

/** Counts them as the mails would find them. Changes nothing. */
export async function readersOf({ database, clock, newsAfter }: RegistrationDeps, key: string): Promise<NotifiedReaders> {
	const now = clock();
	const event = await readEvent(database, key, now);
	const rest = { minutes: newsAfter / 60_000, due: event.before?.pending?.due ?? null };
	if (event.rows.length === 0 || event.endsAt <= now) return { readers: [], ...rest };
	const stored: unknown = await database("registrations")
		.select("locale", "state")
		.where({ event_key: key })
		.whereIn("state", notifiedStates)
		.groupBy("locale", "state")
		.count({ count: "id" });
	const found = counted.parse(stored);
	const readers = event.rows.map(({ locale }) => {
		const own = found.filter((one) => readLocale(event, one.locale) === locale);
		const sum = (some: typeof own) => some.reduce((total, { count }) => total + count, 0);
		const waiting = sum(own.filter(({ state }) => state === "waitlisted"));
		return { locale, seated: sum(own) - waiting, waiting };
	});
	return { readers, ...rest };
}
