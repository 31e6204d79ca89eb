// The whole table of routes that the site is to have (RT), for tests: independent of which remotes exist and of what
// they hold.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { legacyRedirects } from "./legacy-redirects.ts";
import { createSiteTable, type SiteRoute, type SiteTable } from "./site-table.ts";

type Paths = Partial<Readonly<Record<Locale, string>>>;

const ROUTES: readonly (readonly [key: string, path: string, paths?: Paths])[] = [
	["home", "/"],
	["page", "/:slug"],
	["about", "/about", { en: "/about-us", de: "/uber-uns" }],
	["author", "/authors/:slug"],
	["author-about", "/authors/:slug/about"],
	["build-operate", "/build-operate"],
	["category", "/category/:slug"],
	["category-region", "/category/international-pulse/:region"],
	["catena-x-onboarding", "/catena-x-onboarding"],
	["catena-x", "/catena-x"],
	["connect-integrate", "/connect-integrate"],
	["contact", "/contact", { de: "/kontakt" }],
	["data-mesh", "/data-mesh"],
	["partner-list", "/data-privacy/partner-list", { de: "/datenschutz/partnerliste" }],
	["consultations", "/dataspace-consultations", { de: "/datenraum-beratungen" }],
	["dataspaces-101", "/dataspaces-101", { de: "/datenraeume-101" }],
	["demos", "/demos"],
	["demo", "/demos/:slug"],
	["prototype", "/demos/:slug/prototype"],
	["digital-product-passport", "/digital-product-passport", { de: "/digitaler-produktpass" }],
	["ecosystems", "/ecosystems"],
	["events", "/events"],
	["event", "/events/:slug"],
	["manage", "/events/:slug/manage/:registrationId"],
	["recordings", "/events/recordings"],
	["recording", "/events/recordings/:slug"],
	["glossary", "/glossary", { de: "/glossar" }],
	["term", "/glossary/:slug", { de: "/glossar/:slug" }],
	["imprint", "/imprint", { de: "/impressum" }],
	["industry", "/industry/:field"],
	["insights", "/insights"],
	["insight", "/insights/:slug"],
	["motion-data", "/motion-data"],
	["preview-post", "/preview/blog-post/:id"],
	["preview-event", "/preview/event/:id"],
	["privacy-policy", "/privacy-policy", { de: "/datenschutz" }],
	["products", "/products", { de: "/produkte" }],
	["references", "/references"],
	["reference", "/references/:slug"],
	["resources", "/resources"],
	["search", "/search", { de: "/suche" }],
	["terms", "/terms-and-conditions", { de: "/nutzungsbedingungen" }],
	["trust-participate", "/trust-participate"],
	["use-cases", "/use-cases", { de: "/anwendungsfaelle" }],
	["use-case", "/use-cases/:slug", { de: "/anwendungsfaelle/:slug" }],
];

/** Every route of the site, as if one remote owned them all. */
export const allRoutes: readonly SiteRoute[] = ROUTES.map(([key, path, paths]) => ({
	key,
	path,
	...(paths ? { paths } : {}),
	remote: "everything",
	layout: key === "prototype" ? "empty" : "default",
	scrollToTop: true,
	slots: [],
	parent: "home",
	middleware: [],
	auth: false,
}));

/** Addresses of before, as a remote may name them. */
const allRedirects: RemoteManifest["redirects"] = [
	{ from: ["/connect"], route: "connect-integrate" },
	{ from: ["/advisory", "/beratung"], route: "consultations" },
	{ from: ["/category/news"], route: "category", params: { slug: "top-news" } },
	{ from: ["/old/report.pdf"], files: { de: "/files/1/bericht.pdf", en: "/files/1/report.pdf" } },
];

/** All routes as a table. */
export const allRoutesTable: SiteTable = createSiteTable(
	allRoutes,
	legacyRedirects([{ routes: allRoutes, redirects: allRedirects }]),
);
