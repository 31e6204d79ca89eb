import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadSearch } from "./search.loader.ts";

export const search = defineRoute({
	key: "search",
	path: "/search",
	paths: { de: "/suche" },
	page: { chunk: "search", load: () => import(/* webpackChunkName: "search" */ "./search.page.tsx") },
	server: { load: loadSearch },
});
