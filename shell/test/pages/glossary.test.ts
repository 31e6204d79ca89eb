// The glossary within the whole site: what search engines read of it, its addresses, and the terms of the first content in its texts.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const editor = openEditor();
// A site caches what it has read: one that is opened after an edit has read nothing.
const sites: TestSite[] = [];
async function afterwards(path: string) {
	const opened = await openTestSite();
	sites.push(opened);
	return opened.get(path);
}
afterEach(async () => {
	await editor.undo();
	for (const opened of sites.splice(0)) await opened.close();
});

const TERM = { status: "published", locale: "en", short: "A word that a test made.", body: "<p>Words.</p>" };
const hrefs = (element: PageElement) => element.all("a").map(({ attributes }) => attributes.href ?? "");
const termLinks = (element: PageElement) =>
	element.all("a", { rel: "glossary" }).map(({ text, attributes }) => [text, attributes.href]);
const body = (document: PageElement) => document.one("main").one("div", { "data-rich-text": true });
const graphOf = (document: PageElement) => {
	const { children } = document.one("script", { type: "application/ld+json" });
	return (JSON.parse(children.join("")) as { "@graph": Record<string, unknown>[] })["@graph"];
};

const INDEXES = [{ path: "/glossary" }, { path: "/de/glossar" }];

describe("[CT-4] the index from A to Z", () => {
	test("[MT-5] the index and every term are on the sitemap", async () => {
		const map = await (await site.fetch("/sitemap.xml")).text();
		for (const { path } of INDEXES) {
			const main = (await site.get(path)).document.one("main");
			const terms = main.all("dt").map((dt) => dt.one("a").attributes.href ?? "");
			expect([path, ...terms].filter((href) => !map.includes(`<loc>${publicUrl()}${href}</loc>`))).toEqual([]);
		}
	});

	test.each(INDEXES)("[MT-2] $path is a set of defined terms, each with its page and what it means", async ({ path }) => {
		const { document } = await site.get(path);
		const set = graphOf(document).find((thing) => thing["@type"] === "DefinedTermSet");
		expect(set).toMatchObject({ name: document.one("h1").text, url: publicUrl() + path });
		const named = (set?.hasDefinedTerm ?? []) as { name: string; url: string; description: string }[];
		const pages = named.map(({ name, url }) => [name, url.slice(publicUrl().length)]);
		const shown = document
			.one("main")
			.all("dt")
			.map((dt) => [dt.one("a").text, dt.one("a").attributes.href]);
		expect(pages).toEqual(shown);
		const text = document.one("main").text;
		for (const { name, description } of named) {
			expect(description, name).toMatch(/\w{3}.*\.$/s);
			expect(text).toContain(description);
		}
	});
});

describe("[CT-4] a term", () => {
	test.each([
		[
			"/glossary/digital-product-passport",
			"Digital product passport",
			"Also called: Product passport, DPP",
			"/glossary",
			"/glossary/traceability",
		],
		[
			"/de/glossar/digitaler-produktpass",
			"Digitaler Produktpass",
			"Auch genannt: Produktpass, DPP",
			"/de/glossar",
			"/de/glossar/rueckverfolgbarkeit",
		],
	])("%s says what it means, what else it is called, and what belongs to it", async (path, heading, also, index, related) => {
		const { status, document } = await site.get(path);
		expect(status).toBe(200);
		const main = document.one("main");
		expect(main.one("h1").text).toBe(heading);
		expect(main.text).toContain(also);
		expect(document.one("meta", { name: "description" }).attributes.content).toBe(main.one("header").all("p").at(-1)?.text);
		expect(body(document).text.length).toBeGreaterThan(300);
		expect(hrefs(document.one("nav", { "aria-labelledby": "related-terms" }))).toContain(related);
		expect(hrefs(main)).toContain(index);
		const neighbours = [...main.all("a", { rel: "prev" }), ...main.all("a", { rel: "next" })];
		expect(neighbours).toHaveLength(2);
	});

	test("posts that use the word are shown", async () => {
		const { document } = await site.get("/de/glossar/nutzungsregel");
		expect(hrefs(document.one("main"))).toContain("/de/was-nutzungsregeln-koennen");
	});

	test("[MT-2] is a defined term in its set, with the way to it", async () => {
		const { document } = await site.get("/de/glossar/konnektor");
		const graph = graphOf(document);
		expect(graph.find((thing) => thing["@type"] === "DefinedTerm")).toMatchObject({
			name: "Konnektor",
			description: document.one("meta", { name: "description" }).attributes.content,
			url: `${publicUrl()}/de/glossar/konnektor`,
			inDefinedTermSet: { name: "Glossar", url: `${publicUrl()}/de/glossar` },
		});
		expect(graph.find((thing) => thing["@type"] === "BreadcrumbList")).toMatchObject({
			itemListElement: [{ position: 1 }, { name: "Glossar", item: `${publicUrl()}/de/glossar` }, { name: "Konnektor" }],
		});
	});
});

