import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { listTerms, loadTerm, searchTerms } from "./term.loader.ts";

export const term = defineRoute({
	key: "term",
	path: "/glossary/:slug",
	paths: { de: "/glossar/:slug" },
	page: { chunk: "term", load: () => import(/* webpackChunkName: "term" */ "./term.page.tsx") },
	parent: "glossary",
	server: { load: loadTerm, entries: listTerms, search: searchTerms },
});
