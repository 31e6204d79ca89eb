import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { demoPages, loadDemo, searchDemos } from "./demo.loader.ts";

export const demo = defineRoute({
	key: "demo",
	path: "/demos/:slug",
	page: { chunk: "demo", load: () => import(/* webpackChunkName: "demo" */ "./demo.page.tsx") },
	parent: "demos",
	server: { load: loadDemo, documents: demoPages, search: searchDemos },
});
