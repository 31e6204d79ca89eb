import { eventsOf } from "@hub/content-model/cms/event";
import { type ListPage, loadListPage } from "@hub/shared-contracts/content/list-page";
import { localized } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import { filteredTitle } from "../filtered-title.ts";
import { type ListedEvent, toListedEvent } from "../listed-event.ts";
import type { EventsMessage, EventsTexts } from "../messages.ts";
import { type EventList, eventListFromQuery, eventListSearch } from "./event-list-address.ts";

const EVENTS_PER_PAGE = 10;

/** A page of a list of events (EV-5). */
export interface EventsData {
	readonly list: EventList;
	readonly events: ListPage<ListedEvent>;
}

export async function loadEvents({ content, locale, t, now, query }: RouteLoaderContext<EventsTexts>) {
	const list = eventListFromQuery(query);
	if (!list) return missing();
	const listPage = await loadListPage(content, list.page, EVENTS_PER_PAGE, (part) =>
		eventsOf(locale, { ...list, ...part }),
	);
	if (!listPage) return missing();
	const events = { ...listPage, items: listPage.items.map((event) => toListedEvent(event, locale, now)) };
	const data: EventsData = { list, events };
	const title = filteredTitle(list.when === "past" ? t("events.past") : t("events.title"), list, t);
	const search = eventListSearch(list);
	const filterSearch = eventListSearch({ ...list, page: 1 });
	return found(data, {
		head: {
			title,
			description: t("events.description"),
			cover: { seed: "events", tone: "sky" },
		},
		...(search ? { canonicalSearch: search } : {}),
		...(filterSearch ? { translatedSearch: localized(() => filterSearch) } : {}),
	});
}

export const searchEventList = searchPage<EventsMessage>("events.title", "events.description", "events");
