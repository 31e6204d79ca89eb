import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadResources, searchResources } from "./resources.loader.ts";

export const resources = defineRoute({
	key: "resources",
	path: "/resources",
	page: { chunk: "resources", load: () => import(/* webpackChunkName: "resources" */ "./resources.page.tsx") },
	server: { load: loadResources, search: searchResources },
});
