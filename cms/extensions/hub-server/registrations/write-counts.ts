import type { Knex } from "knex";
import { z } from "zod";
import { readEvent, seatsTable } from "./event-snapshot.ts";

const changedRow = z.object({
	event_key: z.string(),
	capacity: z.number().nullable(),
	taken: z.number(),
	changes: z.number(),
});
const eventRow = z.object({ registered: z.number().nullable(), waiting: z.number().nullable() });

/**
 * Time in ms in which counts of an event are not written again: each change of a row makes the site read it and render
 * pages again. A change between full and available is written at once.
 */
const COUNT_INTERVAL_MS = 5_000;

/** Last written counts of an event, and the time in ms since 1970. */
export type WrittenCounts = Map<string, { readonly at: number; readonly full: boolean }>;

/**
 * Writes changed counts of seats and waiting lists to the rows of events, which editors and the site read. Writes once
 * per event, however many registrations there were since the last call.
 * @param last counts written by this process; updated by the call
 */
export async function writeCounts(database: Knex, now: Date, last: WrittenCounts = new Map()): Promise<void> {
	const changed: unknown = await database(seatsTable)
		.select("event_key", "capacity", "taken", "changes")
		.where("changes", ">", database.ref("shown"));
	for (const { event_key, capacity, taken, changes } of z.array(changedRow).parse(changed)) {
		const full = capacity !== null && taken >= capacity;
		const before = last.get(event_key);
		if (before && before.full === full && now.getTime() - before.at < COUNT_INTERVAL_MS) continue;
		const { facts } = await readEvent(database, event_key, now);
		const counted: unknown = await database("registrations")
			.where({ event_key, state: "waitlisted" })
			.count({ count: "id" });
		const [waiting] = z.array(z.object({ count: z.coerce.number() })).parse(counted);
		const counts = { registered: (facts?.reserved ?? 0) + taken, waiting: waiting?.count ?? 0 };
		const stored: unknown = await database("events")
			.select("registered", "waiting")
			.where({ translation_key: event_key });
		const rows = z.array(eventRow).parse(stored);
		if (rows.some(({ registered, waiting: shown }) => registered !== counts.registered || shown !== counts.waiting)) {
			await database("events").where({ translation_key: event_key }).update(counts);
			last.set(event_key, { at: now.getTime(), full });
		}
		await database(seatsTable).where({ event_key }).update({ shown: changes });
	}
}
