import type { SearchQuestion } from "@hub/shared-contracts/search/search";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEmbeddedIndex } from "./embedded-index.server.ts";
import type { SearchIndex } from "./search-index.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");

/** An index of German pages by their ids. */
function indexOf(pages: Readonly<Record<string, SearchText & { readonly type?: string }>>): SearchIndex<string> {
	const index = createEmbeddedIndex<string>({ now: () => NOW });
	for (const [id, { type = "page", ...about }] of Object.entries(pages)) index.put({ id, source: id, locale: "de", type, about });
	return index;
}

/** All pages are shown, with passages that follow from their ids. */
const all = { isShown: () => true, passagesOf: (id: string) => PASSAGES[id] ?? [] };

const PASSAGES: Readonly<Record<string, readonly string[]>> = {
	passport: ["Produktpässe begleiten Batterien.", "11.520 Pässe mit CO₂-Werten."],
};

async function ask(index: SearchIndex<string>, words: string, more: Partial<SearchQuestion> = {}): Promise<readonly string[]> {
	const { pages } = await index.find("de", { words, limit: 10, ...more }, all);
	return pages.map(({ source }) => source);
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

describe("[CT-5] what is found", () => {
	test.each([
		["compounds and their parts", "Datenräume", ["term", "operator"]],
		["umlauts written otherwise", "Datenraeume", ["term", "operator"]],
		["umlauts left out", "produktpasse", ["passport", "post", "older"]],
		["one typing error", "Dtaenraum", ["term", "operator"]],
		["a hyphen or a blank", "Catena X", ["post", "older"]],
		["one word for two", "CatenaX", ["post", "older"]],
		["two words for one", "Produkt Pass", ["passport", "post", "older"]],
		["numbers", "11520", ["passport"]],
		["letters of formulas", "CO2 Werte", ["passport"]],
		["what editors call a synonym", "DPP", ["passport", "post", "older"]],
		["a phrase", '"digitale Produktpass"', ["passport", "post", "older"]],
		["no other order of a phrase", '"Produktpass digitaler"', []],
		["a title of words that stand everywhere", "über uns", ["about"]],
		["no such words elsewhere", "und das", []],
		["nothing for a word that nobody wrote", "Einhornstaub", []],
		["the last part of a compound whose stem is short", "Geber", ["provider"]],
		["two words for one that texts write apart", "Usecase", ["cases"]],
		["the other words where nobody wrote one of them", "Einhornstaub Batterien", ["passport"]],
		["nothing where most of the words are unknown", "Einhornstaub Feenglanz Batterien", []],
		["what has most of the words where none has all", "Batterien Lieferanten Catena", ["post", "older", "passport"]],
		["a question", "Wer hält einen Datenraum am Laufen?", ["operator", "term"]],
	])("%s: %s", async (_, words, ids) => {
		expect(await ask(SITE, words)).toEqual(ids);
	});

	test("a passage with all words of a question counts more than a page that has them here and there", async () => {
		const index = indexOf({
			scattered: { title: "Betrieb", body: ["Ein Konnektor neben einem Konnektor.", "Ein Ausfall nach einem Ausfall."] },
			answer: { title: "Betrieb", body: ["Was ist bei einem Ausfall des Konnektors?", "Anfragen warten und laufen später."] },
		});
		expect(await ask(index, "Ausfall Konnektor")).toEqual(["answer", "scattered"]);
	});

	test.each([
		["a word that was not typed to its end, whatever its stem", "interoperab"],
		["one word for two", "dataset"],
		["a hyphen for none", "e-mail"],
		["none for a hyphen", "usecase"],
	])("in English, %s: %s", async (_, words) => {
		const index = createEmbeddedIndex<string>();
		index.put({
			id: "1",
			source: "one",
			locale: "en",
			type: "page",
			about: { title: "Interoperability", body: ["A data set by email, a use-case."] },
		});
		index.put({
			id: "2",
			source: "other",
			locale: "en",
			type: "page",
			about: { title: "Operators", body: ["Data was set apart. Use it in any case."] },
		});
		expect((await index.find("en", { words, limit: 10 }, all)).pages.map(({ source }) => source)).toEqual(["one"]);
	});

	test("names the words that no text has, as they were typed", async () => {
		const unknown = async (words: string) => (await SITE.find("de", { words, limit: 10 }, all)).unknown;
		expect([await unknown("Einhornstaub, Batterien"), await unknown("Batterien"), await unknown("Einhornstaub")]).toEqual([
			["Einhornstaub"],
			undefined,
			["Einhornstaub"],
		]);
	});

	test("of pages that say the same the newer comes first", async () => {
		expect(await ask(SITE, "Lieferanten anbinden")).toEqual(["post", "older"]);
	});

	test("of a thousand pages that fit alike, each is in one answer, in the order in which they came", async () => {
		const ids = Array.from({ length: 1_000 }, (_, at) => `page-${at}`);
		const index = indexOf(Object.fromEntries(ids.map((id) => [id, { title: "Eine Seite von vielen", body: ["Ein Konnektor."] }])));
		for (const offset of [0, 20, 180, 600, 980])
			expect(await ask(index, "Konnektor", { offset, limit: 20 })).toEqual(ids.slice(offset, offset + 20));
	});

	test("a language has its own pages", async () => {
		expect((await SITE.find("en", { words: "Datenraum", limit: 10 }, all)).total).toBe(0);
	});

	test("what is not shown is neither found, nor counted, nor proposed", async () => {
		const others = { ...all, isShown: (id: string) => id !== "passport" };
		const found = await SITE.find("de", { words: "Produktpass", limit: 10 }, others);
		expect([found.pages.map(({ source }) => source), found.total]).toEqual([["post", "older"], 2]);
		expect(await SITE.suggest("de", "Prod", 10, others)).toEqual([]);
	});
});

describe("[CT-5] filters and pages", () => {
	const periods = [
		{ key: "year", from: "2025-06-02", to: "2026-06-01" },
		{ key: "older", to: "2025-06-01" },
	];

	test("each filter counts what the other leaves", async () => {
		const {
			total,
			types,
			periods: counts,
		} = await SITE.find("de", { words: "Produktpass", type: "post", period: "year", periods, limit: 10 }, all);
		expect([total, Object.fromEntries(types), Object.fromEntries(counts)]).toEqual([1, { post: 1 }, { year: 1, older: 1 }]);
	});

	test("what takes several days lies in each period that one of them does", async () => {
		const index = indexOf({ fair: { title: "Messe", type: "event", date: "2026-05-30", until: "2026-06-02" } });
		const days = [
			{ key: "past", to: "2026-06-01" },
			{ key: "upcoming", from: "2026-06-01" },
			{ key: "later", from: "2026-06-03" },
			{ key: "before", to: "2026-05-29" },
		];
		const { periods: counts } = await index.find("de", { words: "Messe", periods: days, limit: 10 }, all);
		expect(Object.fromEntries(counts)).toEqual({ past: 1, upcoming: 1, later: 0, before: 0 });
		expect(await ask(index, "Messe", { period: "upcoming", periods: days })).toEqual(["fair"]);
	});

	test("a period that there is not has no pages", async () => {
		expect(await ask(SITE, "Produktpass", { period: "never", periods })).toEqual([]);
	});

	test("pages of an answer follow each other without a gap", async () => {
		const first = await ask(SITE, "Produktpass", { limit: 2 });
		const second = await ask(SITE, "Produktpass", { limit: 2, offset: 2 });
		expect([...first, ...second]).toEqual(await ask(SITE, "Produktpass"));
	});
});

describe("[CT-5] what a result shows", () => {
	test("its title and the passage with the most words of the question, with these marked", async () => {
		const { pages } = await SITE.find("de", { words: "Batterien Produktpass", limit: 1 }, all);
		expect(pages[0]).toMatchObject({
			title: [
				{ text: "Digitaler ", hit: false },
				{ text: "Produktpass", hit: true },
			],
			extract: [
				{ text: "Produktpässe", hit: true },
				{ text: " begleiten ", hit: false },
				{ text: "Batterien", hit: true },
				{ text: ".", hit: false },
			],
		});
	});

	test("what was meant, where the words find nothing", async () => {
		const index = indexOf({ one: { title: "Konnektor" } });
		const { meant } = await index.find("de", { words: "Kennkter", limit: 10 }, all);
		expect(meant).toBeUndefined();
		expect((await index.find("de", { words: "Konektr!", limit: 10 }, all)).meant).toBe("Konnektor!");
	});

	test("suggestions while the last word is not at its end", async () => {
		const titles = async (typed: string) => (await SITE.suggest("de", typed, 10, all)).map(({ title }) => title);
		expect([await titles("Date"), await titles("digitaler prod"), await titles("über u"), await titles("")]).toEqual([
			["Datenraum", "Datenraumbetreiber", "Datengeber"],
			["Digitaler Produktpass"],
			["Über uns"],
			[],
		]);
	});
});

test.each([
	["nothing", ""],
	["blanks", "   "],
	["signs", "'\"; --(){}[]*?\\"],
	["an open quote", '"'],
	["a pattern", "(zx+)+$"],
	["markup", "<svg/onload=zx(1)>"],
	["control characters", "\u0000\u0007\uffff"],
	["a lone surrogate", "\ud800"],
	["emoji", "🦄🦄"],
	["a megabyte", "Einhorn".repeat(150_000)],
	["many words", "einhorn staub ".repeat(5_000)],
])("[CT-5] %s is answered with nothing", async (_, words) => {
	const { total } = await SITE.find("de", { words, limit: 10 }, all);
	expect([total, await SITE.suggest("de", words, 10, all)]).toEqual([0, []]);
});

test("[CT-5] whatever was put in, changed and taken out, an index answers as if it had been rebuilt", async () => {
	const word = fc.constantFrom("Datenraum", "Räume", "Pass", "Produktpass", "Catena-X", "Daten", "Regel", "Anbieter", "Batterie");
	const about = fc.record({ title: fc.array(word, { minLength: 1, maxLength: 3 }), body: fc.array(word, { maxLength: 6 }) });
	const step = fc.record({ id: fc.constantFrom("a", "b", "c", "d"), about: fc.option(about) });
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.array(word, { minLength: 1, maxLength: 2 }), async (steps, words) => {
			const changed = createEmbeddedIndex<string>({ now: () => NOW });
			const last = new Map<string, SearchText>();
			for (const { id, about: texts } of steps) {
				last.delete(id);
				changed.remove(id);
				if (!texts) continue;
				const page = { title: texts.title.join(" "), body: [texts.body.join(" ")] };
				last.set(id, page);
				changed.put({ id, source: id, locale: "de", type: "page", about: page });
			}
			const question = { words: words.join(" "), limit: 10 };
			const [now, rebuilt] = [
				await changed.find("de", question, all),
				await indexOf(Object.fromEntries(last)).find("de", question, all),
			];
			const scoresAside = ({ pages, ...rest }: typeof now) => ({ ...rest, ids: pages.map(({ source }) => source).toSorted() });
			expect(scoresAside(now)).toEqual(scoresAside(rebuilt));
		}),
		{ numRuns: 60 },
	);
});
