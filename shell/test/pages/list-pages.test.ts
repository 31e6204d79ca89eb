// What the head of a page of a list says: its own address, and no counterpart in the other language.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const LISTS = [
	{ path: "/insights", lang: "en", title: "Insights, page 2 · " },
	{ path: "/de/insights", lang: "de", title: "Einblicke, Seite 2 · " },
];

const titles = (document: PageElement) =>
	document
		.one("main")
		.all("h2")
		.map(({ text }) => text);
describe("[CT-3] each page of a list has its own address", () => {
	test.each(LISTS)("$path: page 2 says which page it is, and where", async ({ path, title }) => {
		const { document } = await site.get(`${path}?page=2`);
		expect(document.one("head").one("title").text).toContain(title);
		expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}${path}?page=2`);
		// The list in the other language may be cut elsewhere: no page of it is this one's counterpart.
		expect(document.all("link", { rel: "alternate", hreflang: true })).toEqual([]);
	});

	test.each(LISTS)(
		"[LN-7] $path: from page 2 the language select leads to the list in the other language",
		async ({ path, lang }) => {
			const { document } = await site.get(`${path}?page=2`);
			const other = lang === "de" ? "en" : "de";
			expect(document.one("a", { "data-locale": other }).attributes.href).toBe(other === "de" ? "/de/insights" : "/insights");
		},
	);

	test("page 1 has no number in its address: one that is written there changes nothing", async () => {
		const { document } = await site.get("/insights?page=1&from=letter");
		expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}/insights`);
		expect(document.one("head").one("title").text).toMatch(/^Insights · /);
		expect(titles(document)).toHaveLength(10);
	});
});
