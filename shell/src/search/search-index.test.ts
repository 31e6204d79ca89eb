import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MarkedText, SearchQuestion } from "@hub/shared-contracts/search/search";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { openSearchFile } from "./search-file.server.ts";
import { createSearchIndex, type IndexedPage, type SearchIndex } from "./search-index.server.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");

const folder = mkdtempSync(join(tmpdir(), "search-index-"));
afterAll(() => rmSync(folder, { recursive: true }));

function germanPage(
	key: string,
	{ type = "page", ends, ...text }: SearchText & { readonly type?: string; readonly ends?: number },
): IndexedPage {
	const place = { remote: "mf-test", route: "page", params: { slug: key }, place: "", type, label: "page" };
	return { key, digest: JSON.stringify(text), locale: "de", place, text, ends };
}

/** An index of German pages by their keys. */
function indexOf(pages: Readonly<Record<string, SearchText & { readonly type?: string; readonly ends?: number }>>): SearchIndex {
	const index = createSearchIndex(openSearchFile(), () => NOW);
	index.write(Object.entries(pages).map(([key, page]) => germanPage(key, page)));
	return index;
}

function find(index: SearchIndex, words: string, more: Partial<SearchQuestion> = {}): readonly string[] {
	return index.find("de", { words, limit: 10, ...more }).hits.map(({ key }) => key);
}

const SITE = indexOf({
	term: {
		title: "Datenraum",
		synonyms: ["Data Space"],
		summary: "Ein Ort, an dem Unternehmen Daten teilen.",
		body: ["Regeln gelten für alle."],
	},
	operator: { title: "Datenraumbetreiber", body: ["Der Betreiber hält einen Datenraum am Laufen."] },
	passport: {
		title: "Digitaler Produktpass",
		synonyms: ["DPP"],
		body: ["Produktpässe begleiten Batterien.", "11.520 Pässe mit CO₂-Werten."],
	},
	post: {
		title: "Lieferanten anbinden",
		body: ["Mit Catena-X an einem Tag. Der digitale Produktpass hilft."],
		type: "post",
		date: "2026-05-20",
	},
	older: {
		title: "Lieferanten anbinden",
		body: ["Mit Catena-X an einem Tag. Der digitale Produktpass hilft."],
		type: "post",
		date: "2020-05-20",
	},
	provider: { title: "Datengeber", body: ["Eine Rolle, kein Titel."] },
	cases: { title: "Beispiele", body: ["Each use case in a sentence, and use of a case besides."] },
	about: { title: "Über uns", body: ["Wir sind viele, und das ist das."] },
});

describe("[CT-5] a query", () => {
	test.each([
		["compounds and their parts", "Datenräume", ["term", "operator"]],
		["umlauts written otherwise", "Datenraeume", ["term", "operator"]],
		["one typing error", "Dtaenraum", ["term", "operator"]],
		["a hyphen or a blank", "Catena X", ["post", "older"]],
		["what editors call a synonym", "DPP", ["passport", "post", "older"]],
		["a phrase", '"digitale Produktpass"', ["passport", "post", "older"]],
		["no other order of a phrase", '"Produktpass digitaler"', []],
		["a title of words that stand everywhere", "über uns", ["about"]],
		["no such words elsewhere", "und das", []],
		["nothing for a word that nobody wrote", "Einhornstaub", []],
		["the other words where nobody wrote one of them", "Einhornstaub Batterien", ["passport"]],
		["nothing where most of the words are unknown", "Einhornstaub Feenglanz Batterien", []],
		["what has most of the words where none has all", "Batterien Lieferanten Catena", ["post", "older", "passport"]],
		["a question", "Wer hält einen Datenraum am Laufen?", ["operator", "term"]],
	])("%s: %s", (_, words, keys) => {
		expect(find(SITE, words)).toEqual(keys);
	});

	test("finds a page until it is no longer published", () => {
		const index = indexOf({ over: { title: "Konnektor", ends: NOW }, published: { title: "Konnektor", ends: NOW + 1 } });
		expect([find(index, "Konnektor"), index.find("de", { words: "Konnektor", limit: 10 }).total]).toEqual([["published"], 1]);
		expect(index.suggest("de", "Konn", 10).map(({ key }) => key)).toEqual(["published"]);
	});

	test("finds the rest of many pages after those that were ranked by all their words", () => {
		const many = Object.fromEntries(
			Array.from({ length: 300 }, (_, at) => [`page-${at}`, { title: "Konnektor", body: [`Teil ${at}`] }]),
		);
		const index = indexOf(many);
		const keys = [0, 100, 200].flatMap((offset) => find(index, "Konnektor", { limit: 100, offset }));
		expect(new Set(keys).size).toBe(300);
	});
});

describe("[CT-5] filters and pages", () => {
	const periods = [
		{ key: "year", from: "2025-06-02", to: "2026-06-01" },
		{ key: "older", to: "2025-06-01" },
	];

	test("each filter counts the pages that the other filter leaves", () => {
		const query = { words: "Produktpass", type: "post", period: "year", periods, limit: 10 };
		const { total, types, periods: counts } = SITE.find("de", query);
		expect([total, Object.fromEntries(types), Object.fromEntries(counts)]).toEqual([1, { post: 1 }, { year: 1, older: 1 }]);
	});
});

