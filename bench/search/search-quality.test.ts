// Recall of the search over the sample content, without Directus.

import { expect, test } from "vitest";
import { JUDGED_QUERIES } from "../../cms/seed/judged/judged-queries.ts";
import { judge, meanScores } from "../../cms/seed/judged/scores.ts";
import { openIndex, seedDocuments } from "./seed-documents.ts";

test.each(["de", "en"] as const)(
	"[CT-5] the search finds 97 of 100 right pages of the judged queries in %s among the first ten, and the first one near the top",
	async (locale) => {
		const pages = (await seedDocuments()).get(locale) ?? [];
		expect(pages.length).toBeGreaterThan(120);
		const judged = await judge(JUDGED_QUERIES[locale], openIndex(locale, pages));
		const { recall, mrr } = meanScores(judged);
		const misses = judged.flatMap(({ query, recall: found }) => (found < 1 ? [query.query] : []));
		expect(recall, misses.join("\n")).toBeGreaterThanOrEqual(0.97);
		expect(mrr, misses.join("\n")).toBeGreaterThanOrEqual(0.9);
	},
);
