// The judged queries over the first content: what the search finds, without a content service.

import { loadSeed } from "@hub/cms/seed/content";
import { seedRows } from "@hub/cms/seed/rows";
import { collections } from "@hub/shared-contracts/collections/collections";
import { type MemoryRow, memoryContent } from "@hub/shared-contracts/testing/memory-content";
import { beforeAll, expect, test } from "vitest";
import { JUDGED_QUERIES } from "../../cms/seed/judged/judged-queries.ts";
import { judge, meanScores } from "../../cms/seed/judged/scores.ts";
import { readDocuments } from "./documents.ts";
import { openOwnSearch } from "./engines.ts";
import type { SearchDocument } from "./generated.ts";
import { missesOf } from "./misses.ts";

let pages: ReadonlyMap<string, readonly SearchDocument[]>;

beforeAll(async () => {
	const now = new Date();
	const rows = seedRows(await loadSeed(), now);
	pages = await readDocuments(memoryContent(wholeRows(rows), now));
});

const fileOf = (id: string): MemoryRow => ({ id, type: "application/pdf", filename_download: "a.pdf", filesize: 1_000 });

/** Rows as the content service answers, with what they point to within them. */
function wholeRows(rows: ReturnType<typeof seedRows>): Record<string, MemoryRow[]> {
	const whole = new Map<string, Record<string, unknown>>(rows.map(({ id, values }) => [id, { ...values }]));
	const found: Record<string, MemoryRow[]> = {};
	for (const { collection, id, refers } of rows) {
		const row = whole.get(id) ?? {};
		for (const [field, to] of Object.entries(refers)) {
			row[field] = whole.get(to.id) ?? fileOf(to.id);
			// What stands in a list of another row is reached from there.
			const listed = collections.find((one) => one.collection === collection)?.fields[field]?.relation?.one_field;
			const owner = whole.get(to.id);
			if (listed && owner) owner[listed] = [...((owner[listed] as unknown[] | undefined) ?? []), row];
		}
		const same = found[collection] ?? [];
		found[collection] = same;
		same.push(row);
	}
	return found;
}

test.each(["de", "en"] as const)(
	"[CT-5] of the judged queries in %s, 97 of 100 right pages are among the first ten, and the first right one is near the top",
	async (locale) => {
		expect(pages.get(locale)?.length).toBeGreaterThan(120);
		const judged = await judge(JUDGED_QUERIES[locale], await openOwnSearch(locale, pages.get(locale) ?? []));
		const { recall, mrr } = meanScores(judged);
		expect(recall, missesOf(judged)).toBeGreaterThanOrEqual(0.97);
		expect(mrr, missesOf(judged)).toBeGreaterThanOrEqual(0.9);
	},
);
