// References, use cases and industries: their lists, what narrows them, their pages, and the ways between them.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const list = (document: PageElement) => document.one("main").one("section", { id: "list" });
const headings = (element: PageElement, tag: string) => element.all(tag).map(({ text }) => text);
const current = (document: PageElement) =>
	list(document)
		.all("a", { "aria-current": true })
		.map(({ text, attributes }) => [text, attributes["aria-current"]]);
const language = (document: PageElement, code: string) => document.one("a", { "data-locale": code }).attributes.href;
const alternates = (document: PageElement) =>
	Object.fromEntries(
		document.all("link", { rel: "alternate", hreflang: true }).map(({ attributes }) => [attributes.hreflang, attributes.href]),
	);
const canonical = (document: PageElement) => document.one("link", { rel: "canonical" }).attributes.href;
const breadcrumb = (document: PageElement) => {
	const json = JSON.parse(document.one("script", { type: "application/ld+json" }).children.join("")) as {
		"@graph": { "@type": string; itemListElement?: { name: string; item: string }[] }[];
	};
	return json["@graph"].find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement?.map(({ item }) => item);
};

const LISTS = [
	{ path: "/references", other: "/de/references", all: "All", filter: "By industry", word: "logistics", otherWord: "logistik" },
	{ path: "/de/references", other: "/references", all: "Alle", filter: "Nach Branche", word: "logistik", otherWord: "logistics" },
	{
		path: "/use-cases",
		other: "/de/anwendungsfaelle",
		all: "All",
		filter: "By industry",
		word: "logistics",
		otherWord: "logistik",
	},
	{
		path: "/de/anwendungsfaelle",
		other: "/use-cases",
		all: "Alle",
		filter: "Nach Branche",
		word: "logistik",
		otherWord: "logistics",
	},
];

describe.each(LISTS)("the list $path", ({ path, other, all, filter, word, otherWord }) => {
	test("[CT-2] [RT-1] shows six, and the industries to narrow it to", async () => {
		const { status, document } = await site.get(path);
		expect(status).toBe(200);
		expect(headings(list(document), "h2")).toHaveLength(6);
		const links = document.one("nav", { "aria-label": filter }).all("a");
		expect(links).toHaveLength(6);
		expect(links[0]?.attributes.href).toBe(path);
		expect(links.map(({ attributes }) => attributes.href)).toContain(`${path}?industry=${word}`);
		expect(current(document)).toEqual([[all, "true"]]);
	});

	test("[CT-3] narrowed to an industry it has an address of its own, and says which", async () => {
		const { status, document } = await site.get(`${path}?industry=${word}`);
		expect(status).toBe(200);
		const shown = headings(list(document), "h2");
		expect(shown.length).toBeGreaterThan(0);
		expect(shown.length).toBeLessThan(6);
		expect(document.one("h1").text.toLowerCase()).toContain(word);
		expect(document.one("head").one("title").text.toLowerCase()).toContain(word);
		expect(current(document).map(([, value]) => value)).toEqual(["true"]);
		expect(canonical(document)).toBe(`${publicUrl()}${path}?industry=${word}`);
	});

	test("[LN-7] its filter stays the same in the other language", async () => {
		const { document } = await site.get(`${path}?industry=${word}`);
		const [code, own] = path.startsWith("/de") ? ["en", "de"] : ["de", "en"];
		expect(language(document, code)).toBe(`${other}?industry=${otherWord}`);
		expect(alternates(document)).toMatchObject({
			[own]: `${publicUrl()}${path}?industry=${word}`,
			[code]: `${publicUrl()}${other}?industry=${otherWord}`,
		});
	});
});

describe("a reference", () => {
	test("tells problem, solution and result, with figures and the client's words", async () => {
		const { document } = await site.get("/references/falkmoor-pumpen");
		const main = document.one("main");
		expect(headings(main, "h2").slice(0, 4)).toEqual(["In figures", "The starting point", "The solution", "The result"]);
		expect(headings(main, "dd")).toEqual(["81%", "38", "6 days"]);
		expect(main.one("blockquote").text).toMatch(/^The sums were never the hard part/);
		expect(main.one("figcaption").text).toBe("Ilka Brendmoor Head of sustainability, Falkmoor Pumpen");
		for (const href of ["/industry/manufacturing", "/use-cases/carbon-footprint-along-the-chain", "/references"])
			expect(main.all("a", { href }).length, href).toBeGreaterThan(0);
		expect(main.all("a", { href: "/references/falkmoor-pumpen" })).toEqual([]);
		expect(breadcrumb(document)).toEqual([
			`${publicUrl()}/`,
			`${publicUrl()}/references`,
			`${publicUrl()}/references/falkmoor-pumpen`,
		]);
	});
});

