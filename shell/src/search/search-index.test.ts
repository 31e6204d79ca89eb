import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MarkedText, SearchQuery } from "@hub/shared-contracts/search/search";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { findPages, suggestPages } from "./find-pages.server.ts";
import { openSearchFile, type SearchFile } from "./search-file.server.ts";
import { cleanFile, type IndexedPage, writePages } from "./write-pages.server.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");

const folder = mkdtempSync(join(tmpdir(), "search-index-"));
afterAll(() => rmSync(folder, { recursive: true }));

type PageText = SearchText & { readonly type?: string };

function germanPage({ type = "page", ...text }: PageText): IndexedPage {
	return { locale: "de", type, text };
}

/** An index of German pages by their keys. */
function indexOf(pages: Readonly<Record<string, PageText>>): SearchFile {
	const file = openSearchFile();
	write(file, pages);
	return file;
}

function write(file: SearchFile, pages: Readonly<Record<string, PageText | undefined>>): void {
	writePages(file, new Map(Object.entries(pages).map(([key, page]) => [key, page && germanPage(page)])));
}

function search({ languages }: SearchFile, words: string, more: Partial<SearchQuery> = {}) {
	return findPages(languages.de, { words, limit: 10, ...more }, NOW);
}

function find(file: SearchFile, words: string, more: Partial<SearchQuery> = {}): readonly string[] {
	return search(file, words, more).hits.map(({ key }) => key);
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
	provider: { title: "Datengeber", body: ["Eine Rolle, kein Titel. Gefragt wird per E-\u2060Mail, nicht per Brief."] },
	cases: { title: "Beispiele", body: ["Each use case in a sentence, and use of a case besides."] },
	about: { title: "Über uns", body: ["Wir sind viele, und das ist das."] },
	offer: {
		title: "Angebot",
		names: ["Tarife"],
		body: ["Was kostet ein Zugang?", "Ein fester Betrag im Monat, nach EN 15804."],
		parts: [
			{ title: "Was kostet ein Zugang?", body: ["Ein fester Betrag im Monat, nach EN 15804."], place: "#zugang" },
		],
	},
});

describe("[CT-5] a query", () => {
	test.each([
		["compounds and their parts", "Datenräume", ["term", "operator"]],
		["umlauts written otherwise", "Datenraeume", ["term", "operator"]],
		["one typing error", "Dtaenraum", ["term", "operator"]],
		["a hyphen or a blank", "Catena X", ["post", "older"]],
		["a word whose hyphen ends no line", "E-Mail", ["provider"]],
		["such a word in one", "Email", ["provider"]],
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
		["a page for one of its parts", "fester Betrag", ["offer"]],
		["other words of the language for the same thing", "Preise", ["offer"]],
		["a phrase for a word", "wie teuer", ["offer"]],
		["a norm's number without its blank", "EN15804", ["offer"]],
	])("finds %s: “%s”", (_, words, keys) => {
		expect(find(SITE, words)).toEqual(keys);
	});

	test.each([
		["Zugang kosten", "#zugang", "Was kostet ein Zugang?", "Angebot"],
		["Angebot", "", "Angebot", undefined],
	])("%s leads to the page or to its best part, and counts it once", (words, place, title, page) => {
		const { hits, total, types } = search(SITE, words);
		const [hit] = hits.map((one) => ({ page: undefined, ...one, title: one.title.map(({ text }) => text).join("") }));
		expect({ hit, total, types: [...types] }).toMatchObject({
			hit: { key: "offer", place, title, page },
			total: 1,
			types: [["page", 1]],
		});
		expect(suggestPages(SITE.languages.de, words, NOW).map(({ key, place: found }) => [key, found])).toEqual([
			["offer", place],
		]);
	});

	test("ranks upcoming events first, and pages with a low weight last", () => {
		const text = { title: "Treffen", type: "event" };
		const pages = {
			seldom: { ...text, weight: 0.5 },
			past: { ...text, date: "2026-05-01" },
			coming: { ...text, date: "2026-07-01" },
		};
		expect(find(indexOf(pages), "Treffen")).toEqual(["coming", "past", "seldom"]);
	});

	test("lists the pages beyond the ranked ones, each once", () => {
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
		const { total, types, periods: counts } = search(SITE, "Produktpass", { type: "post", period: "year", periods });
		expect([total, [...types], counts.map(({ count }) => count)]).toEqual([1, [["post", 1]], [1, 1]]);
	});
});

