import type { Redirect } from "@hub/content-model/cms/redirect";
import { everywhere, type RouteEntry } from "@hub/shared-contracts/address/route-entry";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allRoutesTable as table } from "../router/all-routes.fixture.ts";
import { indexPages, NO_INDEX } from "./page-index.ts";
import { createRedirectIndex } from "./redirect-index.ts";
import { createSiteLinks } from "./site-links.ts";

const publicUrl = "https://hub.example";

const listed = new Map<string, readonly RouteEntry[]>([
	["home", [everywhere()]],
	["insights", [everywhere()]],
	["imprint", [everywhere()]],
	["connect-integrate", [everywhere()]],
	["about", [{ translations: { de: {} } }]],
	["page", [{ translations: { de: { slug: "warum" }, en: { slug: "why" } } }, { translations: { en: { slug: "only-english" } } }]],
	["insight", [{ translations: { de: { slug: "warum" }, en: { slug: "why" } }, movesTo: "page" }]],
	["category", [{ translations: { de: { slug: "top-news" } } }]],
	["event", [{ translations: { en: { slug: "meet" } } }]],
]);

const redirect = (from: string, to: string): Redirect => ({ id: from, from, to, permanent: true });
const redirects = [
	redirect("/campaign", "/why?from=campaign"),
	redirect("/de/alt", "/campaign"),
	redirect("/away", "https://elsewhere.example/x"),
	redirect("/round", "/about-round"),
	redirect("/about-round", "/round"),
	redirect("/why", "/insights"),
	redirect("/a/b/c", "/why"),
	redirect("/gone-too", "/nobodys"),
];

const reports = [
	{ from: "/old/report.pdf", to: { de: "https://elsewhere.example/de.pdf", en: "https://elsewhere.example/en.pdf" } },
	{ from: "/old/own.pdf", to: { de: "/files/1/eigen.pdf", en: "/files/1/own.pdf" } },
];

function links({ strategy = "prefix_except_default" as LocaleStrategy, complete = true, known = true } = {}) {
	const index = known ? indexPages(table, strategy, listed, { complete }) : NO_INDEX;
	const redirectIndex = createRedirectIndex(table, strategy);
	for (const redirect of redirects) redirectIndex.put(redirect.id, redirect);
	return createSiteLinks({ table, strategy, publicUrl, index, redirects: redirectIndex, reports });
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

	test.each(["/nobodys", "/about-us", "/x/y/z", "/category/news"])("keeps %s while the page index is empty", (href) => {
		expect(links({ known: false }).editorsHref(href)).not.toBe("");
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
	test("exists if its page exists or the page index is empty", () => {
		const { href } = links();
		expect(href("page", { slug: "why" }, "en")).toBe("/why");
		expect(href("insight", { slug: "warum" }, "de")).toBe("/de/warum");
		expect(href("about", undefined, "de")).toBe("/de/uber-uns");
		expect(href("about", undefined, "en")).toBeUndefined();
		expect(href("page", { slug: "nobodys" }, "en")).toBeUndefined();
		expect(href("page", { slug: "campaign" }, "en")).toBe("/why?from=campaign");
		expect(href("term", { slug: "anything" }, "de")).toBe("/de/glossar/anything");
		expect(href("unheard-of", undefined, "en")).toBeUndefined();
		expect(links({ known: false }).href("about", undefined, "en")).toBe("/en/about-us".replace("/en/about-us", "/about"));
	});
});
