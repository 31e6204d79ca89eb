import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { authorPages, loadAuthor, searchAuthors } from "./author.loader.ts";

const page = { chunk: "author", load: () => import(/* webpackChunkName: "author" */ "./author.page.tsx") };

export const author = defineRoute({
	key: "author",
	path: "/authors/:slug",
	page,
	parent: "insights",
	server: { load: loadAuthor, documents: authorPages, search: searchAuthors },
});

export const authorAbout = defineRoute({
	key: "author-about",
	path: "/authors/:slug/about",
	page,
	parent: "insights",
	server: { load: loadAuthor, documents: authorPages, listed: false },
});
