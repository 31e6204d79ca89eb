// The browser's door: what this room shows and where.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { lateBlocks } from "./blocks/late-blocks.ts";
import { routes } from "./routes.ts";

export default defineRemote({
	name: "mf-content",
	routes,
	pieces: lateBlocks,
	messages: {
		de: { chunk: "messages-de", load: () => import(/* webpackChunkName: "messages-de" */ "../messages/de.json") },
		en: { chunk: "messages-en", load: () => import(/* webpackChunkName: "messages-en" */ "../messages/en.json") },
	},
});
