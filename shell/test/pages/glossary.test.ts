// The glossary: its index, its terms, and the links that lead to them.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestDoor } from "../fixtures/test-door.ts";

let door: TestDoor;
beforeAll(async () => {
	door = await openTestSite();
});
afterAll(() => door.close());

const editor = openEditor();
// A site keeps what it has read: one that is opened after an edit has read nothing.
const doors: TestDoor[] = [];
async function afterwards(path: string) {
	const opened = await openTestSite();
	doors.push(opened);
	return opened.get(path);
}
afterEach(async () => {
	await editor.undo();
	for (const opened of doors.splice(0)) await opened.close();
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

const INDEXES = [
	{ path: "/glossary", letters: "Terms by first letter", count: "30 terms", first: "Audit log", empty: "X" },
	{ path: "/de/glossar", letters: "Begriffe nach Anfangsbuchstaben", count: "30 Begriffe", first: "CO₂-Fußabdruck", empty: "X" },
];

describe("[CT-4] the index from A to Z", () => {
	test.each(INDEXES)("$path holds every term with its sentence, under its letter, in order", async ({ path, count, first }) => {
		const { document } = await door.get(path);
		const main = document.one("main");
		expect(main.text).toContain(count);
		const terms = main.all("dt").map((dt) => dt.one("a").text);
		expect(terms).toHaveLength(30);
		expect(terms[0]).toBe(first);
		expect(terms).toEqual(terms.toSorted(new Intl.Collator(document.attributes.lang).compare));
		expect(main.all("dd").every(({ text }) => text.endsWith("."))).toBe(true);
		for (const section of main.all("section", { "aria-labelledby": true })) {
			const letter = section.one("h2").text;
			const under = section.all("dt").map((dt) => dt.one("a").text.normalize("NFD")[0]);
			expect([letter, new Set(under)]).toEqual([letter, new Set([letter])]);
		}
	});

	test.each(INDEXES)(
		"$path has a labelled way to every letter that has terms, and shows the others",
		async ({ path, letters, empty }) => {
			const { document } = await door.get(path);
			const nav = document.one("nav", { "aria-label": letters });
			expect(
				nav
					.all("li")
					.map(({ text }) => text)
					.join(""),
			).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
			const headings = document.one("main").all("h2");
			expect(nav.all("a").map(({ text }) => text)).toEqual(headings.map(({ text }) => text));
			for (const href of hrefs(nav)) expect(document.one("section", { id: href.slice(1) }).all("dt")).not.toHaveLength(0);
			const inert = nav.all("li", { "aria-hidden": "true" });
			expect(inert.map(({ text }) => text)).toContain(empty);
			expect(inert.flatMap((item) => item.all("a"))).toEqual([]);
		},
	);

	test("in German, an umlaut stands with its vowel", async () => {
		const { document } = await door.get("/de/glossar");
		const terms = document
			.one("section", { id: "letter-u" })
			.all("dt")
			.map((dt) => dt.one("a").text);
		expect(terms).toContain("Überprüfbarer Nachweis");
	});

	test("[MT-5] the index and every term are on the map of the site", async () => {
		const map = await (await door.fetch("/sitemap.xml")).text();
		for (const { path } of INDEXES) {
			const main = (await door.get(path)).document.one("main");
			const terms = main.all("dt").map((dt) => dt.one("a").attributes.href ?? "");
			expect([path, ...terms].filter((href) => !map.includes(`<loc>${publicUrl()}${href}</loc>`))).toEqual([]);
		}
	});

	test.each(INDEXES)("[MT-2] $path is a set of defined terms, each with its page and what it means", async ({ path }) => {
		const { document } = await door.get(path);
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
		const { status, document } = await door.get(path);
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

	test("the first and the last term of the alphabet have one neighbour", async () => {
		for (const { path } of INDEXES) {
			const all = (await door.get(path)).document
				.one("main")
				.all("dt")
				.map((dt) => dt.one("a").attributes.href ?? "");
			const ends = [all[0] ?? "", all.at(-1) ?? ""];
			const found = await Promise.all(ends.map(async (href) => (await door.get(href)).document.one("main")));
			expect(found.map((main) => [main.all("a", { rel: "prev" }).length, main.all("a", { rel: "next" }).length])).toEqual([
				[0, 1],
				[1, 0],
			]);
		}
	});

	test("terms show each other, whichever was linked; a withdrawn one is shown by none", async () => {
		const lone = { ...TERM, translation_key: "made-by-a-test", slug: "made-by-a-test", term: "Quiet word" };
		const id = await editor.create("glossary_terms", { ...lone, related: ["connector", "not-there"] });
		const beside = async (path: string) =>
			hrefs((await afterwards(path)).document.one("nav", { "aria-labelledby": "related-terms" }));
		expect(await beside("/glossary/made-by-a-test")).toEqual(["/glossary/connector"]);
		expect(await beside("/glossary/connector")).toContain("/glossary/made-by-a-test");
		await editor.update("glossary_terms", id, { status: "draft" });
		expect(await beside("/glossary/connector")).not.toContain("/glossary/made-by-a-test");
		expect((await afterwards("/glossary")).html).not.toContain("Quiet word");
	});

	test("posts that use the word are shown", async () => {
		const { document } = await door.get("/de/glossar/nutzungsregel");
		expect(hrefs(document.one("main"))).toContain("/de/was-nutzungsregeln-koennen");
	});

	test("[MT-2] is a defined term in its set, with the way to it", async () => {
		const { document } = await door.get("/de/glossar/konnektor");
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

	test("a broken row costs only itself", async () => {
		editor.force("glossary_terms", { ...TERM, translation_key: "made-by-a-test", slug: "made-by-a-test", term: null });
		expect((await afterwards("/glossary/made-by-a-test")).status).toBe(404);
		expect((await afterwards("/glossary")).document.one("main").all("dt")).toHaveLength(30);
	});
});

describe("languages of terms", () => {
	test("[LN-7] a term leads to itself in the other language", async () => {
		const { document } = await door.get("/glossary/verifiable-credential");
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
		const response = await door.fetch(path, { redirect: "manual" });
		expect([response.status, response.headers.get("location")]).toEqual([status, to]);
	});

	test.each(["/glossary/no-such-term", "/de/glossar/kein-solches-wort"])("[RT-6] %s is a 404 that offers ways on", async (path) => {
		const page = await door.get(path);
		expect(page.status).toBe(404);
		expect(page.text).toContain(`Page Not Found: ${path}`);
	});
});

describe("[CT-4] the first use of a term links to it", () => {
	test.each([
		["/what-a-usage-policy-can-do", "connector", "/glossary/connector"],
		["/de/was-nutzungsregeln-koennen", "Konnektor", "/de/glossar/konnektor"],
	])("in a post: %s, once, and not in headings, links or code", async (path, word, href) => {
		const { document } = await door.get(path);
		const links = termLinks(body(document));
		expect(links).toContainEqual([word, href]);
		const targets = links.map(([, target]) => target);
		expect(new Set(targets).size).toBe(targets.length);
		expect(targets.length).toBeGreaterThan(3);
		for (const forbidden of body(document).all("h2, h3, h4, a, code, pre, th")) expect(termLinks(forbidden)).toEqual([]);
		expect(body(document).text.indexOf(word)).toBeGreaterThan(-1);
		// Only the body of a page links: the words around it are what they were.
		expect(document.one("main").all("a", { rel: "glossary" })).toHaveLength(links.length);
		for (const target of targets) expect((await door.get(target ?? "")).status).toBe(200);
	});

	test("in another form of the word, in a text of its own page not at all", async () => {
		const { document } = await door.get("/de/glossar/konnektor");
		expect(termLinks(body(document))).toContainEqual(["Nachweise", "/de/glossar/ueberpruefbarer-nachweis"]);
		expect(termLinks(body(document)).map(([, href]) => href)).not.toContain("/de/glossar/konnektor");
	});

	test("on a page of blocks, once in all of its texts; a page that binds is left as it was written", async () => {
		const prose = (html: string) => ({ type: "prose", heading: "A connector", html });
		const blocks = [
			{ type: "hero", title: "A connector", text: "A connector.", actions: [], motif: "exchange" },
			prose("<p>No word.</p>"),
			{ type: "accordion", heading: "Questions", items: [{ question: "A connector?", html: "<p>Our Connectors.</p>" }] },
			prose("<p>The connector, in a data space.</p>"),
		];
		const row = {
			status: "published",
			locale: "en",
			translation_key: "made-by-a-test",
			slug: "made-by-a-test",
			title: "A",
			description: "B",
			blocks,
		};
		await editor.create("pages", row);
		const { document } = await afterwards("/made-by-a-test");
		expect(termLinks(document.one("main"))).toEqual([
			["Connectors", "/glossary/connector"],
			["data space", "/glossary/data-space"],
		]);
		for (const path of ["/terms-and-conditions", "/privacy-policy", "/imprint"])
			expect(termLinks((await door.get(path)).document.one("main"))).toEqual([]);
		expect(termLinks((await door.get("/trust-participate")).document.one("main")).length).toBeGreaterThan(0);
	});

	test("a term that an editor adds is linked, and no more when it is withdrawn", async () => {
		const path = "/why-lisbon";
		const made = { ...TERM, translation_key: "made-by-a-test", slug: "made-by-a-test", term: "Cork stopper", synonyms: ["cork"] };
		const linked = async () => termLinks(body((await afterwards(path)).document)).map(([, href]) => href);
		const id = await editor.create("glossary_terms", made);
		expect(await linked()).toContain("/glossary/made-by-a-test");
		await editor.update("glossary_terms", id, { status: "draft" });
		expect(await linked()).not.toContain("/glossary/made-by-a-test");
	});
});
