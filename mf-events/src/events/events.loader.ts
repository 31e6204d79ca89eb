import { eventsOf } from "@hub/content-model/cms/event";
import { localized } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { filteredTitle } from "../filtered-title.ts";
import { type ListedEvent, listed } from "../listed-event.ts";
import type { EventsTexts } from "../messages.ts";
import { searchList } from "../search-kinds.loader.ts";
import { EVENTS_PER_PAGE, type EventList, listFromQuery, searchOf } from "./event-list-address.ts";

/** A page of a list of events (EV-5). */
export interface EventsData {
	readonly list: EventList;
	readonly events: readonly ListedEvent[];
	/** Number of items on all pages. */
	readonly total: number;
}

export async function loadEvents({ content, locale, t, now, query }: RouteLoaderContext<EventsTexts>) {
	const list = listFromQuery(query);
	if (!list) return missing();
	const wanted = eventsOf(locale, { ...list, limit: EVENTS_PER_PAGE, offset: (list.page - 1) * EVENTS_PER_PAGE });
	const [events, total] = await Promise.all([content.list(wanted), content.count(wanted)]);
	// An empty list has a first page with a message.
	if (list.page > Math.max(1, Math.ceil(total / EVENTS_PER_PAGE))) return missing();
	const data: EventsData = { list, events: events.map((event) => listed(event, locale, now)), total };
	const title = filteredTitle(list.when === "past" ? t("events.past") : t("events.title"), list, t);
	const search = searchOf(list);
	const narrowing = searchOf({ ...list, page: 1 });
	return found(data, {
		head: {
			title,
			description: t("events.description"),
			cover: { seed: "events", tone: "sky" },
		},
		...(search ? { canonicalSearch: search } : {}),
		...(narrowing ? { translatedSearch: localized(() => narrowing) } : {}),
	});
}

/** The page itself, as the search finds it. */
export const searchEventList = searchList("events.title", "events.description", "events");
