import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { BLOCK_SLOTS } from "../blocks/block-declarations.ts";
import { loadPage, movedPosts, redirectPost, searchSlugged, sluggedPages } from "./page.loader.ts";

const page = { chunk: "page", load: () => import(/* webpackChunkName: "page" */ "./page.page.tsx") };

export const insight = defineRoute({
	key: "insight",
	path: "/insights/:slug",
	page,
	parent: "insights",
	server: { load: redirectPost, documents: movedPosts },
});

export const slugged = defineRoute({
	key: "page",
	path: "/:slug",
	page,
	slots: BLOCK_SLOTS,
	parent: "insights",
	server: { load: loadPage, documents: sluggedPages, search: searchSlugged },
});
