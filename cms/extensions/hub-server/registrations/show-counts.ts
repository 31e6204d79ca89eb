import type { Knex } from "knex";
import { z } from "zod";
import { readEvent, seatsTable } from "./open-event.ts";

const changedRow = z.object({ event_key: z.string(), capacity: z.number().nullable(), taken: z.number(), changes: z.number() });
const eventRow = z.object({ registered: z.number().nullable(), waiting: z.number().nullable() });

/**
 * How long an event's numbers stay as they were shown, in ms, while people come and go: each change of a row makes the site read it, and
 * pages that show it are rendered. That the last seat is taken, or one is free again, is shown at once.
 */
export const calm = 5_000;

/** What was shown last of an event, and when, in ms since 1970. */
export type Shown = Map<string, { readonly at: number; readonly full: boolean }>;

/**
 * Writes what changed of seats and waiting lists into the events' rows, which editors and the site read. However many registrations came
 * in since the last time, it is one change for each event.
 * @param last what this process has shown; it is brought up to date
 */
export async function showCounts(database: Knex, now: Date, last: Shown = new Map()): Promise<void> {
	const changed: unknown = await database(seatsTable)
		.select("event_key", "capacity", "taken", "changes")
		.where("changes", ">", database.ref("shown"));
	for (const { event_key, capacity, taken, changes } of z.array(changedRow).parse(changed)) {
		const full = capacity !== null && taken >= capacity;
		const before = last.get(event_key);
		if (before && before.full === full && now.getTime() - before.at < calm) continue;
		const { facts } = await readEvent(database, event_key, now);
		const counted: unknown = await database("registrations").where({ event_key, state: "waitlisted" }).count({ count: "id" });
		const [waiting] = z.array(z.object({ count: z.coerce.number() })).parse(counted);
		const counts = { registered: (facts?.reserved ?? 0) + taken, waiting: waiting?.count ?? 0 };
		const stored: unknown = await database("events").select("registered", "waiting").where({ translation_key: event_key });
		const rows = z.array(eventRow).parse(stored);
		if (rows.some(({ registered, waiting: shown }) => registered !== counts.registered || shown !== counts.waiting)) {
			await database("events").where({ translation_key: event_key }).update(counts);
			last.set(event_key, { at: now.getTime(), full });
		}
		await database(seatsTable).where({ event_key }).update({ shown: changes });
	}
}