describe("a use case", () => {
	test("says who gives what to whom, under which rule, in words and in order", async () => {
		const { document } = await site.get("/de/anwendungsfaelle/rueckruf-auf-die-charge-genau");
		const flows = document
			.one("section", { id: "exchange" })
			.all("ol")
			.flatMap((flow) => flow.all("li"));
		expect(flows.map(({ text }) => text)).toEqual([
			expect.stringContaining("Erzeugerbetrieb an Verarbeiter:"),
			expect.stringContaining("Labor an Verarbeiter:"),
			expect.stringContaining("Verarbeiter an Erzeugerbetrieb:"),
			expect.stringContaining("Verarbeiter an Handel:"),
		]);
		expect(flows[1]?.text).toContain("Befund Sofort, nur an den Auftraggeber der Probe.");
		expect(headings(document.one("section", { id: "steps" }), "h3")).toHaveLength(4);
		expect(
			document.one("section", { id: "references" }).all("a", { href: "/de/references/genossenschaft-gruenwarden" }),
		).toHaveLength(1);
		for (const href of ["/de/industry/lebensmittel", "/de/industry/gesundheit"])
			expect(document.one("main").all("a", { href }).length, href).toBeGreaterThan(0);
		expect(breadcrumb(document)?.[1]).toBe(`${publicUrl()}/de/anwendungsfaelle`);
	});
});

describe("an industry", () => {
	test("shows what changes, its use cases whichever industry they come from, its references, and the others", async () => {
		const { document } = await site.get("/industry/food");
		const hrefs = (id: string) =>
			document
				.one("section", { id })
				.all("a")
				.map(({ attributes }) => attributes.href);
		expect(hrefs("use-cases")).toEqual(expect.arrayContaining(["/use-cases/recall-by-batch", "/use-cases/slots-at-the-gate"]));
		expect(hrefs("references")).toContain("/references/genossenschaft-gruenwarden");
		expect(hrefs("industries")).toEqual([
			"/industry/energy",
			"/industry/health-care",
			"/industry/logistics",
			"/industry/manufacturing",
		]);
		expect(headings(document.one("section", { id: "challenges" }), "h3")).toHaveLength(3);
		expect(document.one("main").text).toContain("How quickly could you find a batch today?");
	});
});

describe.each([
	["/references/hafenverbund-oldersiel", "/de/references/hafenverbund-oldersiel"],
	["/use-cases/load-forecasts", "/de/anwendungsfaelle/lastprognose-statt-reserve"],
	["/industry/health-care", "/de/industry/gesundheit"],
])("[LN-7] %s is %s in German", (en, de) => {
	test("each leads to the other", async () => {
		const [english, german] = await Promise.all([site.get(en), site.get(de)]);
		expect([english.status, german.status]).toEqual([200, 200]);
		expect(language(english.document, "de")).toBe(de);
		expect(language(german.document, "en")).toBe(en);
		expect(alternates(english.document)).toMatchObject({ de: publicUrl() + de, "x-default": publicUrl() + en });
	});
});

test.each([
	["/de/anwendungsfaelle/load-forecasts", "/de/anwendungsfaelle/lastprognose-statt-reserve"],
	["/use-cases/lastprognose-statt-reserve", "/use-cases/load-forecasts"],
	["/de/industry/health-care", "/de/industry/gesundheit"],
])("%s, with the other language's slug, leads to %s", async (path, to) => {
	const { status, headers } = await site.get(path);
	expect([status, headers.get("location")]).toEqual([302, to]);
});

test.each(["/references/nobody", "/de/anwendungsfaelle/nichts", "/industry/alchemy"])("[RT-6] %s is a 404", async (path) => {
	expect((await site.get(path)).status).toBe(404);
});

test("[MT-5] lists, their items and the industries are on the sitemap; narrowed lists are not", async () => {
	const map = await (await site.fetch("/sitemap.xml")).text();
	const wanted = [
		...LISTS.map(({ path }) => path),
		"/references/falkmoor-pumpen",
		"/de/references/falkmoor-pumpen",
		"/use-cases/recall-by-batch",
		"/de/anwendungsfaelle/rueckruf-auf-die-charge-genau",
		"/industry/health-care",
		"/de/industry/gesundheit",
	];
	expect(wanted.filter((path) => !map.includes(`<loc>${publicUrl()}${path}</loc>`))).toEqual([]);
	expect(map).not.toContain("?industry=");
});

test("the home page shows the newest references", async () => {
	const { document } = await site.get("/");
	const clients = document
		.one("main")
		.all("a")
		.filter(({ attributes }) => /^\/references\/./.test(attributes.href ?? ""));
	expect(clients.map(({ text }) => text)).toEqual(["Falkmoor Pumpen", "Hafenverbund Oldersiel", "Klinikverbund Lauterhöhe"]);
	expect(document.one("main").all("a", { href: "/references" })).toHaveLength(1);
});
