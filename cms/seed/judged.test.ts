// Judged queries of the search, and their scores.

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { loadSeed } from "../src/seed/content.ts";
import { addressOf, OTHER_PAGES, SEARCHED_COLLECTIONS } from "./judged/addresses.ts";
import { JUDGED_QUERIES } from "./judged/judged-queries.ts";
import type { JudgedQuery } from "./judged/judged-query.ts";
import { judge, meanScores, recall, reciprocalRank, scoresByKind } from "./judged/scores.ts";
import type { SeedLocale } from "./shape.ts";

/** The addresses of all that can be searched. */
async function addresses(language: SeedLocale): Promise<Set<string>> {
	const seed = await loadSeed();
	const items = SEARCHED_COLLECTIONS.flatMap((collection) =>
		(seed[collection] ?? []).map(({ text, ...shared }) =>
			addressOf(collection, placed.parse({ slug: shared.key, ...shared, ...text[language] }), language),
		),
	);
	return new Set([...items, ...OTHER_PAGES[language]]);
}

const placed = z.object({ slug: z.string(), region: z.string().optional(), route_key: z.string().optional() });

describe.each<[SeedLocale, readonly JudgedQuery[]]>([
	["de", JUDGED_QUERIES.de],
	["en", JUDGED_QUERIES.en],
])("judged queries in %s", (language, queries) => {
	test("[CT-5] name pages that exist, each once", async () => {
		const known = await addresses(language);
		expect(known.size).toBeGreaterThan(100);
		const lost = queries.flatMap(({ query, answers }) =>
			answers.filter((answer, at) => !known.has(answer) || answers.indexOf(answer) !== at).map((answer) => `${query}: ${answer}`),
		);
		expect(lost).toEqual([]);
	});
});

describe("scores", () => {
	const many = Array.from({ length: 12 }, (_, at) => `/${at}`);

	test.each([
		{ answers: ["/a"], found: ["/a"], wanted: [1, 1] },
		{ answers: ["/a"], found: ["/x", "/a"], wanted: [1, 0.5] },
		{ answers: ["/a", "/b"], found: ["/x", "/y", "/b", "/z"], wanted: [0.5, 1 / 3] },
		{ answers: ["/a"], found: [], wanted: [0, 0] },
		{ answers: ["/a"], found: [...many, "/a"], wanted: [0, 1 / 13] },
		{ answers: many, found: many.slice(2), wanted: [1, 1] },
		{ answers: many, found: many.slice(0, 5), wanted: [0.5, 1] },
		{ answers: ["/r#one"], found: ["/r?kind=guide#one"], wanted: [1, 1] },
		{ answers: ["/r#one"], found: ["/r#two", "/r"], wanted: [0, 0] },
		{ answers: [], found: [], wanted: [1, 1] },
		{ answers: [], found: ["/a"], wanted: [0, 0] },
	])("$answers, found $found", ({ answers, found, wanted }) => {
		expect([recall(answers, found), reciprocalRank(answers, found)]).toEqual(wanted);
	});

	test("means are taken over all queries and over each kind, the worst first", async () => {
		const queries: readonly JudgedQuery[] = [
			{ kind: "typo", query: "one", answers: ["/a"] },
			{ kind: "typo", query: "two", answers: ["/a", "/b"] },
			{ kind: "nothing", query: "three", answers: [] },
		];
		const judged = await judge(queries, (query) => (query === "three" ? ["/a?page=2"] : ["/x", "/a"]));
		expect(judged.map(({ found }) => found)).toEqual([["/x", "/a"], ["/x", "/a"], ["/a"]]);
		expect(meanScores(judged)).toEqual({ recall: 0.5, mrr: 1 / 3 });
		expect(scoresByKind(judged)).toEqual([
			{ kind: "nothing", queries: 1, recall: 0, mrr: 0 },
			{ kind: "typo", queries: 2, recall: 0.75, mrr: 0.5 },
		]);
		expect(meanScores([])).toEqual({ recall: 0, mrr: 0 });
	});
});
