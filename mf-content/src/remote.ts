// The browser's door: what this room shows and where.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { lateBlocks } from "./blocks/late-blocks.ts";
import { redirects } from "./redirects.ts";
import { routes } from "./routes.ts";

export default defineRemote({
	name: "mf-content",
	routes,
	redirects,
	pieces: lateBlocks,
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
