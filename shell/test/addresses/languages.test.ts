// The language of pages, links and redirects under both strategies.

import { describe, expect, test } from "vitest";
import type { TestPage, TestSite } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();
const prefixed = useTestSite({ localeStrategy: "prefix" });

async function follow(at: TestSite, path: string, headers: Record<string, string> = {}) {
	const response = await at.fetch(path, { headers });
	return [response.status, response.headers.get("location")];
}

function languageLink(page: TestPage, lang: string): string | undefined {
	return page.document.one("a", { "data-locale": lang }).attributes.href;
}

describe("[LN-4] the first visit to /", () => {
	test.each([
		["de", "de"],
		["de-AT, en-US", "de"],
		["fr-FR", "en"],
	])("a browser with Accept-Language “%s” gets %s", async (header, lang) => {
		const expected = lang === "de" ? [302, "/de"] : [200, null];
		expect(await follow(site, "/", { "accept-language": header })).toEqual(expected);
		expect(await follow(prefixed, "/", { "accept-language": header })).toEqual([302, `/${lang}`]);
	});

	test.each([
		["de", "en", [302, "/de"]],
		["xx", "de", [302, "/de"]],
	])("the cookie %s outranks the browser's %s", async (cookie, header, expected) => {
		expect(await follow(site, "/", { cookie: `i18n_redirected=${cookie}`, "accept-language": header })).toEqual(expected);
	});
});

describe("[LN-3] under prefix", () => {
	test.each([
		["/about", "/en/about-us", "/de/uber-uns"],
		["/", "/en", "/de"],
	])("%s redirects temporarily to the cookie's language, with its query", async (path, english, german) => {
		expect(await follow(prefixed, `${path}?a=1`)).toEqual([302, `${english}?a=1`]);
		expect(await follow(prefixed, `${path}?a=1`, { cookie: "i18n_redirected=de" })).toEqual([302, `${german}?a=1`]);
		expect(await follow(prefixed, `${path}?a=1`, { cookie: "i18n_redirected=xx" })).toEqual([302, `${english}?a=1`]);
	});

	test("a post's unprefixed address redirects to the translated slug in one hop", async () => {
		const headers = { cookie: "i18n_redirected=de" };
		expect(await follow(prefixed, "/why-lisbon", headers)).toEqual([302, "/de/warum-lissabon"]);
		expect(await follow(prefixed, "/de/warum-lissabon", headers)).toEqual([200, null]);
	});

	test("all links within a page carry a prefix", async () => {
		for (const path of ["/en", "/en/insights", "/en/why-lisbon", "/de", "/de/warum-lissabon", "/en/events"]) {
			const { document } = await prefixed.get(path);
			const own = document.all("a", { href: true }).map(({ attributes }) => attributes.href ?? "");
			expect(own.filter((href) => href.startsWith("/") && !/^\/(en|de|r|media|feeds)(\/|\?|#|$)/.test(href))).toEqual([]);
		}
	});
});

describe("[LN-7] the language select leads to the same content", () => {
	test.each([
		["/", "/en", "/de"],
		["/why-lisbon", "/why-lisbon", "/de/warum-lissabon"],
		[
			"/de/events/produktpass-welche-daten-zuerst",
			"/events/product-passport-which-data-first",
			"/de/events/produktpass-welche-daten-zuerst",
		],
	])("from %s to %s and %s", async (path, english, german) => {
		const page = await site.get(path);
		expect([languageLink(page, "en"), languageLink(page, "de")]).toEqual([english, german]);
		expect((await site.fetch(english)).status).toBe(200);
		expect((await site.fetch(german)).status).toBe(200);
	});

	test("from a 404 it leads home", async () => {
		const page = await site.get("/de/a/b/c");
		expect([languageLink(page, "en"), languageLink(page, "de")]).toEqual(["/en", "/de"]);
	});
});
