import type { RouteEntry } from "@hub/shared-contracts/address/route-entry";
import { everywhere } from "@hub/shared-contracts/address/route-entry";
import { describe, expect, test } from "vitest";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import { indexPages, isForSearchEngines } from "./page-index.ts";

const both = (de: string, en: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
	translations: { de: { slug: de }, en: { slug: en } },
	...more,
});

const index = indexPages(
	allRoutesTable,
	"prefix_except_default",
	new Map<string, readonly RouteEntry[]>([
		["home", [everywhere()]],
		["about", [{ translations: { de: {} } }]],
		["page", [both("warum-lissabon", "why-lisbon"), { translations: { en: { slug: "only-english" } } }, both("suche", "search")]],
		["insight", [both("warum-lissabon", "why-lisbon", { movesTo: "page" })]],
		["author", [both("mira", "mira")]],
		["author-about", [both("mira", "mira", { listed: false })]],
		["unheard-of", [everywhere()]],
	]),
	{ complete: true },
);

describe("where a link stands", () => {
	test.each([
		[
			"a page in its language",
			"page",
			{ slug: "why-lisbon" },
			"en",
			{ kind: "live", route: "page", params: { slug: "why-lisbon" } },
		],
		["a page without parameters", "about", {}, "de", { kind: "live", route: "about", params: {} }],
		["a page that is not there in the language", "about", {}, "en", { kind: "dead" }],
		["an unknown slug", "page", { slug: "nobodys" }, "en", { kind: "dead" }],
		["a slug of a page that has no other language", "page", { slug: "only-english" }, "de", { kind: "dead" }],
		[
			"the other language's slug, which is led on to its own",
			"page",
			{ slug: "why-lisbon" },
			"de",
			{ kind: "live", route: "page", params: { slug: "warum-lissabon" } },
		],
		[
			"a slug in another case",
			"page",
			{ slug: "Why-LISBON" },
			"en",
			{ kind: "live", route: "page", params: { slug: "why-lisbon" } },
		],
		["an unknown one in another case", "page", { slug: "NOBODYS" }, "en", { kind: "dead" }],
		[
			"an address that only leads on",
			"insight",
			{ slug: "warum-lissabon" },
			"de",
			{ kind: "live", route: "page", params: { slug: "warum-lissabon" } },
		],
		["a route that does not list its pages", "events", {}, "en", { kind: "unknown" }],
		["a route that no release has", "unheard-of", {}, "en", { kind: "unknown" }],
	] as const)("[MT-5] %s", (_what, route, params, locale, state) => {
		expect(index.stateOf(route, params, locale)).toEqual(state);
	});

	test("[RT-3] a slug that a fixed path covers is no page, in the language where it is covered", () => {
		expect(index.stateOf("page", { slug: "search" }, "en")).toEqual({ kind: "dead" });
		expect(index.stateOf("page", { slug: "suche" }, "de")).toEqual({ kind: "dead" });
		expect([...index.pages()].some(({ entry }) => entry.translations.en?.slug === "search")).toBe(false);
	});
});

test("[MT-5] the sitemap has public pages that show content", () => {
	const told = [...index.pages()].filter(isForSearchEngines).map(({ route }) => route.key);
	expect(told).toEqual(["home", "about", "page", "page", "author"]);
	const [page] = index.pages();
	if (!page) throw new Error("There is no page.");
	expect(isForSearchEngines({ ...page, route: { ...page.route, auth: true } })).toBe(false);
	expect(isForSearchEngines({ ...page, route: { ...page.route, middleware: ["guest-only"] } })).toBe(false);
});
