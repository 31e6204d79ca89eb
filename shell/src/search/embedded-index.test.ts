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
	])("%s: %s", async (_, words, ids) => {
		expect(await ask(SITE, words)).toEqual(ids);
	});

	test("hides pages that are not live from results, counts and suggestions", async () => {
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

	test("each filter counts the pages that the other filter leaves", async () => {
		const {
			total,
			types,
			periods: counts,
		} = await SITE.find("de", { words: "Produktpass", type: "post", period: "year", periods, limit: 10 }, all);
		expect([total, Object.fromEntries(types), Object.fromEntries(counts)]).toEqual([1, { post: 1 }, { year: 1, older: 1 }]);
	});
});

describe("[CT-5] what a result shows", () => {
	test("a query without results proposes a correction", async () => {
		const index = indexOf({ one: { title: "Konnektor" } });
		const { meant } = await index.find("de", { words: "Kennkter", limit: 10 }, all);
		expect(meant).toBeUndefined();
		expect((await index.find("de", { words: "Konektr!", limit: 10 }, all)).meant).toBe("Konnektor!");
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
])("[CT-5] a query of %s finds nothing and fails nothing", async (_, words) => {
	const { total } = await SITE.find("de", { words, limit: 10 }, all);
	expect([total, await SITE.suggest("de", words, 10, all)]).toEqual([0, []]);
});

test("[CT-5] after random additions, changes and removals the index answers like a rebuilt one", async () => {
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
