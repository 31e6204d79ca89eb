// Addresses that lead to another one.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

describe("[RT-4] a word that is not the form's own moves permanently, in one hop, with the query", () => {
	test.each([
		["/about-us", "/about"],
		["/uber-uns", "/about"],
		["/en/about", "/en/about-us"],
		["/en/uber-uns", "/en/about-us"],
		["/de/about", "/de/uber-uns"],
		["/de/about-us", "/de/uber-uns"],
		["/DE/About/", "/de/uber-uns"],
		["/produkte", "/products"],
		["/en/produkte", "/en/products"],
		["/de/products", "/de/produkte"],
		["/impressum", "/imprint"],
		["/de/imprint", "/de/impressum"],
		["/datenschutz", "/privacy-policy"],
		["/de/privacy-policy", "/de/datenschutz"],
		["/en/nutzungsbedingungen", "/en/terms-and-conditions"],
		["/de/terms-and-conditions", "/de/nutzungsbedingungen"],
		["/anmelden", "/login"],
		["/de/login", "/de/anmelden"],
	])("%s → %s", async (from, to) => {
		const moved = await site.fetch(`${from}?a=1&b=%C3%BC`);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, `${to}?a=1&b=%C3%BC`]);
		expect((await site.fetch(to)).status).toBe(200);
	});

	test("without a query there is none at the end", async () => {
		expect((await site.fetch("/de/about")).headers.get("location")).toBe("/de/uber-uns");
	});
});

describe("[RT-3] a static path wins over a parameter", () => {
	test("a region of the international category is no category's slug", async () => {
		const { document } = await site.get("/category/international-pulse/asia");
		expect(document.one("h1").text).toContain("Asia");
	});

	test("the pages with an address of their own are not found by slug a second time", async () => {
		const { document } = await site.get("/events");
		expect(document.one("main").text).toContain("Product passport: which data first?");
	});
});

describe("a post under the list of insights", () => {
	test.each([
		["/insights/why-lisbon", "/why-lisbon"],
		["/en/insights/why-lisbon", "/why-lisbon"],
		["/de/insights/warum-lissabon", "/de/warum-lissabon"],
	])("[RT-1] %s moves permanently to %s", async (from, to) => {
		const moved = await site.fetch(from);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, to]);
	});

	test("the query goes with it", async () => {
		expect((await site.fetch("/insights/why-lisbon?utm=letter")).headers.get("location")).toBe("/why-lisbon?utm=letter");
	});

	test.each(["/insights/no-such-post", "/de/insights/why-lisbon", "/insights/security"])("%s is a 404", async (path) => {
		expect((await site.fetch(path)).status).toBe(404);
	});
});

test.each([
	["/de/why-lisbon", "/de/warum-lissabon"],
	["/warum-lissabon", "/why-lisbon"],
	["/en/warum-lissabon", "/why-lisbon"],
])("the other language's slug, %s, leads to this one's for now", async (from, to) => {
	const moved = await site.fetch(from);
	expect([moved.status, moved.headers.get("location")]).toEqual([302, to]);
});

test("a permanent redirect may be cached for a while, and one that depends on the visitor never", async () => {
	const permanent = await site.fetch("/de/about");
	expect(permanent.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
	const visitor = await site.fetch("/", { headers: { "accept-language": "de" } });
	expect(visitor.headers.get("cache-control")).toContain("no-store");
	expect(visitor.headers.get("vary")).toMatch(/Cookie.*Accept-Language/);
});
