import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Locale, LocaleStrategy } from "@hub/shared-contracts/language/locale";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allRoutesTable as table } from "../router/all-routes.fixture.ts";
import { createSiteLinks, type PageState } from "./site-links.ts";

const publicUrl = "https://hub.example";

/** The live pages, by route, language and slug; and where their addresses lead, if not to themselves. */
const live = new Map<string, readonly [route: string, slug: string | undefined]>([
	...["home", "insights", "imprint", "connect-integrate"].flatMap((route) =>
		["de", "en"].map((locale) => [`${route} ${locale} `, [route, undefined]] as const),
	),
	["about de ", ["about", undefined]],
	["page de warum", ["page", "warum"]],
	["page de why", ["page", "warum"]],
	["page en why", ["page", "why"]],
	["page en warum", ["page", "why"]],
	["page en only-english", ["page", "only-english"]],
	["insight de warum", ["page", "warum"]],
	["insight en why", ["page", "why"]],
	["category de top-news", ["category", "top-news"]],
	["event en meet", ["event", "meet"]],
]);
/** Routes that declare no pages. */
const UNDECLARED = new Set(["term", "glossary"]);

function stateOf(route: string, { slug }: RouteParams, locale: Locale): PageState {
	if (UNDECLARED.has(route)) return { kind: "unknown" };
	const found = live.get(`${route} ${locale} ${slug ?? ""}`);
	return found ? { kind: "live", route: found[0], params: found[1] ? { slug: found[1] } : {} } : { kind: "dead" };
}

const redirects = new Map([
	["/campaign", "/why?from=campaign"],
	["/de/alt", "/campaign"],
	["/away", "https://elsewhere.example/x"],
	["/round", "/about-round"],
	["/about-round", "/round"],
	["/why", "/insights"],
	["/a/b/c", "/why"],
	["/gone-too", "/nobodys"],
]);

const reports = [
	{ from: "/old/report.pdf", to: { de: "https://elsewhere.example/de.pdf", en: "https://elsewhere.example/en.pdf" } },
	{ from: "/old/own.pdf", to: { de: "/files/1/eigen.pdf", en: "/files/1/own.pdf" } },
];

function links({ strategy = "prefix_except_default" as LocaleStrategy, isReadable = true } = {}) {
	return createSiteLinks({
		table,
		strategy,
		publicUrl,
		reports,
		version: 1,
		stateOf: isReadable ? stateOf : () => ({ kind: "unknown" }),
		redirectTo: isReadable ? (pathname) => redirects.get(pathname) : undefined,
	});
}

describe("[MT-5] an address that an editor typed", () => {
	test.each([
		["a page, in its canonical form", "/en/Imprint/", "/imprint"],
		["words of another language's form", "/de/imprint?a=1#b", "/de/impressum?a=1#b"],
		["an item with a place on it", "/de/warum?x=1#oben", "/de/warum?x=1#oben"],
		["the other language's slug leads to its own", "/de/why#top", "/de/warum#top"],
		["an item by an address that only leads on", "/insights/why", "/why"],
		["the site's own full address", "https://hub.example/de/warum", "/de/warum"],
		["an unknown slug", "/nobodys", ""],
		["an item that is not there in the language", "/de/only-english", ""],
		["a page that is not there in the language", "/about-us", ""],
		["an address without a route", "/x/y/z", ""],
		["an old address whose page is not there", "/category/news", ""],
		["an old address whose page is there", "/de/category/news", "/de/category/top-news"],
		["an old report, to where it is now", "/de/old/report.pdf", "https://elsewhere.example/de.pdf"],
		["an old report that is a file of the site", "/old/Own.pdf?print=1", "/files/1/own.pdf?print=1"],
		["an editor's redirect, to its end", "/de/alt", "/why?from=campaign"],
		["an editor's redirect from an address without a route", "/a/b/c?q=1", "/why?q=1"],
		["an editor's redirect off the site", "/away", "https://elsewhere.example/x"],
		["redirects in a circle", "/round", ""],
		["a redirect to nowhere", "/gone-too", ""],
		["a page that a redirect would cover", "/why", "/why"],
		["a file of a page", "/events/meet/calendar.ics", "/events/meet/calendar.ics"],
		["a file of a page that is not there", "/events/past/calendar.ics", ""],
		["another site", "https://elsewhere.example/nobodys", "https://elsewhere.example/nobodys"],
		["a site that only begins like this one", "https://hub.example.org/nobodys", "https://hub.example.org/nobodys"],
		["another host", "//elsewhere.example/x", "//elsewhere.example/x"],
		["another host, as browsers read it", "/\\elsewhere.example", "/\\elsewhere.example"],
		["another host behind a tab", "/\t/elsewhere.example", "/\t/elsewhere.example"],
		["a letter", "mailto:hallo@hub.example", "mailto:hallo@hub.example"],
		["a place on the same page", "#oben", "#oben"],
		["a word that is no address", "warum", ""],
		["a route that does not list its pages", "/glossary/anything", "/glossary/anything"],
	])("%s: %s", (_what, href, written) => {
		expect(links().editorsHref(href)).toBe(written);
	});

	test("[LN-3] the written address follows the language strategy", () => {
		expect(links({ strategy: "prefix" }).editorsHref("/why")).toBe("/en/why");
	});

	test.each(["/nobodys", "/about-us", "/x/y/z", "/category/news"])("keeps %s while no content can be read", (href) => {
		expect(links({ isReadable: false }).editorsHref(href)).not.toBe("");
	});

	test("writing an address twice changes nothing", () => {
		const { editorsHref } = links();
		const word = fc.constantFrom(
			"de",
			"en",
			"insights",
			"why",
			"warum",
			"category",
			"top-news",
			"news",
			"a",
			"alt",
			"round",
			"campaign",
			"x y",
			"%ff",
		);
		const address = fc
			.tuple(fc.array(word, { maxLength: 4 }), fc.constantFrom("", "?a=1", "#b", "?a=1#b"))
			.map(([path, rest]) => `/${path.join("/")}${rest}`);
		fc.assert(
			fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (href) => {
				const written = editorsHref(href);
				expect(editorsHref(written)).toBe(written);
			}),
		);
	});
});

describe("[MT-5] a link by a route's name", () => {
	test("exists if its page exists, or while no content can be read", () => {
		const { href } = links();
		expect(href("page", { slug: "why" }, "en")).toBe("/why");
		expect(href("insight", { slug: "warum" }, "de")).toBe("/de/warum");
		expect(href("about", undefined, "de")).toBe("/de/uber-uns");
		expect(href("about", undefined, "en")).toBeUndefined();
		expect(href("page", { slug: "nobodys" }, "en")).toBeUndefined();
		expect(href("page", { slug: "campaign" }, "en")).toBe("/why?from=campaign");
		expect(href("term", { slug: "anything" }, "de")).toBe("/de/glossar/anything");
		expect(href("unheard-of", undefined, "en")).toBeUndefined();
		expect(links({ isReadable: false }).href("about", undefined, "en")).toBe(
			"/en/about-us".replace("/en/about-us", "/about"),
		);
	});
});
