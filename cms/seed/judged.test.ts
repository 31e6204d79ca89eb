// Judged queries of the search.

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { loadSeed } from "../src/seed/content.ts";
import { addressOf, OTHER_PAGES, SEARCHED_COLLECTIONS } from "./judged/addresses.ts";
import { JUDGED_QUERIES } from "./judged/judged-queries.ts";
import type { JudgedQuery } from "./judged/judged-query.ts";
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
