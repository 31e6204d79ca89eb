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
	messages: {
		de: { chunk: "messages-de", load: () => import(/* webpackChunkName: "messages-de" */ "../messages/de.json") },
		en: { chunk: "messages-en", load: () => import(/* webpackChunkName: "messages-en" */ "../messages/en.json") },
	},
});
