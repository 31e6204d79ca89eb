import { eventsOf } from "@hub/shared-contracts/cms/event";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import { type ListedEvent, listed } from "../listed-event.ts";
import { narrowedTitle } from "../narrowed-title.ts";
import { EVENTS_A_PAGE, type EventList, listAsked, searchOf } from "./event-list-address.ts";

/** A page of a list of events (EV-5). */
export interface EventsData {
	readonly list: EventList;
	readonly events: readonly ListedEvent[];
	/** How many the whole list has. */
	readonly total: number;
}

export async function loadEvents({ content, locale, now, query }: RouteLoaderContext) {
	const list = listAsked(query);
	if (!list) return missing();
	const wanted = eventsOf(locale, { ...list, limit: EVENTS_A_PAGE, offset: (list.page - 1) * EVENTS_A_PAGE });
	const [events, total] = await Promise.all([content.list(wanted), content.count(wanted)]);
	// An empty list has a first page, which says so.
	if (list.page > Math.max(1, Math.ceil(total / EVENTS_A_PAGE))) return missing();
	const data: EventsData = { list, events: events.map((event) => listed(event, locale, now)), total };
	const messages = { de, en }[locale];
	const title = narrowedTitle(list.when === "past" ? messages["events.past"] : messages["events.title"], list, messages);
	const search = searchOf(list);
	const narrowing = searchOf({ ...list, page: 1 });
	return found(data, {
		head: {
			title: list.page === 1 ? title : messages["pages.title"].replace("{{title}}", title).replace("{{page}}", String(list.page)),
			description: messages["events.description"],
			cover: { seed: "events", tone: "sky" },
		},
		...(search ? { canonicalSearch: search } : {}),
		...(narrowing ? { translatedSearch: { de: narrowing, en: narrowing } } : {}),
	});
}
