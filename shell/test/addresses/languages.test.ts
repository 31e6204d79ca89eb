// Which language a visitor gets, under both settings, and how a choice is stored.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestPage, type TestSite } from "../fixtures/test-site.ts";

const sites: TestSite[] = [];
let site: TestSite;
let prefixed: TestSite;
beforeAll(async () => {
	site = await openTestSite();
	prefixed = await openTestSite({ localeStrategy: "prefix" });
	sites.push(site, prefixed);
});
afterAll(async () => {
	for (const open of sites) await open.close();
});

async function follow(at: TestSite, path: string, headers: Record<string, string> = {}) {
	const response = await at.fetch(path, { headers });
	return [response.status, response.headers.get("location")];
}

function links(page: TestPage): Record<string, string | undefined> {
	return Object.fromEntries(
		page.document.all("link", { rel: "alternate", hreflang: true }).map(({ attributes }) => [attributes.hreflang, attributes.href]),
	);
}

function languageLink(page: TestPage, lang: string): string | undefined {
	return page.document.one("a", { "data-locale": lang }).attributes.href;
}

describe("[LN-4] the first visit to /", () => {
	test.each([
		["de", "de"],
		["de-DE,de;q=0.9,en;q=0.8", "de"],
		["de-AT, en-US", "de"],
		["en-GB, de-DE", "en"],
		["fr, de", "de"],
		["DE", "de"],
		["deu", "en"],
		["fr-FR", "en"],
		["*", "en"],
		["", "en"],
	])("a browser that speaks “%s” gets %s", async (header, lang) => {
		const expected = lang === "de" ? [302, "/de"] : [200, null];
		expect(await follow(site, "/", { "accept-language": header })).toEqual(expected);
		expect(await follow(prefixed, "/", { "accept-language": header })).toEqual([302, `/${lang}`]);
	});

	test.each([
		["de", "en", [302, "/de"]],
		["en", "de", [200, null]],
		["xx", "de", [302, "/de"]],
		["DE", "en", [200, null]],
	])("a remembered %s counts more than a browser's %s", async (cookie, header, expected) => {
		expect(await follow(site, "/", { cookie: `i18n_redirected=${cookie}`, "accept-language": header })).toEqual(expected);
	});

	test("the query goes along", async () => {
		expect(await follow(site, "/?from=letter", { "accept-language": "de" })).toEqual([302, "/de?from=letter"]);
	});

	test.each(["/en", "/de", "/about", "/why-lisbon", "/events", "/en/about-us"])("%s does not ask the browser", async (path) => {
		const opposite = path === "/de" ? "en" : "de";
		expect(await follow(site, path, { "accept-language": opposite })).toEqual([200, null]);
	});

	test.each(["/about", "/events", "/why-lisbon"])("%s is English whatever is remembered", async (path) => {
		expect(await follow(site, path, { cookie: "i18n_redirected=de" })).toEqual([200, null]);
	});
});

describe("[LN-3] the default setting: English without a prefix", () => {
	test.each([
		["/about", "/about", "/de/uber-uns"],
		["/en/about-us", "/about", "/de/uber-uns"],
		["/de/uber-uns", "/about", "/de/uber-uns"],
		["/en", "/", "/de"],
		["/en/why-lisbon", "/why-lisbon", "/de/warum-lissabon"],
	])("%s names %s and %s", async (path, english, german) => {
		const page = await site.get(path);
		expect(links(page)).toEqual({ de: publicUrl() + german, en: publicUrl() + english, "x-default": publicUrl() + english });
	});

	test("links within a page are the canonical ones", async () => {
		for (const path of ["/en", "/en/insights", "/en/why-lisbon"]) {
			const { document } = await site.get(path);
			const own = document.all("a", { href: true }).filter(({ attributes }) => !("data-locale" in attributes));
			expect(own.map(({ attributes }) => attributes.href).filter((href) => /^\/en(\/|$)/.test(href ?? ""))).toEqual([]);
		}
	});
});

