// The browser's door: what this room shows and where.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { routes } from "./routes.ts";

export default defineRemote({
	name: "mf-demos",
	routes,
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
