import { regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import type { TestPage } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

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
	expect(document.one("head").one("title").text).toMatch(/^\S.* · Data Hub$/);
}

describe("[RT-6] an address whose content does not exist", () => {
	test.each([
		["/no-such-page", "en"],
		["/de/gibt-es-nicht", "de"],
		["/no-such-page?q=1&r=a%20b", "en"],
		["/authors/nobody", "en"],
	] as const)("%s is a whole 404 page that names it", async (path, lang) => {
		const page = await site.get(path);
		expect(page.status).toBe(404);
		expect(page.headers.get("location")).toBeNull();
		expect(page.document.one("main").text).toContain(`Page Not Found: ${path}`);
		expectWholePage(page, lang);
	});
});

describe("[RT-7] an address without a route", () => {
	test.each([
		["/a/b/c", "en"],
		["/de/a/b/c", "de"],
	] as const)("%s is a whole 404 page that names it", async (path, lang) => {
		const page = await site.get(path);
		expect(page.status).toBe(404);
		expect(page.document.one("main").text).toContain(`Page not found: ${path}`);
		expectWholePage(page, lang);
	});
});

describe("a hostile address", () => {
	test.each([
		"/<script>alert(1)</script>",
		'/x"><img src=x onerror=alert(1)>',
		"/a/b/</script><script>alert(1)</script>",
	])("%s is shown as text", async (path) => {
		const page = await site.get(path);
		expect(page.status).toBe(404);
		expect(page.html).not.toMatch(/<script>alert|<img src=x/i);
		expect(
			page.document
				.all("script")
				.every(({ attributes }) => "src" in attributes || attributes.type === "application/json"),
		).toBe(true);
		expectWholePage(page, "en");
	});
});
