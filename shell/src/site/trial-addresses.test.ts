import { expect, test } from "vitest";
import { createSiteTable, type SiteRoute } from "../router/site-table.ts";
import { trialAddresses } from "./trial-addresses.ts";

const route = (key: string, remote: string, path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
	key,
	remote,
	path,
	layout: "default",
	scrollToTop: true,
	slots: [],
	parent: "home",
	middleware: [],
	auth: false,
	...more,
});
const table = createSiteTable([
	route("home", "mf-one", "/"),
	route("list", "mf-two", "/list", { paths: { de: "/liste" } }),
	route("entry", "mf-two", "/list/:slug", { paths: { de: "/liste/:slug" } }),
	route("sign-in", "mf-two", "/sign-in"),
	route("shows", "mf-one", "/shows/:slug", { slots: ["teaser"] }),
	route("other", "mf-one", "/other/:slug"),
]);
const pages = [
	"/",
	"/de",
	"/list",
	"/de/liste",
	"/list/a",
	"/list/b",
	"/list/c",
	"/de/liste/a",
	"/shows/a",
	"/shows/b",
	"/other/a",
];

test("[PF-7] a trial visits pages of each route in each language, pages with its slots and the home pages", () => {
	const chosen = trialAddresses(
		{ table, strategy: "prefix_except_default", slots: new Map([["teaser", "mf-two"]]), pages },
		new Set(["mf-two"]),
	);
	expect(
		chosen
			.filter(({ isListed }) => isListed)
			.map(({ path }) => path)
			.sort(),
	).toEqual(["/", "/de", "/list", "/de/liste", "/list/a", "/list/b", "/de/liste/a", "/shows/a"].sort());
	expect(
		chosen
			.filter(({ isListed }) => !isListed)
			.map(({ path }) => path)
			.sort(),
	).toEqual(["/de/sign-in", "/sign-in"]);
	expect([...new Set(chosen.map(({ of }) => of))].sort()).toEqual([
		"layout de",
		"layout en",
		"route entry de",
		"route entry en",
		"route list de",
		"route list en",
		"route sign-in de",
		"route sign-in en",
		"slot teaser en",
	]);
});
