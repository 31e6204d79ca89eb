// What editors write, broken or not yet public, and what visitors see of it.

import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());

// Each test opens a site of its own: what another one has read is none of its business.
const sites: TestSite[] = [];
async function openTestSiteOn(): Promise<TestSite> {
	const site = await openTestSite();
	sites.push(site);
	return site;
}
afterEach(async () => {
	for (const site of sites.splice(0)) await site.close();
});

const PAGE = {
	status: "published",
	locale: "en",
	translation_key: "made-by-a-test",
	slug: "made-by-a-test",
	title: "Made by a test",
	description: "A page that a test made.",
};
const HERO = { type: "hero", title: "A sound beginning", text: "It stays.", actions: [], motif: "exchange" };

describe("a broken block costs only itself", () => {
	test.each([
		["of an unknown type", { type: "carousel-3000", text: "broken block" }],
		["without its text", { type: "quote", name: "broken block" }],
		[
			"with a wrong link",
			{ type: "cta", heading: "broken block", text: "x", actions: [{ label: "x", href: "javascript:alert(1)" }] },
		],
		["that is no object", "broken block"],
		["that is null", null],
	])("one %s", async (_what, broken) => {
		editor.force("pages", {
			...PAGE,
			blocks: [HERO, broken, { type: "prose", heading: "After it", html: "<p>The rest is shown.</p>" }],
		});
		const page = await (await openTestSiteOn()).get("/made-by-a-test");
		expect(page.status).toBe(200);
		expect(page.document.one("h1").text).toBe("A sound beginning");
		expect(page.document.one("main").text).toContain("The rest is shown.");
		expect(page.document.one("main").text).not.toContain("broken block");
		expect(page.html).not.toContain("javascript:");
	});

	test("blocks that are no list at all leave a page with a heading", async () => {
		editor.force("pages", { ...PAGE, blocks: { not: "a list" } });
		const page = await (await openTestSiteOn()).get("/made-by-a-test");
		expect(page.status).toBe(200);
		expect(page.document.all("h1")).toHaveLength(1);
	});
});

test("editors' HTML is cleaned: no script, no handler, no style, no foreign frame", async () => {
	const html = `<p onclick="alert(1)" style="color:red">Clean words</p><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="https://elsewhere.example"></iframe><a href="javascript:alert(1)">link</a><style>p{}</style>`;
	editor.force("pages", { ...PAGE, blocks: [HERO, { type: "prose", heading: "Words", html }] });
	const { document } = await (await openTestSiteOn()).get("/made-by-a-test");
	const main = document.one("main");
	expect(main.text).toContain("Clean words");
	expect(main.all("script, style, iframe")).toEqual([]);
	const attributes = main.all("*").flatMap((element) => Object.entries(element.attributes));
	expect(attributes.filter(([name, value]) => name.startsWith("on") || name === "style" || /^javascript:/.test(value))).toEqual([]);
});

test("what editors' HTML calls itself is not what the page calls its own parts", async () => {
	const html = `<p id="hub:data" name="app" class="x" data-region="site">Words</p><h2 id="hub:data">Name</h2><p id="main"><a id="app" name="name" href="#name">x</a></p>`;
	editor.force("pages", { ...PAGE, blocks: [HERO, { type: "prose", heading: "Words", html }] });
	const { document } = await (await openTestSiteOn()).get("/made-by-a-test");
	const ids = document.all("*").flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []));
	expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
	const prose = document.all("div").find(({ attributes }) => attributes["data-rich-text"]?.startsWith("block-"));
	expect(prose?.all("*").flatMap(({ attributes }) => Object.entries(attributes))).toEqual([
		["id", "block-1:name"],
		["href", "#name"],
	]);
	expect(dataOfPage(document)).toMatchObject({ page: {} });
});

describe("what is not public is nowhere", () => {
	const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
	test.each([
		["a draft", { status: "draft" }],
		["an archived page", { status: "archived" }],
		["a page for later", { publish_at: hour(1) }],
		["a page whose time is over", { unpublish_at: hour(-1) }],
	])("%s", async (_what, change) => {
		await editor.create("pages", { ...PAGE, blocks: [HERO], ...change });
		const site = await openTestSiteOn();
		const page = await site.get("/made-by-a-test");
		expect(page.status).toBe(404);
		expect(page.html).not.toContain("A sound beginning");
		const { set } = dataOfPage(page.document) as { set: { id: string } };
		const data = await (await site.data("/made-by-a-test", set.id)).text();
		expect(data).not.toContain("A sound beginning");
		expect(JSON.parse(data)).toMatchObject({ answer: { kind: "missing" } });
	});

	test("a page whose time has come is there", async () => {
		await editor.create("pages", { ...PAGE, blocks: [HERO], publish_at: hour(-1), unpublish_at: hour(1) });
		expect((await (await openTestSiteOn()).get("/made-by-a-test")).status).toBe(200);
	});

	test("[LN-7] a draft in one language is no translation: the link leads to the nearest list and says so", async () => {
		await editor.create("pages", { ...PAGE, blocks: [HERO] });
		await editor.create("pages", { ...PAGE, locale: "de", slug: "von-einem-test", status: "draft", blocks: [HERO] });
		const { document } = await (await openTestSiteOn()).get("/made-by-a-test");
		expect(document.all("link", { rel: "alternate", hreflang: "de" })).toEqual([]);
		const link = document.one("a", { "data-locale": "de" });
		expect(link.attributes.href).toBe("/de/insights");
		expect(link.text).toContain("not translated");
		expect((await (await openTestSiteOn()).fetch("/de/insights")).status).toBe(200);
	});

	test.each([
		["posts", "/insights?page=2", "why-lisbon", "Why we have a second office in Lisbon"],
		["events", "/events", "product-passport-which-data-first", "Product passport: which data first?"],
		["demos", "/demos", "negotiate-a-usage-contract", "Negotiate a usage contract"],
	])("a withdrawn row of %s is in no list, no page and no data", async (collection, list, slug, title) => {
		const [row] = await editor.read(collection, { locale: { _eq: "en" }, slug: { _eq: slug } });
		await editor.update(collection, String(row?.id), { status: "draft" });
		const site = await openTestSiteOn();
		for (const path of [list, "/", "/authors/nuno-tavarela"]) expect((await site.get(path)).html).not.toContain(title);
	});
});

describe("a broken row costs only itself", () => {
	const POST = {
		status: "published",
		locale: "en",
		slug: "made-by-a-test",
		translation_key: "made-by-a-test",
		published_on: "2020-01-01",
	};
	const WORDS = { title: "A post by a test", description: "Broken.", body: "<p>Words.</p>" };

	test.each([
		["without author and category", WORDS],
		["without a title", { ...WORDS, title: null }],
		["without a text", { ...WORDS, body: null }],
	])("a post %s is left out of lists, which stay", async (_what, words) => {
		editor.force("posts", { ...POST, ...words });
		const site = await openTestSiteOn();
		// As old as it is, it would stand on the last page.
		const list = await site.get("/insights?page=2");
		expect(list.status).toBe(200);
		expect(list.document.one("main").text).toContain("Why we have a second office in Lisbon");
		expect(list.html).not.toContain("made-by-a-test");
		expect((await site.get("/made-by-a-test")).status).toBe(404);
	});
});
