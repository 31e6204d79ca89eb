// The browser's door: what this room shows and where.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { routes } from "./routes.ts";

export default defineRemote({
	name: "mf-events",
	routes,
	slots: {
		"upcoming-events": {
			view: {
				chunk: "upcoming-events",
				load: () => import(/* webpackChunkName: "upcoming-events" */ "./upcoming-events/upcoming-events.slot.tsx"),
			},
		},
	},
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
