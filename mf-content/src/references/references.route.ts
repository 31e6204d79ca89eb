import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadReferences, searchReferenceList } from "./references.loader.ts";

export const references = defineRoute({
	key: "references",
	path: "/references",
	page: { chunk: "references", load: () => import(/* webpackChunkName: "references" */ "./references.page.tsx") },
	server: { load: loadReferences, search: searchReferenceList },
});
