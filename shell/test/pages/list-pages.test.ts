// Lists that are cut into pages: each has an address of its own, and no other number has one.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestDoor } from "../fixtures/test-door.ts";

let door: TestDoor;
beforeAll(async () => {
	door = await openTestSite();
});
afterAll(() => door.close());

const LISTS = [
	{ path: "/insights", lang: "en", label: "Pages of this list", title: "Insights, page 2 · ", back: "Back", next: "Next" },
	{
		path: "/de/insights",
		lang: "de",
		label: "Seiten dieser Liste",
		title: "Einblicke, Seite 2 · ",
		back: "Zurück",
		next: "Weiter",
	},
];

const titles = (document: PageElement) =>
	document
		.one("main")
		.all("h2")
		.map(({ text }) => text);
/** Words and addresses of the links to other pages. */
const pageLinks = (document: PageElement, label: string) =>
	document
		.one("nav", { "aria-label": label })
		.all("a")
		.map(({ text, attributes }) => [text, attributes.href]);

describe("[CT-3] each page of a list has its own address", () => {
	test.each(LISTS)("$path: ten posts, then the rest, none twice", async ({ path }) => {
		const [first, second] = await Promise.all([door.get(path), door.get(`${path}?page=2`)]);
		expect([first.status, second.status]).toEqual([200, 200]);
		const [newest, older] = [titles(first.document), titles(second.document)];
		expect(newest).toHaveLength(10);
		expect(older.length).toBeGreaterThan(0);
		expect(new Set([...newest, ...older]).size).toBe(newest.length + older.length);
	});

	test.each(LISTS)(
		"[PG-6] $path: the pages are links in a labelled navigation, the one shown is marked",
		async ({ path, label, back, next, lang }) => {
			const word = lang === "de" ? "Seite" : "Page";
			const first = (await door.get(path)).document;
			expect(pageLinks(first, label)).toEqual([
				[`${word} 2`, `${path}?page=2#posts`],
				[next, `${path}?page=2#posts`],
			]);
			const second = (await door.get(`${path}?page=2`)).document;
			expect(pageLinks(second, label)).toEqual([
				[back, `${path}#posts`],
				[`${word} 1`, `${path}#posts`],
			]);
			const shown = second.one("nav", { "aria-label": label }).one("*", { "aria-current": "page" });
			expect(shown.text).toBe(`${word} 2`);
			expect(second.one("main").one("*", { id: "posts" }).all("h2")).not.toHaveLength(0);
		},
	);

	test.each([
		["/insights", "By topic", "All"],
		["/insights?page=2", "By topic", "All"],
		["/de/insights?page=2", "Nach Thema", "Alle"],
		["/category/practice", "By topic", "In practice"],
		["/category/international-pulse/asia", "By topic", "International pulse"],
	])("%s: what it is narrowed to is marked", async (path, label, chosen) => {
		const { document } = await door.get(path);
		const links = document.one("nav", { "aria-label": label }).all("a", { "aria-current": true });
		expect(links.map(({ text }) => text)).toEqual([chosen]);
	});

	test.each(LISTS)("$path: page 2 says which page it is, and where", async ({ path, title }) => {
		const { document } = await door.get(`${path}?page=2`);
		expect(document.one("head").one("title").text).toContain(title);
		expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}${path}?page=2`);
		// The list in the other language may be cut elsewhere: no page of it is this one's counterpart.
		expect(document.all("link", { rel: "alternate", hreflang: true })).toEqual([]);
	});

	test.each(LISTS)(
		"[LN-7] $path: from page 2 the language select leads to the list in the other language",
		async ({ path, lang }) => {
			const { document } = await door.get(`${path}?page=2`);
			const other = lang === "de" ? "en" : "de";
			expect(document.one("a", { "data-locale": other }).attributes.href).toBe(other === "de" ? "/de/insights" : "/insights");
		},
	);

	test("page 1 has no number in its address: one that is written there changes nothing", async () => {
		const { document } = await door.get("/insights?page=1&from=letter");
		expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}/insights`);
		expect(document.one("head").one("title").text).toMatch(/^Insights · /);
		expect(titles(document)).toHaveLength(10);
	});

	test.each(["/insights?page=3", "/de/insights?page=3", "/insights?page=0", "/insights?page=-1", "/insights?page=1.5"])(
		"%s is a 404",
		async (path) => {
			expect((await door.get(path)).status).toBe(404);
		},
	);

	test.each(["/insights?page=", "/insights?page=two", "/insights?page=02", "/insights?page=99999999999"])(
		"%s is a 404",
		async (path) => {
			expect((await door.get(path)).status).toBe(404);
		},
	);

	test.each(["/category/practice", "/category/international-pulse/europe", "/authors/nuno-tavarela"])(
		"%s holds its posts on one page: no other page, no links to one",
		async (path) => {
			const { status, document } = await door.get(path);
			expect(status).toBe(200);
			expect(document.all("nav", { "aria-label": "Pages of this list" })).toEqual([]);
			expect((await door.get(`${path}?page=2`)).status).toBe(404);
		},
	);
});
