import { defineRoute, type RouteDefinition } from "@hub/shared-contracts/remote/remote";
import { BLOCK_SLOTS } from "../blocks/block-declarations.ts";
import { blockPage } from "./block-page.chunk.ts";
import { fixedPage, loadBlockPage, searchBlockPage } from "./block-page.loader.ts";

/** Block pages with their own routes. Their rows in Directus name the route's key. */
const PAGES: readonly Pick<RouteDefinition, "key" | "path" | "paths" | "parent">[] = [
	{ key: "home", path: "/" },
	{ key: "about", path: "/about", paths: { en: "/about-us", de: "/uber-uns" } },
	{ key: "build-operate", path: "/build-operate" },
	{ key: "connect-integrate", path: "/connect-integrate" },
	{ key: "trust-participate", path: "/trust-participate" },
	{ key: "products", path: "/products", paths: { de: "/produkte" } },
	{ key: "ecosystems", path: "/ecosystems" },
	{ key: "catena-x", path: "/catena-x" },
	{ key: "catena-x-onboarding", path: "/catena-x-onboarding", parent: "catena-x" },
	{ key: "data-mesh", path: "/data-mesh" },
	{ key: "motion-data", path: "/motion-data" },
	{
		key: "digital-product-passport",
		path: "/digital-product-passport",
		paths: { de: "/digitaler-produktpass" },
	},
	{ key: "dataspaces-101", path: "/dataspaces-101", paths: { de: "/datenraeume-101" } },
	{
		key: "consultations",
		path: "/dataspace-consultations",
		paths: { de: "/datenraum-beratungen" },
	},
	{ key: "imprint", path: "/imprint", paths: { de: "/impressum" } },
	{ key: "privacy-policy", path: "/privacy-policy", paths: { de: "/datenschutz" } },
	{ key: "terms", path: "/terms-and-conditions", paths: { de: "/nutzungsbedingungen" } },
];

export const blockPages: readonly RouteDefinition[] = PAGES.map((route) =>
	defineRoute({
		...route,
		page: blockPage,
		slots: BLOCK_SLOTS,
		server: {
			load: (context) => loadBlockPage(route.key, context),
			// A getter, because the loader module is empty in browsers' builds.
			get documents() {
				return fixedPage(route.key);
			},
			get search() {
				return searchBlockPage(route.key);
			},
		},
	}),
);