describe("[LN-3] the other setting: every language with its prefix", () => {
	test.each(["/en", "/de", "/en/about-us", "/de/uber-uns", "/en/why-lisbon", "/de/warum-lissabon", "/en/events"])(
		"%s answers",
		async (path) => {
			expect((await prefixed.get(path)).status).toBe(200);
		},
	);

	test.each([
		["/about", "/en/about-us", "/de/uber-uns"],
		["/events", "/en/events", "/de/events"],
		["/products", "/en/products", "/de/produkte"],
		["/", "/en", "/de"],
	])("%s leads to the remembered language for now, with its query", async (path, english, german) => {
		expect(await follow(prefixed, `${path}?a=1`)).toEqual([302, `${english}?a=1`]);
		expect(await follow(prefixed, `${path}?a=1`, { cookie: "i18n_redirected=de" })).toEqual([302, `${german}?a=1`]);
		expect(await follow(prefixed, `${path}?a=1`, { cookie: "i18n_redirected=xx" })).toEqual([302, `${english}?a=1`]);
	});

	test("away from / the browser's languages are not asked", async () => {
		expect(await follow(prefixed, "/about", { "accept-language": "de" })).toEqual([302, "/en/about-us"]);
	});

	test("a post's address without a prefix leads to its own in the language, in one hop", async () => {
		const headers = { cookie: "i18n_redirected=de" };
		expect(await follow(prefixed, "/why-lisbon", headers)).toEqual([302, "/de/warum-lissabon"]);
		expect(await follow(prefixed, "/de/warum-lissabon", headers)).toEqual([200, null]);
	});

	test("canonical and alternates carry the prefix", async () => {
		const page = await prefixed.get("/en/about-us");
		expect(page.document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}/en/about-us`);
		expect(links(page)).toEqual({
			de: `${publicUrl()}/de/uber-uns`,
			en: `${publicUrl()}/en/about-us`,
			"x-default": `${publicUrl()}/en/about-us`,
		});
	});

	test("all links within a page carry a prefix: menus, texts, cards", async () => {
		for (const path of ["/en", "/en/insights", "/en/why-lisbon", "/de", "/de/warum-lissabon", "/en/events"]) {
			const { document } = await prefixed.get(path);
			const own = document.all("a", { href: true }).map(({ attributes }) => attributes.href ?? "");
			expect(own.filter((href) => href.startsWith("/") && !/^\/(en|de|r|media|feeds)(\/|\?|#|$)/.test(href))).toEqual([]);
		}
	});

	test("an unknown unprefixed address is a 404 without a redirect", async () => {
		expect(await follow(prefixed, "/a/b/c")).toEqual([404, null]);
	});
});

describe("[LN-7] the language select leads to the same content", () => {
	test.each([
		["/", "/en", "/de"],
		["/de", "/en", "/de"],
		["/about", "/about", "/de/uber-uns"],
		["/de/uber-uns", "/about", "/de/uber-uns"],
		["/why-lisbon", "/why-lisbon", "/de/warum-lissabon"],
		[
			"/de/events/produktpass-welche-daten-zuerst",
			"/events/product-passport-which-data-first",
			"/de/events/produktpass-welche-daten-zuerst",
		],
		["/category/practice", "/category/practice", "/de/category/praxis"],
		["/authors/leyla-vossberg/about", "/authors/leyla-vossberg/about", "/de/authors/leyla-vossberg/about"],
		["/category/international-pulse/asia", "/category/international-pulse/asia", "/de/category/international-pulse/asia"],
	])("from %s to %s and %s", async (path, english, german) => {
		const page = await site.get(path);
		expect([languageLink(page, "en"), languageLink(page, "de")]).toEqual([english, german]);
		expect((await site.fetch(english)).status).toBe(200);
		expect((await site.fetch(german)).status).toBe(200);
	});

	test("from a 404 it leads home, and never to another 404", async () => {
		const page = await site.get("/de/a/b/c");
		expect([languageLink(page, "en"), languageLink(page, "de")]).toEqual(["/en", "/de"]);
	});
});
