// Runs Lighthouse in a separate process and browser, as on a mid-range phone with a slow connection.

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const PROGRAM = join(import.meta.dirname, "../node_modules/.bin/lighthouse");

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Timeout of one run, in ms. */
const RUN_TIMEOUT_MS = 180_000;

const report = z.object({
	categories: z.record(
		z.string(),
		z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
	),
	audits: z.record(
		z.string(),
		z.object({
			score: z.number().nullable(),
			title: z.string(),
			displayValue: z.string().optional(),
			numericValue: z.number().optional(),
		}),
	),
	runtimeError: z.object({ message: z.string() }).optional(),
});

export interface LighthouseRun {
	/** From 0 to 100. */
	readonly scores: Readonly<Record<Category, number>>;
	/** Largest contentful paint and total blocking time, in ms. */
	readonly lcp: number;
	readonly tbt: number;
	/** Cumulative layout shift, without a unit. */
	readonly cls: number;
	/**
	 * Audits below their best score, as `category/id: value`. Those of performance are included only if its score is
	 * below 99.
	 */
	readonly findings: readonly string[];
}

/**
 * Runs Lighthouse with its settings for phones. Repeats a failed run once, because Lighthouse occasionally misses the
 * start of its own trace.
 * @param chromium path of the browser
 * @param skipped audits that do not apply; default none
 * @throws if the page could not be measured
 */
export async function runLighthouse(
	url: string,
	chromium: string,
	skipped: readonly string[] = [],
): Promise<LighthouseRun> {
	return runOnce(url, chromium, skipped).catch(() => runOnce(url, chromium, skipped));
}

async function runOnce(url: string, chromium: string, skipped: readonly string[]): Promise<LighthouseRun> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-lighthouse-"));
	const output = join(folder, "report.json");
	try {
		const flags =
			"--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update";
		const args = [
			url,
			"--output=json",
			`--output-path=${output}`,
			"--quiet",
			"--no-enable-error-reporting",
			`--only-categories=${CATEGORIES.join(",")}`,
			...(skipped.length > 0 ? [`--skip-audits=${skipped.join(",")}`] : []),
			`--chrome-flags=${flags}`,
		];
		// Its settings are stored in the folder instead of the user's home.
		const env = { ...process.env, CHROME_PATH: chromium, XDG_CONFIG_HOME: folder };
		await promisify(execFile)(PROGRAM, args, { env, timeout: RUN_TIMEOUT_MS });
		return read(report.parse(JSON.parse(await readFile(output, "utf8"))), url);
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

function read({ categories, audits, runtimeError }: z.infer<typeof report>, url: string): LighthouseRun {
	if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
	const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
	const value = (id: string) => {
		const found = audits[id]?.numericValue;
		if (found === undefined) throw new Error(`Lighthouse has no ${id} of ${url}.`);
		return found;
	};
	const findings = CATEGORIES.filter((category) => score(category) < (category === "performance" ? 99 : 100)).flatMap(
		(category) =>
			(categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
				const found = audits[id];
				if (weight === 0 || !found || found.score === null || found.score === 1) return [];
				return [`${category}/${id}: ${found.displayValue ?? found.title}`];
			}),
	);
	return {
		scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<Category, number>,
		lcp: value("largest-contentful-paint"),
		tbt: value("total-blocking-time"),
		cls: value("cumulative-layout-shift"),
		findings,
	};
}