describe("[CT-5] what a result shows", () => {
	test("the words of the query are marked in title and extract", () => {
		const [hit] = search(SITE, "Produktpass mit CO2-Werten").hits;
		const marked = (parts: MarkedText = []) => parts.flatMap(({ text, hit: isHit }) => (isHit ? [text] : []));
		expect([marked(hit?.title), marked(hit?.extract)]).toEqual([["Produktpass"], ["CO₂-Werten"]]);
	});

	test("a query without results proposes a correction as a page writes it", () => {
		const index = indexOf({ one: { title: "Konnektor" } });
		expect(search(index, "Kennkter").meant).toBeUndefined();
		expect(search(index, "Konektr!").meant).toBe("Konnektor!");
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
	expect([search(SITE, words).total, suggestPages(SITE.languages.de, words)]).toEqual([0, []]);
});

test("[CT-5] after random additions, changes and removals the index responds like a rebuilt one", () => {
	const word = fc.constantFrom(
		"Datenraum",
		"Räume",
		"Pass",
		"Produktpass",
		"Catena-X",
		"Daten",
		"Regel",
		"Anbieter",
		"Batterie",
	);
	const text = fc.record({
		title: fc.array(word, { minLength: 1, maxLength: 3 }),
		body: fc.array(word, { maxLength: 6 }),
	});
	const step = fc.record({ key: fc.constantFrom("a", "b", "c", "d"), text: fc.option(text) });
	fc.assert(
		fc.property(fc.array(step, { maxLength: 12 }), fc.array(word, { minLength: 1, maxLength: 2 }), (steps, words) => {
			const changed = indexOf({});
			const last = new Map<string, SearchText>();
			for (const { key, text: texts } of steps) {
				last.delete(key);
				const [title, body] = [texts?.title.join(" ") ?? "", texts?.body ?? []];
				const parts = body.map((part) => ({ title: part, place: `#${part}` }));
				const page = texts ? { title, body: [body.join(" ")], parts } : undefined;
				if (page) last.set(key, page);
				write(changed, { [key]: page });
			}
			const rebuilt = indexOf(Object.fromEntries(last));
			const found = (file: SearchFile) => {
				const { hits, ...counts } = search(file, words.join(" "));
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

	test("loses the words of pages that were removed or changed, and no others", () => {
		const file = openSearchFile(join(folder, "cleaned.sqlite"));
		const others = Array.from({ length: 200 }, (_, at) => [
			`other-${at}`,
			{ title: `Konnektor ${at}`, body: ["Datenraum"] },
		]);
		write(file, Object.fromEntries(others.slice(0, 100)));
		const secret = {
			title: "Zebraffenplan",
			names: ["Quastelfirma"],
			synonyms: ["Flurbwort"],
			body: ["Die Datenraumzebraffe."],
			parts: [{ title: "Quastelteil", place: "#teil" }],
		};
		write(file, { withdrawn: secret, changed: { ...secret, title: "Entwurf" } });
		write(file, Object.fromEntries(others.slice(100)));
		const traces = () =>
			[/zebraff/i, /quastel/i, /flurb/i].map((word) => word.test(bytes("cleaned").toString("latin1")));
		expect(traces()).toEqual([true, true, true]);
		write(file, { changed: { title: "Entwurf" }, withdrawn: undefined });
		for (let isFirst = true; cleanFile(file, isFirst); isFirst = false);
		expect(traces()).toEqual([false, false, false]);
		expect(find(file, "Konnektor 150")[0]).toBe("other-150");
		expect(find(file, "Zebraffenplan")).toEqual([]);
	});

	test("stays unchanged if a write fails", () => {
		const file = indexOf({ one: { title: "Konnektor" } });
		const invalid = { title: "Zweitname", date: {} as string };
		expect(() => write(file, { one: { title: "Betreiber" }, two: invalid })).toThrow("bound");
		expect([find(file, "Konnektor"), find(file, "Betreiber")]).toEqual([["one"], []]);
		write(file, { three: { title: "Zweitname Betreiber" } });
		expect([find(file, "Zweitname"), find(file, "Betreiber")]).toEqual([["three"], ["three"]]);
	});

	test.each(["damaged", "of another program", "without a language"])("is replaced if it is %s", (kind) => {
		const path = join(folder, `${kind}.sqlite`);
		if (kind === "damaged") writeFileSync(path, "SQLite format 4\0".repeat(500));
		else {
			const other = openSearchFile(path);
			write(other, { one: { title: "Konnektor" } });
			other.database.exec(kind === "without a language" ? "drop table page_en" : "pragma user_version = 99");
			other.database.close();
		}
		expect(find(openSearchFile(path), "Konnektor")).toEqual([]);
	});
});
