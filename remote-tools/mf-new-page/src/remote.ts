import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { newPageRoute } from "./new-page.route.ts";

export default defineRemote({
	name: "mf-new-page",
	routes: [newPageRoute],
	messages: (tag) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${tag}.json`),
});
