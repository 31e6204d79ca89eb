// The browser's door: what this room shows and where.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { routes } from "./routes.ts";

export default defineRemote({
	name: "mf-demos",
	routes,
	messages: {
		de: { chunk: "messages-de", load: () => import(/* webpackChunkName: "messages-de" */ "../messages/de.json") },
		en: { chunk: "messages-en", load: () => import(/* webpackChunkName: "messages-en" */ "../messages/en.json") },
	},
});
