// The glossary: index, terms, and links to terms from other pages.

import type { MemoryRow } from "@hub/content-model/testing/memory-content";
import { openTestHost } from "@hub/content-model/testing/test-host";
import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import de from "../../messages/de-DE.json" with { type: "json" };
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const termRow = (locale: "de" | "en", key: string, term: string, more: MemoryRow = {}): MemoryRow => ({
	id: `${key}-${locale}`,
	locale,
	translation_key: key,
	slug: locale === "en" ? key : `${key}-de`,
	term,
	short: `${term} is a word.`,
	body: `<p>All about ${term}.</p>`,
	synonyms: [],
	related: [],
	...more,
});
const TERMS = [
	termRow("en", "connector", "Connector", { related: ["data-space"] }),
	termRow("en", "audit-log", "Audit log"),
	termRow("en", "data-space", "Data space", { synonyms: ["dataspace", "space of data"] }),
	termRow("en", "quiet", "Quiet word", { status: "draft", related: ["connector"] }),
	termRow("de", "connector", "Konnektor"),
	termRow("de", "credential", "Überprüfbarer Nachweis"),
	termRow("de", "umbrella", "Umbau"),
	termRow("de", "footprint", "CO₂-Fußabdruck"),
];
const host = (terms: readonly MemoryRow[] = TERMS, more: Readonly<Record<string, readonly MemoryRow[]>> = {}) =>
	openTestHost(server, { rows: { glossary_terms: terms, ...more } });
const hrefs = (element: PageElement) => element.all("a").map(({ attributes }) => attributes.href ?? "");
const termLinks = (element: PageElement) =>
	element.all("a", { rel: "glossary" }).map(({ text, attributes }) => [text, attributes.href]);
const beside = (document: PageElement) => document.all("nav", { "aria-labelledby": "related-terms" }).flatMap(hrefs);

describe("[CT-4] the index from A to Z", () => {
	test.each([
		["/glossary", en, ["Audit log", "Connector", "Data space"], ["A", "C", "D"]],
		["/de/glossar", de, ["CO₂-Fußabdruck", "Konnektor", "Überprüfbarer Nachweis", "Umbau"], ["C", "K", "U"]],
	])(
		"%s lists every term with its definition, by letter, in the language's order",
		async (path, words, terms, letters) => {
			const { document } = await host().get(path);
			expect(document.all("dt").map((dt) => dt.one("a").text)).toEqual(terms);
			expect(document.all("dd").map(({ text }) => text)).toEqual(terms.map((term) => `${term} is a word.`));
			const nav = document.one("nav", { "aria-label": words["glossary.letters"] });
			expect(nav.text.replaceAll(" ", "")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
			expect(nav.all("a").map(({ text }) => text)).toEqual(letters);
			for (const href of hrefs(nav))
				expect(document.one("section", { id: href.slice(1) }).all("dt")).not.toHaveLength(0);
			const inert = nav.all("li", { "aria-hidden": "true" });
			expect([inert.length, inert.flatMap((item) => item.all("a"))]).toEqual([26 - letters.length, []]);
		},
	);

	test("says that it is empty", async () => {
		expect((await host([]).get("/glossary")).text).toContain(en["glossary.empty.title"]);
	});
});

describe("[CT-4] a term", () => {
	test("has its meaning, synonyms and related terms", async () => {
		const { document } = await host().get("/glossary/data-space");
		expect(document.one("h1").text).toBe("Data space");
		expect(document.text).toContain(en["term.also"].replace("{{words}}", "dataspace, space of data"));
		expect(document.text).toContain("All about Data space.");
		expect(hrefs(document)).toContain("/glossary");
		// Only the other term lists this one as related.
		expect(beside(document)).toEqual(["/glossary/connector"]);
	});

	test("links the previous and the next term, if there are any", async () => {
		const around = async (slug: string) => {
			const { document } = await host().get(`/glossary/${slug}`);
			return ["prev", "next"].map((rel) =>
				document
					.all("a", { rel })
					.map(({ attributes }) => attributes.href)
					.join(),
			);
		};
		expect(await around("audit-log")).toEqual(["", "/glossary/connector"]);
		expect(await around("connector")).toEqual(["/glossary/audit-log", "/glossary/data-space"]);
		expect(await around("data-space")).toEqual(["/glossary/connector", ""]);
	});

	test("and a related one link each other; unpublished terms are not linked", async () => {
		expect(beside((await host().get("/glossary/connector")).document)).toEqual(["/glossary/data-space"]);
		const live = TERMS.map((term) => ({ ...term, status: "published" }));
		expect(beside((await host(live).get("/glossary/connector")).document)).toContain("/glossary/quiet");
		expect(beside((await host(live).get("/glossary/quiet")).document)).toEqual(["/glossary/connector"]);
		expect((await host().get("/glossary")).html).not.toContain("Quiet word");
		expect((await host().get("/glossary/quiet")).status).toBe(404);
	});

	test("[LN-7] redirects from another language's slug, and offers live languages only", async () => {
		const { status, location } = await host().get("/de/glossar/connector");
		expect([status, location]).toEqual([302, "/de/glossar/connector-de"]);
		expect((await host().get("/glossary/connector")).outcome).toMatchObject({
			translations: { en: { slug: "connector" }, de: { slug: "connector-de" } },
		});
		const { outcome } = await host().get("/glossary/audit-log");
		expect(outcome.kind === "found" && Object.keys(outcome.translations ?? {})).toEqual(["en"]);
		expect((await host().get("/glossary/no-such-term")).status).toBe(404);
	});

	test("links other terms in its text, but not itself", async () => {
		const terms = [
			...TERMS,
			termRow("de", "rule", "Regel", { body: "<p>Regeln für einen Konnektor und für Konnektoren.</p>" }),
		];
		const { document } = await host(terms).get("/de/glossar/rule-de");
		expect(termLinks(document)).toEqual([["Konnektor", "/de/glossar/connector-de"]]);
	});
});

describe("[CT-4] the first use of a term on a page of blocks links to it", () => {
	const prose = (html: string) => ({ type: "prose", heading: "A connector", html });
	const page = {
		locale: "en",
		translation_key: "made",
		slug: "made",
		title: "Made",
		description: "For a test.",
		blocks: [
			{ type: "hero", title: "A connector", text: "A connector.", actions: [], motif: "exchange" },
			prose("<p>No word.</p><h3>A connector</h3><p><a href='/x'>connector</a> <code>connector</code></p>"),
			{
				type: "accordion",
				heading: "Questions",
				items: [{ question: "A connector?", html: "<p>Our Connectors.</p>" }],
			},
			prose("<p>The connector, in a data space.</p>"),
		],
	};
	const linked = async (terms: readonly MemoryRow[]) => {
		const { status, document } = await host(terms, { pages: [page] }).get("/made");
		expect(status).toBe(200);
		return termLinks(document);
	};

	test("once per page, and not in headings, links or code", async () => {
		expect(await linked(TERMS)).toEqual([
			["Connectors", "/glossary/connector"],
			["data space", "/glossary/data-space"],
		]);
	});

	test("while the term is published, by each of its synonyms", async () => {
		const added = termRow("en", "word", "Lexeme", { synonyms: ["word"] });
		expect(await linked([...TERMS, added])).toContainEqual(["word", "/glossary/word"]);
		expect((await linked([...TERMS, { ...added, status: "draft" }])).map(([word]) => word)).not.toContain("word");
	});
});
