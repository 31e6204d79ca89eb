import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadReference, referencePages, searchReferences } from "./reference.loader.ts";

export const reference = defineRoute({
	key: "reference",
	path: "/references/:slug",
	page: { chunk: "reference", load: () => import(/* webpackChunkName: "reference" */ "./reference.page.tsx") },
	parent: "references",
	server: { load: loadReference, documents: referencePages, search: searchReferences },
});
