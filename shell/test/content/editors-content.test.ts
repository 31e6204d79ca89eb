// Broken and hidden content on the site.

import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { useTestSites } from "../fixtures/use-test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());

const openTestSiteOn = useTestSites();

const PAGE = {
	status: "published",
	locale: "en",
	translation_key: "made-by-a-test",
	slug: "made-by-a-test",
	title: "Made by a test",
	description: "A page that a test made.",
};
const HERO = { type: "hero", title: "A sound beginning", text: "It stays.", actions: [], motif: "exchange" };

describe("a broken block is left out alone", () => {
	test.each([
		["of an unknown type", { type: "carousel-3000", text: "broken block" }],
		[
			"with a wrong link",
			{ type: "cta", heading: "broken block", text: "x", actions: [{ label: "x", href: "javascript:alert(1)" }] },
		],
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
});

test("editors' HTML loses scripts, handlers, styles and frames", async () => {
	const html = `<p onclick="alert(1)" style="color:red">Clean words</p><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="https://elsewhere.example"></iframe><a href="javascript:alert(1)">link</a><style>p{}</style>`;
	editor.force("pages", { ...PAGE, blocks: [HERO, { type: "prose", heading: "Words", html }] });
	const { document } = await (await openTestSiteOn()).get("/made-by-a-test");
	const main = document.one("main");
	expect(main.text).toContain("Clean words");
	expect(main.all("script, style, iframe")).toEqual([]);
	const attributes = main.all("*").flatMap((element) => Object.entries(element.attributes));
	expect(attributes.filter(([name, value]) => name.startsWith("on") || name === "style" || /^javascript:/.test(value))).toEqual([]);
});

test("ids in editors' HTML cannot collide with the page's own", async () => {
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

describe("content that is not live is hidden", () => {
	const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
	test.each([
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

	test("[LN-7] a draft is no translation: the language select leads to the nearest list and says so", async () => {
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
		["demos", "/demos", "negotiate-a-usage-contract", "Negotiate a usage contract"],
	])("a withdrawn row of %s is in no list and on no page", async (collection, list, slug, title) => {
		const [row] = await editor.read(collection, { locale: { _eq: "en" }, slug: { _eq: slug } });
		await editor.update(collection, String(row?.id), { status: "draft" });
		const site = await openTestSiteOn();
		for (const path of [list, "/", "/authors/nuno-tavarela"]) expect((await site.get(path)).html).not.toContain(title);
	});
});
