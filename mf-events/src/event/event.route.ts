import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { eventPages, loadEvent, searchEvents } from "./event.loader.ts";
import { eventCalendar } from "./event-calendar.loader.ts";
import { submitRegistration } from "./registration.server.ts";

export const event = defineRoute({
	key: "event",
	path: MAILED_PATHS.event,
	page: { chunk: "event", load: () => import(/* webpackChunkName: "event" */ "./event.page.tsx") },
	parent: "events",
	server: {
		load: loadEvent,
		act: submitRegistration,
		files: { "calendar.ics": eventCalendar },
		documents: eventPages,
		search: searchEvents,
	},
});
