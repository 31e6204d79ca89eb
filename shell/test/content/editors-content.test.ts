// Broken and hidden content on the site. Relations: live-relations.slow.test.ts; times: schedule.test.ts.

import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());

const site = useTestSite();

const PAGE = {
	status: "published",
	locale: "en",
	translation_key: "made-by-a-test",
	slug: "made-by-a-test",
	title: "Made by a test",
	description: "A page that a test made.",
};
const HERO = { type: "hero", title: "A sound beginning", text: "It stays.", actions: [], motif: "exchange" };

test("broken blocks are left out alone, and editors' HTML loses scripts, handlers, styles, frames and ids of the page's own", async () => {
	const broken = [
		{ type: "carousel-3000", text: "broken block" },
		{ type: "cta", heading: "broken block", text: "x", actions: [{ label: "x", href: "javascript:alert(1)" }] },
	];
	const hostile = `<p onclick="alert(1)" style="color:red">Clean words</p><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="https://elsewhere.example"></iframe><a href="javascript:alert(1)">link</a><style>p{}</style>`;
	const posing = `<p id="hub:data" name="app" class="x" data-region="site">Words</p><h2 id="hub:data">Name</h2><p id="main"><a id="app" name="name" href="#name">x</a></p>`;
	const prose = [hostile, posing].map((html) => ({ type: "prose", heading: "Words", html }));
	// Stored past the rules, which would refuse it.
	editor.force("pages", { ...PAGE, blocks: [HERO, ...broken, ...prose] });
	await editor.catchUp();
	const { status, html, document } = await site.get("/made-by-a-test");
	const main = document.one("main");
	expect([status, document.one("h1").text]).toEqual([200, "A sound beginning"]);
	expect(main.text).toContain("Clean words");
	expect(main.text).not.toContain("broken block");
	expect(html).not.toContain("javascript:");
	expect(main.all("script, style, iframe")).toEqual([]);
	const attributes = main.all("*").flatMap((element) => Object.entries(element.attributes));
	expect(attributes.filter(([name]) => name.startsWith("on") || name === "style")).toEqual([]);
	const ids = document.all("*").flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []));
	expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
	const texts = document.all("div").filter(({ attributes }) => attributes["data-rich-text"]?.startsWith("block-"));
	expect(
		texts
			.at(-1)
			?.all("*")
			.flatMap(({ attributes }) => Object.entries(attributes)),
	).toEqual([
		["id", expect.stringMatching(/^block-\d:name$/)],
		["href", "#name"],
	]);
	expect(dataOfPage(document)).toMatchObject({ page: {} });
});

test("[LN-7] a draft is no translation: the language select leads to the nearest list and says so", async () => {
	await editor.create("pages", { ...PAGE, blocks: [HERO] });
	await editor.create("pages", { ...PAGE, locale: "de", slug: "von-einem-test", status: "draft", blocks: [HERO] });
	const { document } = await site.get("/made-by-a-test");
	expect(document.all("link", { rel: "alternate", hreflang: "de" })).toEqual([]);
	const link = document.one("a", { "data-locale": "de" });
	expect(link.attributes.href).toBe("/de/insights");
	expect(link.text).toContain("not translated");
	expect((await site.fetch("/de/insights")).status).toBe(200);
});
