// Measures recall and speed of the search: judged queries over the sample content, alone and among generated pages.
//
// `--times=N` is the number of measurements of each query.

import { HELD_OUT_QUERIES, JUDGED_QUERIES } from "../cms/seed/judged/judged-queries.ts";
import type { JudgedQuery } from "../cms/seed/judged/judged-query.ts";
import { judge, meanScores } from "../cms/seed/judged/scores.ts";
import { say } from "../launcher/progress.ts";
import { percentile } from "./requests.ts";
import type { BenchOptions, Result } from "./result.ts";
import { generateDocuments, vocabularyOf } from "./search/generated.ts";
import { type Find, openIndex, seedDocuments } from "./search/seed-documents.ts";

const ROUNDS = 1;

/** Number of generated pages in each language, besides the sample content. */
const FEW = 500;
const MANY = 5_000;

/** Targets: shares of 1, ms, a ratio. */
const MIN_RECALL = 0.97;
const MIN_HELD_OUT_RECALL = 0.93;
const MIN_MRR = 0.93;
const MAX_P95_MS = 20;
const MAX_GROWTH = 4;

export async function measureSearch({ times = ROUNDS, seed }: BenchOptions): Promise<Result[]> {
	const documents = await seedDocuments();
	const results: Result[] = [];
	const [few, many]: [number[], number[]] = [[], []];
	for (const [locale, prefix] of [["de", "/de"] as const, ["en", ""] as const]) {
		say(`The search in ${locale}`);
		const queries = JUDGED_QUERIES[locale];
		const pages = documents.get(locale) ?? [];
		const generated = generateDocuments(vocabularyOf(pages), { count: MANY, seed, prefix });
		const own = openIndex(locale, pages);
		const all = { what: `The search, ${queries.length} judged queries in ${locale}`, recall: MIN_RECALL, mrr: MIN_MRR };
		const heldOut = {
			what: `The search, queries in ${locale} that were held out`,
			recall: MIN_HELD_OUT_RECALL,
			mrr: 0,
		};
		results.push(await quality(queries, own, all), await quality(HELD_OUT_QUERIES[locale], own, heldOut));
		const searches = [
			{ find: openIndex(locale, [...pages, ...generated.slice(0, FEW)]), took: few },
			{ find: openIndex(locale, [...pages, ...generated]), took: many },
		];
		// The first round warms up. Rounds alternate, so that other load affects both.
		for (let round = 0; round <= times; round += 1)
			for (const { query } of queries)
				for (const { find, took } of searches) {
					const began = performance.now();
					await find(query);
					if (round > 0) took.push(performance.now() - began);
				}
	}
	const [one, other] = [percentile(few, 95), percentile(many, 95)];
	return [
		...results,
		{
			what: `The search with ${FEW} and with ${MANY} generated pages, by turns`,
			measured: `95 of 100 within ${one.toFixed(2)} and ${other.toFixed(2)} ms: 1 to ${(other / one).toFixed(2)}`,
			values: { few: rounded(one), many: rounded(other), ratio: rounded(other / one) },
			held: other <= MAX_P95_MS && other / one < MAX_GROWTH,
		},
	];
}

/** Minimum scores of a set of queries. */
interface Target {
	readonly what: string;
	readonly recall: number;
	readonly mrr: number;
}

async function quality(queries: readonly JudgedQuery[], find: Find, { what, ...minimum }: Target): Promise<Result> {
	const { recall, mrr } = meanScores(await judge(queries, find));
	return {
		what,
		measured: `recall among ten ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}`,
		values: { recall: rounded(recall), mrr: rounded(mrr) },
		held: recall >= minimum.recall && mrr >= minimum.mrr,
	};
}

const rounded = (value: number) => Number(value.toFixed(3));
