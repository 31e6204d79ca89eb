// Lists of posts and their pages.

import type { MemoryRow } from "@hub/content-model/testing/memory-content";
import { openTestHost } from "@hub/content-model/testing/test-host";
import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import { describe, expect, test } from "vitest";
import de from "../messages/de-DE.json" with { type: "json" };
import en from "../messages/en-US.json" with { type: "json" };
import { onPage } from "./list-page.loader.ts";
import server from "./remote.server.ts";
import remote from "./remote.ts";

const category = (slug: string, title: string, region = ""): MemoryRow => ({
	id: `${slug}${region}`,
	locale: "en",
	translation_key: `${slug}${region}`,
	slug,
	title,
	region,
	tone: "leaf",
});
const practice = category("practice", "Practice");
const pulse = category("international-pulse", "International pulse");
const europe = category("international-pulse", "Europe", "europe");
const ada = {
	id: "ada",
	locale: "en",
	translation_key: "ada",
	slug: "ada",
	display_name: "Ada A.",
	role: "Writer",
	bio: "",
};
/** A post; all have the same day, so that they are sorted by id. */
const post = (number: number, more: MemoryRow = {}): MemoryRow => ({
	id: `post-${String(number).padStart(2, "0")}`,
	locale: "en",
	translation_key: `post-${number}`,
	slug: `post-${number}`,
	title: `Post ${String(number).padStart(2, "0")}`,
	description: "",
	body: "<p>Words.</p>",
	published_on: "2030-01-01",
	author: ada,
	category: practice,
	...more,
});
const hosting = (posts: readonly MemoryRow[], missing: readonly string[] = []) =>
	openTestHost(server, { rows: { posts, categories: [practice, pulse, europe], authors: [ada] }, missing });
/** Posts of a list. */
const many = (count: number, more: MemoryRow) => Array.from({ length: count }, (_, at) => post(at + 1, more));
const eve = { ...ada, id: "eve", translation_key: "eve", slug: "eve" };
const strangers = Array.from({ length: 5 }, (_, at) =>
	post(at + 60, { author: eve, category: category("news", "News") }),
);

const LISTS = [
	{ path: "/insights", own: {}, among: [], chosen: en["categories.all"] },
	{ path: "/category/practice", own: { category: practice }, among: strangers, chosen: "Practice" },
	{
		path: "/category/international-pulse/europe",
		own: { category: europe },
		among: strangers,
		chosen: "International pulse",
	},
	{ path: "/authors/ada", own: { author: ada }, among: strangers, chosen: undefined },
];

test("[CT-3] a category shows the posts of its regions too", async () => {
	const host = hosting([post(1, { category: pulse }), post(2, { category: europe }), post(3)]);
	const { document } = await host.get("/category/international-pulse");
	const list = document.one("*", { id: "posts" });
	expect(list.all("article").map((card) => card.one("h2,h3").text)).toEqual(["Post 01", "Post 02"]);
});

describe.each(LISTS)("[CT-3] the posts of $path", ({ path, own, among, chosen }) => {
	// A post without text has no page.
	const withoutText = post(91, { ...own, body: null });
	const host = hosting([...many(23, own), ...among, post(90, { ...own, status: "draft" }), withoutText], ["/post-91"]);
	const listOf = async (href: string) => (await host.get(href)).document.one("*", { id: "posts" });

	test("are on pages of ten, each once", async () => {
		const pages = await Promise.all([path, `${path}?page=2`, `${path}?page=3`].map(listOf));
		const titles = pages.map((page) => page.all("article").map((card) => card.one("h2,h3").text));
		expect(titles.map(({ length }) => length)).toEqual([10, 10, 3]);
		expect(titles.flat()).toEqual(many(23, own).map(({ title }) => title));
	});

	test("[PG-6] have a labelled pagination that marks the current page", async () => {
		const nav = (await listOf(`${path}?page=2`)).one("nav", { "aria-label": en.pages });
		expect(nav.all("a").map(({ text, attributes }) => [text, attributes.href])).toEqual([
			[en["pages.back"], `${path}#posts`],
			[`${en["pages.page"]} 1`, `${path}#posts`],
			[`${en["pages.page"]} 3`, `${path}?page=3#posts`],
			[en["pages.next"], `${path}?page=3#posts`],
		]);
		expect(nav.one("*", { "aria-current": "page" }).text).toBe(`${en["pages.page"]} 2`);
	});

	test("have their page number in title and canonical address, except the first", async () => {
		const [first, third] = await Promise.all([host.get(`${path}?page=1&from=letter`), host.get(`${path}?page=3`)]);
		expect(third.outcome).toMatchObject({ canonicalSearch: "?page=3" });
		expect(third.document.one("title").text).toMatch(/\S, page 3$/);
		expect(first.outcome).not.toHaveProperty("canonicalSearch");
		expect(first.document.one("title").text).not.toMatch(/page/);
		expect(first.document.one("*", { id: "posts" }).all("article")).toHaveLength(10);
	});

	test("have a marked filter on every page", async () => {
		if (chosen === undefined) return;
		for (const query of ["", "?page=2"]) {
			const links = (await listOf(path + query))
				.one("nav", { "aria-label": en.categories })
				.all("a", { "aria-current": true });
			expect(links.map(({ text }) => text)).toEqual([chosen]);
		}
	});

	test.each(["4", "0", "-1", "1.5", "x", "", "1e0", "02", "99999999999"])("are a 404 at ?page=%s", async (page) => {
		expect((await host.get(`${path}?page=${page}`)).status).toBe(404);
	});

	test("have one page if there are none, and no page after a full one", async () => {
		const [empty, full] = [
			hosting(among),
			hosting([...many(20, own), ...among.slice(0, path === "/insights" ? 0 : 5)]),
		];
		expect((await empty.get(path)).status).toBe(200);
		expect((await empty.get(`${path}?page=2`)).status).toBe(404);
		expect((await empty.get(path)).document.all("nav", { "aria-label": en.pages })).toEqual([]);
		expect((await full.get(`${path}?page=2`)).status).toBe(200);
		expect((await full.get(`${path}?page=3`)).status).toBe(404);
	});
});

test("[LN-2] the title has the page number in the page's language, also with special characters", async () => {
	const i18n = createI18n({ strict: true });
	for (const locale of ["de", "en"] as const) await loadMessages(i18n, "mf-content", locale, remote.messages);
	const details = { head: { title: "Was $& kostet", description: "" } };
	const titled = (locale: "de" | "en", page: number) =>
		onPage(page, i18n.getFixedT(locale, "mf-content"), details).head.title;
	const wanted = (words: typeof de) =>
		words["pages.title"].replace("{{page}}", "2").replace("{{title}}", () => "Was $& kostet");
	expect([titled("de", 2), titled("en", 2), titled("de", 1)]).toEqual([wanted(de), wanted(en), "Was $& kostet"]);
});
