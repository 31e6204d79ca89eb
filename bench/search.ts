// How well and how fast the search finds: the judged queries over the first content, and over it with generated pages beside, next to
// plain Directus and to MiniSearch as it comes.
//
// `--times=N` is how often each query is timed; `--path=de` prints what that language's queries missed, and
// which of them took longest over all pages.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HELD_OUT_QUERIES, JUDGED_QUERIES } from "../cms/seed/judged/judged-queries.ts";
import type { JudgedQuery } from "../cms/seed/judged/judged-query.ts";
import { judge, meanScores } from "../cms/seed/judged/scores.ts";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { createLog } from "../shell/src/base/log.server.ts";
import { createRenderReader } from "../shell/src/content/render-reader.server.ts";
import { directusSource } from "../shell/src/directus/directus-source.server.ts";
import { percentile } from "./many-posts/asking.ts";
import type { BenchOptions, Result } from "./result.ts";
import { directusSearch } from "./search/directus-search.ts";
import { readDocuments } from "./search/documents.ts";
import { openMiniSearch, openOwnSearch } from "./search/engines.ts";
import { generateDocuments, type SearchDocument, vocabularyOf } from "./search/generated.ts";
import { missesOf } from "./search/misses.ts";
import { type Find, heldBy, timeByTurns } from "./search/timing.ts";
import { median } from "./spread.ts";
import { type StartedSite, startSite } from "./started-site.ts";

/** How often each query is timed. */
const ROUNDS = 3;

/** How long reading the pages may take, in ms. */
const PATIENCE = 120_000;

/** Generated pages beside the first content, half of them in each language. */
const FEW = 1_000;
const MANY = 10_000;

/** The targets: shares of 1, ms, a ratio. */
const RECALL = 0.97;
const MRR = 0.9;
const P95 = 20;
const GROWTH = 4;

/** How many slow queries are told. */
const SLOWEST = 15;

const LANGUAGES = [
	{ locale: "de", prefix: "/de", queries: JUDGED_QUERIES.de },
	{ locale: "en", prefix: "", queries: JUDGED_QUERIES.en },
] as const;

/** What one language has. */
interface Stock {
	readonly locale: (typeof LANGUAGES)[number]["locale"];
	readonly queries: readonly JudgedQuery[];
	/** Pages of the first content alone, and with generated ones. */
	readonly seed: readonly SearchDocument[];
	readonly few: readonly SearchDocument[];
	readonly many: readonly SearchDocument[];
}

