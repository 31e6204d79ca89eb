// What this remote shows and where.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { demos } from "./demos/demos.route.ts";

export default defineRemote({
	name: "mf-demos",
	routes: [demos],
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
