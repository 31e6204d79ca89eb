import type { Knex } from "knex";
import { z } from "zod";
import { readEvent } from "./open-event.ts";
import { seatsTable } from "./own-tables.ts";

const changedRow = z.object({ event_key: z.string(), taken: z.number(), changes: z.number() });

/**
 * Writes what changed of seats and waiting lists into the events' rows, which editors and the site read. However many registrations came
 * in since the last time, it is one change for each event.
 * @param shown hears the ids of the rows that changed; only then the change counts as shown, so a crash repeats it
 */
export async function showCounts(database: Knex, now: Date, shown: (rows: readonly string[]) => void): Promise<void> {
	const changed: unknown = await database(seatsTable)
		.select("event_key", "taken", "changes")
		.where("changes", ">", database.ref("shown"));
	for (const { event_key, taken, changes } of z.array(changedRow).parse(changed)) {
		const { facts } = await readEvent(database, event_key, now);
		const counted: unknown = await database("registrations").where({ event_key, state: "waitlisted" }).count({ count: "id" });
		const [waiting] = z.array(z.object({ count: z.coerce.number() })).parse(counted);
		const counts = { registered: (facts?.reserved ?? 0) + taken, waiting: waiting?.count ?? 0 };
		await database("events").where({ translation_key: event_key }).update(counts);
		const rows: unknown = await database("events").select("id").where({ translation_key: event_key });
		shown(
			z
				.array(z.object({ id: z.string() }))
				.parse(rows)
				.map(({ id }) => id),
		);
		await database(seatsTable).where({ event_key }).update({ shown: changes });
	}
}
