// What is not there is a real page all the same.

import { regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestPage, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

function expectWholePage(page: TestPage, lang: "de" | "en"): void {
	const { document } = page;
	expect(document.attributes.lang).toBe(lang);
	expect(page.headers.get("content-language")).toBe(lang);
	expect(document.all("h1")).toHaveLength(1);
	expect(document.one("h1").text).not.toBe("");
	expect(regionOfLayout(document, "header").text).toContain(lang === "de" ? "Veranstaltungen" : "Events");
	expect(regionOfLayout(document, "footer").text).toContain("Schnittstellenweg");
	expect(document.one("head").all("meta", { name: "robots" })[0]?.attributes.content).toBe("noindex");
	expect(document.all("link", { rel: "canonical" })).toEqual([]);
	expect(document.one("head").one("title").text).not.toBe("Data Intelligence Hub");
}

describe("[RT-6] an address that fits a route whose content does not exist", () => {
	test.each([
		["/no-such-page", "en"],
		["/en/no-such-page", "en"],
		["/de/gibt-es-nicht", "de"],
		["/no-such-page?q=1&r=a%20b", "en"],
		["/authors/nobody", "en"],
		["/authors/nobody/about", "en"],
		["/category/nothing", "en"],
		["/category/international-pulse/atlantis", "en"],
		["/de/events/nie-gewesen", "de"],
		["/insights/no-such-post", "en"],
		["/fr", "en"],
	] as const)("%s answers 404 and says so", async (path, lang) => {
		const page = await site.get(path);
		expect(page.status).toBe(404);
		expect(page.headers.get("location")).toBeNull();
		expect(page.document.one("main").text).toContain(`Page Not Found: ${path}`);
		expectWholePage(page, lang);
	});
});

describe("[RT-7] an address that fits no route", () => {
	test.each([
		["/a/b/c", "en"],
		["/de/a/b/c", "de"],
		["/en/a/b/c", "en"],
		["/DE/a/b/c", "de"],
		["/a/b/c?x=1", "en"],
		["/events/a/b/c/d", "en"],
	] as const)("%s answers 404 and says so", async (path, lang) => {
		const page = await site.get(path);
		expect(page.status).toBe(404);
		expect(page.document.one("main").text).toContain(`Page not found: ${path}`);
		expectWholePage(page, lang);
	});
});

describe("the visitor's language on a 404", () => {
	test("without a prefix it is the remembered one, where no route fits", async () => {
		const page = await site.get("/a/b/c", { cookie: "i18n_redirected=de" });
		expect(page.status).toBe(404);
		expectWholePage(page, "de");
	});

	test("without a prefix it is the remembered one, where the content is missing", async () => {
		const page = await site.get("/no-such-page", { cookie: "i18n_redirected=de" });
		expect(page.status).toBe(404);
		expectWholePage(page, "de");
	});

	test.each([
		["/en/a/b/c", "de", "en"],
		["/de/a/b/c", "en", "de"],
		["/en/no-such-page", "de", "en"],
	] as const)("%s keeps its prefix's language whatever is remembered", async (path, cookie, lang) => {
		expectWholePage(await site.get(path, { cookie: `i18n_redirected=${cookie}` }), lang);
	});

	test.each(["xx", "DE", ""])("a remembered “%s” is no language", async (cookie) => {
		expectWholePage(await site.get("/a/b/c", { cookie: `i18n_redirected=${cookie}` }), "en");
	});

	test("the browser's languages are not asked", async () => {
		expectWholePage(await site.get("/a/b/c", { "accept-language": "de" }), "en");
	});
});

describe("a hostile address", () => {
	test.each([
		"/<script>alert(1)</script>",
		"/%3Cscript%3Ealert(1)%3C/script%3E",
		"/a/b/c?<script>alert(1)</script>",
		'/x"><img src=x onerror=alert(1)>',
		"/a/b/</script><script>alert(1)</script>",
	])("%s becomes text", async (path) => {
		const page = await site.get(path);
		expect(page.status).toBe(404);
		expect(page.html).not.toMatch(/<script>alert|<img src=x/i);
		expect(
			page.document.all("script").every(({ attributes }) => "src" in attributes || attributes.type === "application/json"),
		).toBe(true);
		expectWholePage(page, "en");
	});

	test("what cannot be decoded is not found, and nothing breaks", async () => {
		for (const path of ["/%", "/%E0%A4%A", "/events/%ff", "/de/%C3%28"]) {
			const page = await site.get(path);
			expect([path, page.status]).toEqual([path, 404]);
			expectWholePage(page, path.startsWith("/de") ? "de" : "en");
		}
	});

	test("an endless slug is not found", async () => {
		expect((await site.get(`/${"a".repeat(4_000)}`)).status).toBe(404);
	});

	test("a slug with what a query language would read as more is a slug", async () => {
		for (const path of ["/%22%7D%5D", "/$NOW", "/%00", "/*"]) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
	});
});
