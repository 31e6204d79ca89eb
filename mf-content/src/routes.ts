// This room's map of addresses: key, path, page.

import type { LazyView, PageProps, RouteDefinition } from "@hub/shared-contracts/remote/remote";

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
	{ key: "ecosystems", path: "/ecosystems", page: blockPage, slots: blockSlots },
	{ key: "catena-x", path: "/catena-x", page: blockPage, slots: blockSlots },
	{ key: "catena-x-onboarding", path: "/catena-x-onboarding", page: blockPage, slots: blockSlots, parent: "catena-x" },
	{ key: "data-mesh", path: "/data-mesh", page: blockPage, slots: blockSlots },
	{ key: "motion-data", path: "/motion-data", page: blockPage, slots: blockSlots },
	{
		key: "digital-product-passport",
		path: "/digital-product-passport",
		paths: { de: "/digitaler-produktpass" },
		page: blockPage,
		slots: blockSlots,
	},
	{ key: "dataspaces-101", path: "/dataspaces-101", paths: { de: "/datenraeume-101" }, page: blockPage, slots: blockSlots },
	{
		key: "consultations",
		path: "/dataspace-consultations",
		paths: { de: "/datenraum-beratungen" },
		page: blockPage,
		slots: blockSlots,
	},
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
		key: "contact",
		path: "/contact",
		paths: { de: "/kontakt" },
		page: { chunk: "contact", load: () => import(/* webpackChunkName: "contact" */ "./contact/contact.page.tsx") },
	},
	{
		key: "resources",
		path: "/resources",
		page: { chunk: "resources", load: () => import(/* webpackChunkName: "resources" */ "./resources/resources.page.tsx") },
	},
	{
		key: "partner-list",
		path: "/data-privacy/partner-list",
		paths: { de: "/datenschutz/partnerliste" },
		page: {
			chunk: "partner-list",
			load: () => import(/* webpackChunkName: "partner-list" */ "./partner-list/partner-list.page.tsx"),
		},
		parent: "privacy-policy",
	},
	{
		key: "glossary",
		path: "/glossary",
		paths: { de: "/glossar" },
		page: { chunk: "glossary", load: () => import(/* webpackChunkName: "glossary" */ "./glossary/glossary.page.tsx") },
	},
	{
		key: "term",
		path: "/glossary/:slug",
		paths: { de: "/glossar/:slug" },
		page: { chunk: "term", load: () => import(/* webpackChunkName: "term" */ "./term/term.page.tsx") },
		parent: "glossary",
	},
	{
		key: "references",
		path: "/references",
		page: { chunk: "references", load: () => import(/* webpackChunkName: "references" */ "./references/references.page.tsx") },
	},
	{
		key: "reference",
		path: "/references/:slug",
		page: { chunk: "reference", load: () => import(/* webpackChunkName: "reference" */ "./reference/reference.page.tsx") },
		parent: "references",
	},
	{
		key: "use-cases",
		path: "/use-cases",
		paths: { de: "/anwendungsfaelle" },
		page: { chunk: "use-cases", load: () => import(/* webpackChunkName: "use-cases" */ "./use-cases/use-cases.page.tsx") },
	},
	{
		key: "use-case",
		path: "/use-cases/:slug",
		paths: { de: "/anwendungsfaelle/:slug" },
		page: { chunk: "use-case", load: () => import(/* webpackChunkName: "use-case" */ "./use-case/use-case.page.tsx") },
		slots: blockSlots,
		parent: "use-cases",
	},
	{
		key: "industry",
		path: "/industry/:field",
		page: { chunk: "industry", load: () => import(/* webpackChunkName: "industry" */ "./industry/industry.page.tsx") },
		slots: blockSlots,
		parent: "use-cases",
	},
	{
		key: "page",
		path: "/:slug",
		page: { chunk: "page", load: () => import(/* webpackChunkName: "page" */ "./page/page.page.tsx") },
		slots: blockSlots,
		parent: "insights",
	},
];
