// Redirects of addresses in another spelling.

import { describe, expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

describe("[RT-4] a word of another form redirects permanently in one hop, with the query", () => {
	test.each([
		["/uber-uns", "/about"],
		["/en/about", "/en/about-us"],
		["/de/about", "/de/uber-uns"],
		["/DE/About/", "/de/uber-uns"],
		["/de/products", "/de/produkte"],
		["/de/login", "/de/anmelden"],
	])("%s → %s", async (from, to) => {
		const moved = await site.fetch(`${from}?a=1&b=%C3%BC`);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, `${to}?a=1&b=%C3%BC`]);
		expect((await site.fetch(to)).status).toBe(200);
	});
});

describe("[RT-2] [RT-4] a slug in another case or language redirects in one hop, with the query", () => {
	test.each([
		["/Glossary/Connector", 301, "/glossary/connector"],
		["/Insights/Why-Lisbon", 301, "/why-lisbon"],
		["/de/Why-Lisbon", 301, "/de/warum-lissabon"],
		["/de/glossary/connector", 301, "/de/glossar/konnektor"],
		["/de/why-lisbon", 302, "/de/warum-lissabon"],
	])("%s → %s %s", async (from, status, to) => {
		const moved = await site.fetch(`${from}?a=1&b=%C3%BC`);
		expect([moved.status, moved.headers.get("location")]).toEqual([status, `${to}?a=1&b=%C3%BC`]);
		expect((await site.fetch(to)).status).toBe(200);
	});
});

describe("[RT-3] a static path wins over a parameter", () => {
	test("/events is the list of events", async () => {
		const { document } = await site.get("/events");
		expect(document.one("main").text).toContain("Product passport: which data first?");
	});
});

describe("a post under the list of insights", () => {
	test.each([
		["/insights/why-lisbon", "/why-lisbon"],
		["/de/insights/warum-lissabon", "/de/warum-lissabon"],
	])("[RT-1] %s redirects permanently to %s", async (from, to) => {
		const moved = await site.fetch(from);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, to]);
	});

	test.each(["/insights/no-such-post", "/de/insights/why-lisbon", "/insights/security"])("%s is a 404", async (path) => {
		expect((await site.fetch(path)).status).toBe(404);
	});
});

test("a permanent redirect is cacheable, one that depends on the visitor is not", async () => {
	const permanent = await site.fetch("/de/about");
	expect(permanent.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
	const visitor = await site.fetch("/", { headers: { "accept-language": "de" } });
	expect(visitor.headers.get("cache-control")).toContain("no-store");
	expect(visitor.headers.get("vary")).toMatch(/Cookie.*Accept-Language/);
});
