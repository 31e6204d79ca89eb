import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadGlossary, searchGlossary } from "./glossary.loader.ts";

export const glossary = defineRoute({
	key: "glossary",
	path: "/glossary",
	paths: { de: "/glossar" },
	page: { chunk: "glossary", load: () => import(/* webpackChunkName: "glossary" */ "./glossary.page.tsx") },
	server: { load: loadGlossary, search: searchGlossary },
});
