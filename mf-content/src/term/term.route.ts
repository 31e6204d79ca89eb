import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadTerm, searchTerms, termPages } from "./term.loader.ts";

export const term = defineRoute({
	key: "term",
	path: "/glossary/:slug",
	paths: { de: "/glossar/:slug" },
	page: { chunk: "term", load: () => import(/* webpackChunkName: "term" */ "./term.page.tsx") },
	parent: "glossary",
	server: { load: loadTerm, documents: termPages, search: searchTerms },
});
