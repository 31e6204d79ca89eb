// Quality of the search over the sample content, without Directus.

import { beforeAll, describe, expect, test } from "vitest";
import { HELD_OUT_QUERIES, JUDGED_QUERIES } from "../../cms/seed/judged/judged-queries.ts";
import { judge, meanScores, placeOf } from "../../cms/seed/judged/scores.ts";
import type { SearchDocument } from "./generated.ts";
import { type Find, openIndex, seedDocuments } from "./seed-documents.ts";

describe.each(["de", "en"] as const)("[CT-5] the search in %s", (locale) => {
	let pages: readonly SearchDocument[] = [];
	let find: Find;
	beforeAll(async () => {
		pages = (await seedDocuments()).get(locale) ?? [];
		find = openIndex(locale, pages);
	});

	test("is judged by queries whose right answers exist", () => {
		const addresses = new Set(pages.map(({ href }) => placeOf(href)));
		const answers = JUDGED_QUERIES[locale].flatMap((query) => query.answers.map(placeOf));
		expect(answers.filter((answer) => !addresses.has(answer))).toEqual([]);
	});

	test("finds 97 of 100 right pages among the first ten, and the first one near the top", async () => {
		const judged = await judge(JUDGED_QUERIES[locale], find);
		const { recall, mrr } = meanScores(judged);
		const isHeldOut = new Set(HELD_OUT_QUERIES[locale]);
		const misses = judged.flatMap(({ query, recall: found }) =>
			found < 1 && !isHeldOut.has(query) ? [query.query] : [],
		);
		expect(recall, misses.join("\n")).toBeGreaterThanOrEqual(0.97);
		expect(mrr, misses.join("\n")).toBeGreaterThanOrEqual(0.93);
	});

	// Their misses are never listed, so that the search is not tuned to them.
	test("finds 93 of 100 right pages of the queries that were held out", async () => {
		expect(meanScores(await judge(HELD_OUT_QUERIES[locale], find)).recall).toBeGreaterThanOrEqual(0.93);
	});
});
