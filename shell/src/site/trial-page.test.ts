import { describe, expect, test } from "vitest";
import { fullTitle } from "../page/title.ts";
import { faultOfPage, linksOf } from "./trial-page.ts";

const page = (main: string, { lang = "en", head = "<title>Trial</title>" } = {}) =>
	`<!doctype html><html lang="${lang}"><head>${head}</head><body><nav><h2>Das ist die Navigation</h2></nav><main>${main}</main></body></html>`;
const NOINDEX = '<title>Trial</title><meta name="robots" content="noindex, follow">';

describe("[PF-7] a page of a trial", () => {
	test.each([
		["without a title", page("<h1>Data</h1>", { head: `<title>${fullTitle("")}</title>` }), "has no title"],
		["without a heading", page("<p>Data</p>"), "has no heading of the first level"],
		["with two titles", page("<h1>Data</h1><h1>Spaces</h1>"), "has 2 headings of the first level"],
		["with a missing value", page("<h1>Data</h1><p> undefined</p>"), "shows “undefined”"],
		["with a value that is no number", page("<h1>Data</h1><td>NaN</td>"), "shows “NaN”"],
		["with an object", page("<h1>Data</h1><p>By [object Object]</p>"), "shows “[object Object]”"],
		["with a date that is none", page("<h1>Data</h1><p>On Invalid Date</p>"), "shows “Invalid Date”"],
		["with a placeholder", page("<h1>Data</h1><p>{{count}} seats</p>"), "shows “{{count}}”"],
		["with filler text", page("<h1>Data</h1><p>Lorem ipsum</p>"), "shows “Lorem ipsum”"],
		["with a picture without alt", page('<h1>Data</h1><img src="/media/a">'), "has a picture without alt: /media/a"],
		[
			"that search engines must not show",
			page("<h1>Data</h1>", { head: NOINDEX }),
			"is in the sitemap, and its loader forbids",
		],
		[
			"with a German heading",
			page("<h1>Data</h1><h2>So kommen Sie zu einem <em>Datenraum</em></h2>"),
			"“So kommen Sie zu einem",
		],
		[
			"with an English heading",
			page("<h1>What you get with it</h1>", { lang: "de" }),
			"in another language than its own",
		],
	])("%s has a fault", (_what, html, fault) => {
		expect(faultOfPage({ html, isListed: true })).toContain(fault);
	});

	test.each([
		["in its language", page("<h1>How to start with a data space</h1>")],
		["with a name from the other language", page("<h1>Die Datenraum GmbH</h1><h2>Der Standard</h2>")],
		["that mixes both", page("<h1>The guide to „Was ist ein Datenraum und wie geht das“</h1>")],
		["that names the language of a heading", page('<h1>Data</h1><h2 lang="de">Das ist ein Titel und mehr</h2>')],
		["that explains values in code", page("<h1>Data</h1><code>undefined</code><pre>{{count}}</pre>")],
		["with words that are values elsewhere", page("<h1>Data</h1><p>null and undefined are not NaN</p>")],
		["with a decoration", page('<h1>Data</h1><img alt="" src="/media/a">')],
	])("%s has no fault", (_what, html) => {
		expect(faultOfPage({ html, isListed: true })).toBeUndefined();
	});

	test("that no sitemap lists may be hidden from search engines", () => {
		expect(faultOfPage({ html: page("<h1>Sign in</h1>", { head: NOINDEX }), isListed: false })).toBeUndefined();
	});
});

test("[PF-7] links of a page's main part to this site are followed, each once", () => {
	const links = ["/a?x=1&amp;y=2", "/a?x=1&amp;y=2#b", "//other.example/c", "https://other.example/", "#d", "/e"];
	expect(linksOf(page(links.map((href) => `<a class="x" href="${href}">x</a>`).join("")))).toEqual([
		"/a?x=1&y=2",
		"/e",
	]);
});
