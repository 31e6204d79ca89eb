import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { listReferences, loadReference, searchReferences } from "./reference.loader.ts";

export const reference = defineRoute({
	key: "reference",
	path: "/references/:slug",
	page: { chunk: "reference", load: () => import(/* webpackChunkName: "reference" */ "./reference.page.tsx") },
	parent: "references",
	server: { load: loadReference, entries: listReferences, search: searchReferences },
});
