import { eventsOf } from "@hub/content-model/cms/event";
import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type ListedEvent, toListedEvent } from "../listed-event.ts";

/** The next two events. */
export interface UpcomingEventsData {
	readonly events: readonly ListedEvent[];
}

/** Returns undefined without upcoming events: the slot is left out. */
export async function loadUpcomingEvents({
	content,
	locale,
	now,
}: SlotLoaderContext): Promise<UpcomingEventsData | undefined> {
	const events = await content.list(eventsOf(locale, { when: "upcoming", limit: 2 }));
	return events.length > 0 ? { events: events.map((event) => toListedEvent(event, locale, now)) } : undefined;
}
