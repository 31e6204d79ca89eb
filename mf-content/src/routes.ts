// This room's map of addresses: key, path, page.

import type { LazyView, PageProps, RouteDefinition } from "@hub/shared-contracts/remote";

/** All pages built of blocks share one view. */
const blockPage: LazyView<PageProps<never>> = {
	chunk: "block-page",
	load: () => import(/* webpackChunkName: "block-page" */ "./block-page/block-page.page.tsx"),
};
const author: LazyView<PageProps<never>> = {
	chunk: "author",
	load: () => import(/* webpackChunkName: "author" */ "./author/author.page.tsx"),
};
const category: LazyView<PageProps<never>> = {
	chunk: "category",
	load: () => import(/* webpackChunkName: "category" */ "./category/category.page.tsx"),
};

/** The slots that blocks may ask for. */
const blockSlots = ["upcoming-events"];

/** Routes whose page is built of blocks and found by the route's key in the content service. */
export const blockRoutes: readonly RouteDefinition[] = [
	{ key: "home", path: "/", page: blockPage, slots: blockSlots },
	{ key: "about", path: "/about", paths: { en: "/about-us", de: "/uber-uns" }, page: blockPage, slots: blockSlots },
	{ key: "build-operate", path: "/build-operate", page: blockPage, slots: blockSlots },
	{ key: "connect-integrate", path: "/connect-integrate", page: blockPage, slots: blockSlots },
	{ key: "trust-participate", path: "/trust-participate", page: blockPage, slots: blockSlots },
	{ key: "products", path: "/products", paths: { de: "/produkte" }, page: blockPage, slots: blockSlots },
	{ key: "imprint", path: "/imprint", paths: { de: "/impressum" }, page: blockPage },
	{ key: "privacy-policy", path: "/privacy-policy", paths: { de: "/datenschutz" }, page: blockPage },
	{ key: "terms", path: "/terms-and-conditions", paths: { de: "/nutzungsbedingungen" }, page: blockPage },
];

export const routes: readonly RouteDefinition[] = [
	...blockRoutes,
	{
		key: "insights",
		path: "/insights",
		page: { chunk: "insights", load: () => import(/* webpackChunkName: "insights" */ "./insights/insights.page.tsx") },
	},
	{
		key: "insight",
		path: "/insights/:slug",
		page: { chunk: "page", load: () => import(/* webpackChunkName: "page" */ "./page/page.page.tsx") },
		parent: "insights",
	},
	{ key: "author", path: "/authors/:slug", page: author, parent: "insights" },
	{ key: "author-about", path: "/authors/:slug/about", page: author, parent: "insights" },
	{ key: "category", path: "/category/:slug", page: category, parent: "insights" },
	{ key: "category-region", path: "/category/international-pulse/:region", page: category, parent: "insights" },
	{
		key: "page",
		path: "/:slug",
		page: { chunk: "page", load: () => import(/* webpackChunkName: "page" */ "./page/page.page.tsx") },
		slots: blockSlots,
		parent: "insights",
	},
];
