import { events } from "@hub/shared-contracts/collections/events";
import { registrations } from "@hub/shared-contracts/collections/registrations";
import { isPublished } from "../change.ts";
import type { Row } from "../row.ts";
import type { StoredRows } from "../stored-rows.ts";
import { nameOf, say } from "../wording.ts";

/** The states of people who expect the event to take place, or to hear of it. */
const EXPECTING = ["pending", "confirmed", "waitlisted"];

/**
 * An event that people are registered for is called off before it is deleted: that is how they hear of it. One of its languages may go,
 * as long as another one stays.
 * @param going the rows that are to be deleted
 */
export async function registeredEventDeletionError(
	collection: string,
	going: readonly Row[],
	rows: StoredRows,
	now: Date,
): Promise<string | undefined> {
	if (collection !== events.collection) return undefined;
	for (const event of going) {
		if (event.event_status === "cancelled" || new Date(String(event.ends_at)) <= now) continue;
		const key = String(event.translation_key);
		const languages = await rows.list(events, { translation_key: { _eq: key } });
		if (languages.some((row) => isPublished(row) && !going.some(({ id }) => id === row.id))) continue;
		const people = await rows.list(registrations, { _and: [{ event_key: { _eq: key } }, { state: { _in: EXPECTING } }] });
		if (people.length === 0) continue;
		return say("registered", { event: nameOf(events, event), count: people.length });
	}
	return undefined;
}