describe("languages of terms", () => {
	test("[LN-7] a term leads to itself in the other language", async () => {
		const { document } = await site.get("/glossary/verifiable-credential");
		expect(document.one("a", { "data-locale": "de" }).attributes.href).toBe("/de/glossar/ueberpruefbarer-nachweis");
		expect(document.one("link", { rel: "alternate", hreflang: "de" }).attributes.href).toBe(
			`${publicUrl()}/de/glossar/ueberpruefbarer-nachweis`,
		);
	});

	test("[LN-7] a term that is not translated leads to the other language's glossary and says so", async () => {
		await editor.create("glossary_terms", {
			...TERM,
			translation_key: "made-by-a-test",
			slug: "made-by-a-test",
			term: "Quiet word",
		});
		const { document } = await afterwards("/glossary/made-by-a-test");
		const link = document.one("a", { "data-locale": "de" });
		expect([link.attributes.href, link.text]).toEqual(["/de/glossar", expect.stringContaining("not translated")]);
	});

	test.each([
		["[RT-4]", "/de/glossary", "/de/glossar", 301],
		["[RT-4]", "/en/glossar/connector", "/en/glossary/connector", 301],
		["[RT-4]", "/de/glossary/konnektor", "/de/glossar/konnektor", 301],
		["a slug of the other language:", "/de/glossar/connector", "/de/glossar/konnektor", 302],
		["a slug of the other language:", "/glossary/konnektor", "/glossary/connector", 302],
	])("%s %s leads to %s", async (_what, path, to, status) => {
		const response = await site.fetch(path, { redirect: "manual" });
		expect([response.status, response.headers.get("location")]).toEqual([status, to]);
	});

	test.each(["/glossary/no-such-term", "/de/glossar/kein-solches-wort"])("[RT-6] %s is a 404 that offers ways on", async (path) => {
		const page = await site.get(path);
		expect(page.status).toBe(404);
		expect(page.text).toContain(`Page Not Found: ${path}`);
	});
});

describe("[CT-4] the first use of a term links to it", () => {
	test.each([
		["/what-a-usage-policy-can-do", "connector", "/glossary/connector"],
		["/de/was-nutzungsregeln-koennen", "Konnektor", "/de/glossar/konnektor"],
	])("in a post: %s, once, and not in headings, links or code", async (path, word, href) => {
		const { document } = await site.get(path);
		const links = termLinks(body(document));
		expect(links).toContainEqual([word, href]);
		const targets = links.map(([, target]) => target);
		expect(new Set(targets).size).toBe(targets.length);
		expect(targets.length).toBeGreaterThan(3);
		for (const forbidden of body(document).all("h2, h3, h4, a, code, pre, th")) expect(termLinks(forbidden)).toEqual([]);
		expect(body(document).text.indexOf(word)).toBeGreaterThan(-1);
		// Only the body of a page links: the words around it are what they were.
		expect(document.one("main").all("a", { rel: "glossary" })).toHaveLength(links.length);
		for (const target of targets) expect((await site.get(target ?? "")).status).toBe(200);
	});

	test("in another form of the word, in a text of its own page not at all", async () => {
		const { document } = await site.get("/de/glossar/konnektor");
		expect(termLinks(body(document))).toContainEqual(["Nachweise", "/de/glossar/ueberpruefbarer-nachweis"]);
		expect(termLinks(body(document)).map(([, href]) => href)).not.toContain("/de/glossar/konnektor");
	});

	test("on no page that binds", async () => {
		for (const path of ["/terms-and-conditions", "/privacy-policy", "/imprint"])
			expect(termLinks((await site.get(path)).document.one("main"))).toEqual([]);
		expect(termLinks((await site.get("/trust-participate")).document.one("main")).length).toBeGreaterThan(0);
	});
});
