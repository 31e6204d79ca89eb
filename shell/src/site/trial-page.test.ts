import { describe, expect, test } from "vitest";
import { fullTitle } from "../page/title.ts";
import { faultOfPage } from "./trial-page.ts";

const page = (main: string, { lang = "en", head = "<title>Trial</title>" } = {}) =>
	`<!doctype html><html lang="${lang}"><head>${head}</head><body><nav><h2>Das ist die Navigation</h2></nav><main>${main}</main></body></html>`;
const NOINDEX = '<title>Trial</title><meta name="robots" content="noindex, follow">';

describe("[PF-7] a page of a trial", () => {
	test.each([
		["without a title", page("<h1>Data</h1>", { head: `<title>${fullTitle("")}</title>` }), "has no title"],
		["without a heading", page("<p>Data</p>"), "has no heading of the first level"],
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
	])("%s has no fault", (_what, html) => {
		expect(faultOfPage({ html, isListed: true })).toBeUndefined();
	});

	test("that no sitemap lists may be hidden from search engines", () => {
		expect(faultOfPage({ html: page("<h1>Sign in</h1>", { head: NOINDEX }), isListed: false })).toBeUndefined();
	});
});
