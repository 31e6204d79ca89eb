import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { routes } from "./routes.ts";
import { loadUpcomingEvents } from "./upcoming-events/upcoming-events.loader.ts";

export default defineRemote({
	name: "mf-events",
	routes,
	slots: {
		"upcoming-events": {
			view: {
				chunk: "upcoming-events",
				load: () => import(/* webpackChunkName: "upcoming-events" */ "./upcoming-events/upcoming-events.slot.tsx"),
			},
			load: loadUpcomingEvents,
		},
	},
	messages: (tag) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${tag}.json`),
});