export async function measureSearch({ times = ROUNDS, seed, path }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const results: Result[] = [];
	let stocks: readonly Stock[] = [];
	try {
		say("Starting a site");
		const site = await startSite(await ownSettings(folder));
		try {
			const documents = await readFrom(site);
			stocks = LANGUAGES.map(({ locale, prefix, queries }) => stockOf(locale, prefix, queries, documents.get(locale) ?? [], seed));
			for (const stock of stocks) {
				say(`Directus in ${stock.locale}`);
				results.push(...(await compare("Plain Directus", stock, { seed: directusSearch(site, stock.locale) }, 1)));
			}
		} finally {
			await site.stop();
		}
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
	const grown: Took = { few: [], many: [] };
	for (const stock of stocks) {
		const { locale, seed: pages, few, many } = stock;
		say(`MiniSearch in ${locale}`);
		const other = { seed: await openMiniSearch(pages), few: await openMiniSearch(few), many: await openMiniSearch(many) };
		results.push(...(await compare("MiniSearch", stock, other, times)));
	}
	for (const stock of stocks) {
		const { locale, seed: pages, few, many } = stock;
		say(`The search in ${locale}`);
		const own = { seed: await openOwnSearch(locale, pages), few: await openOwnSearch(locale, few) };
		const { made, bytes } = await heldBy(() => openOwnSearch(locale, many));
		const wanted = { bytes, tellsMisses: path === locale, grown };
		results.push(...(await compare("The search", stock, { ...own, many: made }, times, wanted)));
		results.push(await heldOut(locale, own.seed));
	}
	return [...results, growth(grown)];
}

/** The pages of a started site. */
async function readFrom({ cmsUrl, adminToken }: StartedSite): ReturnType<typeof readDocuments> {
	const log = createLog("error");
	const source = directusSource(cmsUrl, adminToken, log);
	try {
		return await readDocuments(createRenderReader(source, { log, signal: AbortSignal.timeout(PATIENCE) }));
	} finally {
		source.stop();
	}
}

function stockOf(
	locale: Stock["locale"],
	prefix: string,
	queries: readonly JudgedQuery[],
	pages: readonly SearchDocument[],
	seed: number,
): Stock {
	const generated = generateDocuments(vocabularyOf(pages), { count: MANY / 2, seed, prefix });
	return { locale, queries, seed: pages, few: [...pages, ...generated.slice(0, FEW / 2)], many: [...pages, ...generated] };
}

/** Numbers of pages that a search is asked over. */
const SIZES = ["seed", "few", "many"] as const;
type Size = (typeof SIZES)[number];

/** Times in ms. */
type Took = Record<"few" | "many", number[]>;

/**
 * Judges a search over each number of pages, and times them by turns.
 * @param own what is known and wanted of the site's own search, which takes its times along
 */
async function compare(
	name: string,
	{ locale, queries, ...stock }: Stock,
	searches: Readonly<Partial<Record<Size, Find>>>,
	times: number,
	own?: { readonly bytes: number; readonly tellsMisses: boolean; readonly grown: Took },
): Promise<Result[]> {
	const opened = SIZES.flatMap((size) => (searches[size] ? [[size, searches[size]] as const] : []));
	const took = await timeByTurns(
		queries.map(({ query }) => query),
		Object.fromEntries(opened),
		times,
	);
	own?.grown.few.push(...(took.few ?? []));
	own?.grown.many.push(...(took.many ?? []));
	const results: Result[] = [];
	for (const [size, find] of opened) {
		const judged = await judge(queries, find);
		if (own?.tellsMisses && size === "seed") process.stderr.write(missesOf(judged));
		if (own?.tellsMisses && size === "many") process.stderr.write(slowestOf(queries, took.many ?? []));
		const { recall, mrr } = meanScores(judged);
		const [p50, p95] = [percentile(took[size] ?? [], 50), percentile(took[size] ?? [], 95)];
		const bytes = size === "many" ? own?.bytes : undefined;
		const held = { seed: recall >= RECALL && mrr >= MRR, few: undefined, many: p95 <= P95 }[size];
		results.push({
			what: `${name}, ${queries.length} queries in ${locale} over ${stock[size].length} pages`,
			measured: `recall among ten ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}; half within ${p50.toFixed(2)} ms, 95 of 100 within ${p95.toFixed(2)} ms${bytes ? `; ${(bytes / 1024 / 1024).toFixed(0)} MB of memory` : ""}`,
			values: {
				pages: stock[size].length,
				recall: rounded(recall),
				mrr: rounded(mrr),
				p50: rounded(p50),
				p95: rounded(p95),
				...(bytes ? { bytes } : {}),
			},
			...(own && held !== undefined ? { held, headline: true } : {}),
		});
	}
	return results;
}

/** What the search does with questions that it was not improved by. */
async function heldOut(locale: Stock["locale"], find: Find): Promise<Result> {
	const queries = HELD_OUT_QUERIES[locale];
	const { recall, mrr } = meanScores(await judge(queries, find));
	return {
		what: `The search, ${queries.length} queries in ${locale} that were held out`,
		measured: `recall among ten ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}`,
		values: { recall: rounded(recall), mrr: rounded(mrr) },
	};
}

/** The queries that take longest, by the median of their times, which are round after round. */
function slowestOf(queries: readonly JudgedQuery[], took: readonly number[]): string {
	return queries
		.map(({ query }, at) => ({ query, middle: median(took.filter((_, time) => time % queries.length === at)) }))
		.toSorted((one, other) => other.middle - one.middle)
		.slice(0, SLOWEST)
		.map(({ query, middle }) => `${middle.toFixed(2)} ms ${JSON.stringify(query.slice(0, 60))}\n`)
		.join("");
}

function growth({ few, many }: Readonly<Took>): Result {
	const [one, other] = [percentile(few, 95), percentile(many, 95)];
	const ratio = other / one;
	return {
		what: `The search with ${FEW} and with ${MANY} generated pages, by turns`,
		measured: `95 of 100 within ${one.toFixed(2)} and ${other.toFixed(2)} ms: 1 to ${ratio.toFixed(2)}`,
		values: { few: rounded(one), many: rounded(other), ratio: rounded(ratio) },
		held: ratio < GROWTH,
		headline: true,
	};
}

const rounded = (value: number) => Number(value.toFixed(3));
