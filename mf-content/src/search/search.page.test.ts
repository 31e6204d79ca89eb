import { openTestHost, TEST_SITE } from "@hub/content-model/testing/test-host";
import type { Search, SearchQuery, SearchResults } from "@hub/shared-contracts/search/search";
import { describe, expect, test } from "vitest";
import server from "../remote.server.ts";
import { periodsAt, searchQuery, searchState } from "./search-address.ts";

const NOW = new Date("2026-06-01T10:00:00Z");

const term = (key: string, title: string, related: readonly string[] = []) => ({
	translation_key: key,
	slug: key,
	locale: "de",
	term: title,
	short: "Kurz.",
	related,
	synonyms: [],
});

const ROWS = { glossary_terms: [term("datenraum", "Datenraum"), term("konnektor", "Konnektor", ["datenraum"])] };

const FOUND: SearchResults = {
	hits: [
		{
			href: "/de/glossar/datenraum",
			type: "term",
			label: "Glossar",
			title: [
				{ text: "Der ", hit: false },
				{ text: "Datenraum", hit: true },
			],
			extract: [{ text: "Ein Ort für Daten.", hit: false }],
			date: "2026-05-04",
		},
	],
	total: 23,
	types: [
		{ type: "term", label: "Glossar", count: 20 },
		{ type: "post", label: "Beiträge", count: 3 },
	],
	periods: [
		{ key: "upcoming", count: 0 },
		{ key: "quarter", count: 2 },
		{ key: "year", count: 0 },
		{ key: "older", count: 0 },
	],
	complete: true,
};

/** The remote with a search of one result, whose queries are recorded. */
function host(answer: Partial<SearchResults> = {}) {
	const asked: SearchQuery[] = [];
	const search: Search = {
		async find(query) {
			asked.push(query);
			return { ...FOUND, ...answer };
		},
		suggest: async (typed) => [
			{ href: "/de/glossar/datenraum", title: `Datenraum (${typed})`, type: "term", label: "Glossar" },
		],
	};
	return { asked, ...openTestHost(server, { rows: ROWS, search, now: NOW }) };
}

describe("[CT-5] the search page", () => {
	test("has a field and suggested words without a query", async () => {
		const { get, asked } = host();
		const { status, document, outcome } = await get("/de/suche");
		expect([status, asked, document.one("h1").text]).toEqual([200, [], "Suche"]);
		expect(document.one("search").one("form").attributes).toMatchObject({ action: "/de/suche", method: "get" });
		expect(document.all("a").map(({ attributes }) => attributes.href)).toEqual([
			"/de/suche?q=Datenraum",
			"/de/suche?q=Konnektor",
		]);
		expect(outcome).toMatchObject({ head: { title: "Suche" } });
		expect(outcome).not.toMatchObject({ head: { noIndex: true } });
	});

	test("shows results with marked words, and is not indexed", async () => {
		const { get } = host();
		const { document, outcome } = await get("/de/suche?q=Datenraum");
		const result = document.one("ol").one("li");
		expect(result.one("h2").one("a")).toMatchObject({
			text: "Der Datenraum",
			attributes: { href: "/de/glossar/datenraum" },
		});
		expect(result.one("mark").text).toBe("Datenraum");
		expect(result.text).toContain("Glossar");
		expect(result.text).toContain("4. Mai 2026");
		expect(document.one("main").text).toContain("23 Ergebnisse");
		expect(document.one("input").attributes.value).toBe("Datenraum");
		expect(outcome).toMatchObject({ head: { title: "Suche nach „Datenraum“: 23 Ergebnisse", noIndex: true } });
	});

	test("has filters that keep the query, with counts", async () => {
		const { get } = host();
		const { document } = await get("/de/suche?q=Daten+Raum&type=post");
		const [types, set, periods] = document.one("nav", { "aria-label": "Ergebnisse filtern" }).all("ul");
		expect(types?.all("a").map(({ text, attributes }) => [text, attributes.href, attributes["aria-current"]])).toEqual([
			["Alle", "/de/suche?q=Daten+Raum#results", undefined],
			["Glossar (20)", "/de/suche?q=Daten+Raum&type=term#results", undefined],
			["Beiträge (3)", "/de/suche?q=Daten+Raum&type=post#results", "true"],
		]);
		expect(set?.all("a").map(({ attributes }) => attributes.href)).toEqual(["/de/suche?q=Daten+Raum#results"]);
		expect(periods).toBeUndefined();
	});

	test("searches what its address says, and has translated addresses", async () => {
		const { get, asked } = host();
		const { document, outcome } = await get("/search?q=space&type=term&period=quarter&page=2");
		expect(asked).toMatchObject([{ words: "space", type: "term", period: "quarter", limit: 10, offset: 10 }]);
		expect(document.one("ol").attributes.start).toBe("11");
		expect(outcome).toMatchObject({
			head: { title: "Search for “space”: 23 results (Glossar, Past three months), page 2" },
			canonicalSearch: "?q=space&type=term&period=quarter&page=2",
			// Filters and pages differ between languages.
			translatedSearch: { de: "?q=space", en: "?q=space" },
		});
	});

	test("shows the last page for a higher page number", async () => {
		const { get, asked } = host();
		const { document } = await get("/de/suche?q=Datenraum&page=99");
		expect(asked.map(({ offset }) => offset)).toEqual([980, 20]);
		expect(document.one("ol").attributes.start).toBe("21");
	});

	test.each([
		["/de/suche?q=Datenraum", ["Quastel", "Flurb"], "„Quastel“ und „Flurb“ stehen auf keiner unserer Seiten."],
		["/search?q=space", ["a<b"], "“a<b” is on none of our pages. These are results for the rest of your words."],
	])("on %s names the unknown words %o", async (path, unknown, sentence) => {
		expect((await host({ unknown }).get(path)).document.one("main").text).toContain(sentence);
	});

	test("has advice and a correction without results", async () => {
		const { get } = host({ hits: [], total: 0, types: [], periods: [], meant: "Datenraum" });
		const { text, document } = await get("/de/suche?q=Dtnraum");
		expect(text).toContain("Dazu haben wir nichts gefunden");
		expect(text).toContain("Meinten Sie Datenraum?");
		expect(document.all("a").map(({ attributes }) => attributes.href)).toContain("/de/suche?q=Konnektor");
	});

	test("links all results if a filter leaves none", async () => {
		const { get } = host({ hits: [], total: 0 });
		const { document, text } = await get("/de/suche?q=Datenraum&period=older");
		expect(text).toContain("Mit diesen Filtern bleibt nichts übrig.");
		const [all] = document.all("a").filter((link) => link.text === "Alle Ergebnisse zeigen");
		expect(all?.attributes.href).toBe("/de/suche?q=Datenraum#results");
	});

	test("says that results may be missing while the index is incomplete", async () => {
		const { status, text } = await host({ complete: false }).get("/search?q=space");
		expect([status, text]).toEqual([200, expect.stringContaining("Results may be missing")]);
		expect(text).toContain("23 results");
	});

	test.each([
		["/search?q=space", "The search is not available right now", "We found nothing for this"],
		["/de/suche?q=Raum&type=post", "Die Suche ist gerade nicht verfügbar", "Dazu haben wir nichts gefunden"],
	])("is unavailable without an index, and keeps the query: %s", async (path, said, claimed) => {
		const { status, text, document, outcome } = await host({ complete: false, hits: [], total: 0, types: [] }).get(
			path,
		);
		expect([status, text]).toEqual([503, expect.stringContaining(said)]);
		expect(text).not.toContain(claimed);
		expect(outcome).toMatchObject({ retryAfter: 5, head: { noIndex: true } });
		const words = new URL(path, "http://x").searchParams.get("q");
		expect(document.one("input").attributes.value, "the query").toBe(words);
		expect(outcome, "[LN-7] also in the other language").toMatchObject({
			translatedSearch: { de: `?q=${words}`, en: `?q=${words}` },
		});
	});
});

