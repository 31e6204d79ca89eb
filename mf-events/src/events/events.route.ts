import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { eventsCalendar } from "../event/event-calendar.loader.ts";
import { loadEvents, searchEventList } from "./events.loader.ts";

export const events = defineRoute({
	key: "events",
	path: MAILED_PATHS.events,
	page: { chunk: "events", load: () => import(/* webpackChunkName: "events" */ "./events.page.tsx") },
	server: { load: loadEvents, search: searchEventList, files: { "calendar.ics": eventsCalendar } },
});
