import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadNewPage } from "./new-page.loader.ts";

export const newPageRoute = defineRoute({
	key: "new-page",
	// Applies to every language without a path of its own: `paths: { de: "/neue-seite" }`.
	path: "/new-page",
	page: { chunk: "new-page", load: () => import(/* webpackChunkName: "new-page" */ "./new-page.page.tsx") },
	server: { load: loadNewPage },
});
