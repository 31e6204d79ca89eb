// The list of files to download, as the whole site gives it.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

describe.each([
	{ path: "/resources", download: "Download" },
	{ path: "/de/resources", download: "Herunterladen" },
])("[CT-3] $path", ({ path, download }) => {
	test("has a link for each that says what comes, and the file is there as it says", async () => {
		const cards = (await site.get(path)).document.one("main").all("article");
		expect(cards).toHaveLength(8);
		for (const card of cards) {
			const { text, attributes } = card.one("a", { download: true });
			expect(text).toMatch(/\(PDF, \d+\skB\)$/);
			expect(text.startsWith(`${download} ${card.one("h2").text} (PDF, `)).toBe(true);
			const file = await site.fetch(attributes.href ?? "", { method: "HEAD" });
			expect([file.status, file.headers.get("content-type")]).toEqual([200, attributes.type]);
			const kilobytes = Math.round(Number(file.headers.get("content-length")) / 1000);
			expect(text).toContain(`${kilobytes}`);
		}
	});

	test("what is narrowed has an address of its own, and keeps it in the other language", async () => {
		const { document } = await site.get(`${path}?kind=template&from=letter`);
		expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}${path}?kind=template`);
		const other = path === "/resources" ? "/de/resources" : "/resources";
		const alternates = document.all("link", { rel: "alternate", hreflang: true }).map(({ attributes }) => attributes.href);
		expect(alternates).toContain(`${publicUrl()}${other}?kind=template`);
		expect(document.one("a", { "data-locale": other === "/resources" ? "en" : "de" }).attributes.href).toBe(
			`${other}?kind=template`,
		);
	});
});