describe("[CT-5] the address of a search is read, and written again with valid values only:", () => {
	test.each([
		["", { words: "", page: 1 }, ""],
		["?q=%20%20", { words: "", page: 1 }, ""],
		[
			"?q=a+b%26c&type=use-case&period=year&page=3",
			{ words: "a b&c", type: "use-case", period: "year", page: 3 },
			undefined,
		],
		["?q=a&type=%3Cscript%3E&period=never&page=-1", { words: "a", page: 1 }, "?q=a"],
		["?q=a&page=1.5", { words: "a", page: 1 }, "?q=a"],
		[`?q=${"a".repeat(500)}`, { words: "a".repeat(200), page: 1 }, `?q=${"a".repeat(200)}`],
	])("%s", (query, state, written = query) => {
		const read = searchState(new URLSearchParams(query));
		expect(read).toEqual(expect.objectContaining(state));
		expect(searchQuery(read).replaceAll("%20", "+")).toBe(written);
	});

	test("has periods without gaps", () => {
		expect(periodsAt(NOW)).toEqual([
			{ key: "upcoming", from: "2026-06-01" },
			{ key: "quarter", from: "2026-03-03", to: "2026-06-01" },
			{ key: "year", from: "2025-06-01", to: "2026-06-01" },
			{ key: "older", to: "2025-05-31" },
		]);
	});
});

describe("[CT-5] suggestions", () => {
	const ask = (query: string, init?: RequestInit) =>
		host().api(new Request(`${TEST_SITE}/api/search/suggestions${query}`, init));

	test("are pages in the language, and not cached", async () => {
		const response = await ask("?q=date&locale=de");
		expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
		expect(await response.json()).toMatchObject([{ href: "/de/glossar/datenraum", title: "Datenraum (date)" }]);
	});

	test("need a language, cut long queries and refuse POST", async () => {
		expect((await ask("?q=date")).status).toBe(400);
		expect((await ask("?q=date&locale=pl")).status).toBe(400);
		const [one] = (await (await ask(`?q=${"x".repeat(5_000)}&locale=en`)).json()) as { title: string }[];
		expect(one?.title.length).toBeLessThan(230);
		expect((await ask("?q=a&locale=de", { method: "POST" })).status).toBe(405);
	});
});