describe("[CT-5] what a result shows", () => {
	test("the words of the query are marked in title and extract", () => {
		const [hit] = SITE.find("de", { words: "Produktpass mit CO2-Werten", limit: 1 }).hits;
		const marked = (parts: MarkedText = []) => parts.flatMap(({ text, hit: isHit }) => (isHit ? [text] : []));
		expect([marked(hit?.title), marked(hit?.extract)]).toEqual([["Produktpass"], ["CO₂-Werten"]]);
	});

	test("a query without results proposes a correction as a page writes it", () => {
		const index = indexOf({ one: { title: "Konnektor" } });
		expect(index.find("de", { words: "Kennkter", limit: 10 }).meant).toBeUndefined();
		expect(index.find("de", { words: "Konektr!", limit: 10 }).meant).toBe("Konnektor!");
	});
});

test.each([
	["nothing", ""],
	["signs", "'\"; --(){}[]*?\\"],
	["markup", "<svg/onload=zx(1)>"],
	["control characters", "\u0000\u0007\uffff"],
	["a lone surrogate", "\ud800"],
	["a megabyte", "Einhorn".repeat(150_000)],
	["many words", "einhorn staub ".repeat(5_000)],
])("[CT-5] a query of %s finds nothing and fails nothing", (_, words) => {
	expect([SITE.find("de", { words, limit: 10 }).total, SITE.suggest("de", words, 10)]).toEqual([0, []]);
});

test("[CT-5] after random additions, changes and removals the index responds like a rebuilt one", () => {
	const word = fc.constantFrom("Datenraum", "Räume", "Pass", "Produktpass", "Catena-X", "Daten", "Regel", "Anbieter", "Batterie");
	const text = fc.record({ title: fc.array(word, { minLength: 1, maxLength: 3 }), body: fc.array(word, { maxLength: 6 }) });
	const step = fc.record({ key: fc.constantFrom("a", "b", "c", "d"), text: fc.option(text) });
	fc.assert(
		fc.property(fc.array(step, { maxLength: 12 }), fc.array(word, { minLength: 1, maxLength: 2 }), (steps, words) => {
			const changed = indexOf({});
			const last = new Map<string, SearchText>();
			for (const { key, text: texts } of steps) {
				last.delete(key);
				if (!texts) {
					changed.write([], [key]);
					continue;
				}
				const page = { title: texts.title.join(" "), body: [texts.body.join(" ")] };
				last.set(key, page);
				changed.write([germanPage(key, page)]);
			}
			const rebuilt = indexOf(Object.fromEntries(last));
			const found = ({ find: findIn }: SearchIndex) => {
				const { hits, ...counts } = findIn("de", { words: words.join(" "), limit: 10 });
				return { ...counts, keys: hits.map(({ key }) => key).toSorted() };
			};
			expect(found(changed)).toEqual(found(rebuilt));
		}),
		{ numRuns: 60 },
	);
});

describe("the file", () => {
	const bytes = (name: string) =>
		Buffer.concat(
			readdirSync(folder)
				.filter((file) => file.startsWith(name))
				.map((file) => readFileSync(join(folder, file))),
		);

	test("[CT-5] is found as it was by the next process, with its digests", () => {
		const path = join(folder, "kept.sqlite");
		const database = openSearchFile(path);
		const page = germanPage("kept", { title: "Konnektor" });
		createSearchIndex(database).write([page]);
		createSearchIndex(database).complete();
		database.close();
		const next = createSearchIndex(openSearchFile(path));
		expect([find(next, "Konnektor"), next.digests().get("kept"), next.isComplete()]).toEqual([["kept"], page.digest, true]);
	});

	test("loses the words of pages that were removed or changed, and no others", () => {
		const path = join(folder, "cleaned.sqlite");
		const index = createSearchIndex(openSearchFile(path));
		const others = Array.from({ length: 200 }, (_, at) =>
			germanPage(`other-${at}`, { title: `Konnektor ${at}`, body: ["Datenraum"] }),
		);
		index.write(others.slice(0, 100));
		const secret = { title: "Zebraffenplan", names: ["Quastelfirma"], synonyms: ["Flurbwort"], body: ["Die Datenraumzebraffe."] };
		index.write([germanPage("withdrawn", secret), germanPage("changed", { ...secret, title: "Entwurf" })]);
		index.write(others.slice(100));
		const traces = () => [/zebraff/i, /quastel/i, /flurb/i].map((word) => word.test(bytes("cleaned").toString("latin1")));
		expect(traces()).toEqual([true, true, true]);
		index.write([germanPage("changed", { title: "Entwurf" })], ["withdrawn"]);
		for (let isFirst = true; index.clean(isFirst); isFirst = false);
		expect(traces()).toEqual([false, false, false]);
		expect(find(index, "Konnektor 150")[0]).toBe("other-150");
		expect(find(index, "Zebraffenplan")).toEqual([]);
	});

	test("keeps all as it was if a write fails", () => {
		const index = indexOf({ one: { title: "Konnektor" } });
		const invalid = { ...germanPage("two", { title: "Zweitname" }), place: { type: 1n } } as unknown as IndexedPage;
		expect(() => index.write([germanPage("one", { title: "Betreiber" }), invalid])).toThrow("BigInt");
		expect([find(index, "Konnektor"), find(index, "Betreiber"), index.digests().size]).toEqual([["one"], [], 1]);
		index.write([germanPage("three", { title: "Zweitname Betreiber" })]);
		expect([find(index, "Zweitname"), find(index, "Betreiber")]).toEqual([["three"], ["three"]]);
	});

	test.each(["damaged", "of another program"])("is replaced if it is %s", (kind) => {
		const path = join(folder, `${kind}.sqlite`);
		writeFileSync(path, "SQLite format 4\0".repeat(500));
		if (kind !== "damaged") {
			rmSync(path);
			const other = openSearchFile(path);
			other.exec("pragma user_version = 99");
			other.close();
		}
		const index = createSearchIndex(openSearchFile(path));
		expect([index.digests().size, index.isComplete()]).toEqual([0, false]);
	});
});
