// Lighthouse's scores for phones: every kind of page in both languages, beside the article of react-dom alone.

import { findChromium } from "../launcher/chromium.ts";
import { say } from "../launcher/progress.ts";
import { CATEGORIES, type LighthouseRun, runLighthouse } from "./lighthouse-run.ts";
import { startLimit } from "./limit.ts";
import { type MeasuredPage, withPages } from "./measured-pages.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median, spread } from "./spread.ts";

/** What each page has to reach: scores, the total blocking time in ms, the layout shift, and the largest paint beside react-dom's (issue 28). */
const WANTED = { performance: 99, others: 100, tbt: 100, cls: 0, lcp: 1.05 } as const;

interface Runs {
	readonly page: MeasuredPage;
	readonly runs: LighthouseRun[];
}

/** Pages that search engines are asked to leave out: that they do is no fault. */
const UNLISTED: ReadonlySet<string> = new Set(["cookie-settings", "login"]);

/** How often a page is measured at least that is not within its bounds at first: single runs blocked for 0 to 54 ms where the median of seven was 37. */
const IN_DOUBT = 3;

/**
 * `--times` is the number of runs of each page, default one; `--path` chooses pages by `kind language`. A page that is not within
 * its bounds then is run until it has three, and their median counts.
 */
export async function measureLighthouse({ times = 1, path }: BenchOptions): Promise<Result[]> {
	const chromium = await findChromium(process.env);
	return withPages(path, async (pages, folder) => {
		const article = pages.find(({ kind }) => kind === "article" || kind === "post");
		const limit = article && (await startLimit(folder, article.url));
		const run = async ({ page: { kind, lang, url }, runs }: Runs): Promise<void> => {
			say(`${kind} ${lang}`);
			runs.push(await runLighthouse(url, chromium, UNLISTED.has(kind) ? ["is-crawlable"] : []));
		};
		try {
			const limitRuns: LighthouseRun[] = [];
			const all: Runs[] = pages.map((page) => ({ page, runs: [] }));
			for (let round = 0; round < times; round += 1) {
				if (limit) limitRuns.push(await runLighthouse(limit.url, chromium));
				for (const each of all) await run(each);
			}
			const limitLcp = limitRuns.length > 0 ? median(limitRuns.map(({ lcp }) => lcp)) : undefined;
			// All of them, for to stop at the first good one would favour the page.
			for (const each of all.filter(({ runs }) => !isWithinBounds(runs, limitLcp)))
				while (each.runs.length < IN_DOUBT) await run(each);
			return report(all, limitRuns);
		} finally {
			await limit?.stop();
		}
	});
}

function report(all: readonly Runs[], limitRuns: readonly LighthouseRun[]): Result[] {
	const limitLcp = limitRuns.length > 0 ? median(limitRuns.map(({ lcp }) => lcp)) : undefined;
	const lines = all.map(({ page: { kind, lang }, runs }) => pageResult(`${kind}, ${lang}`, runs, limitLcp));
	const held = lines.filter((line) => line.held).length;
	const least = (value: (run: LighthouseRun) => number) => Math.min(...all.map(({ runs }) => median(runs.map(value))));
	const most = (value: (run: LighthouseRun) => number) => Math.max(...all.map(({ runs }) => median(runs.map(value))));
	const scores = CATEGORIES.map((category) => `${category} ${least(({ scores }) => scores[category])}`).join(", ");
	return [
		{
			what: `Lighthouse on a phone, the least of ${lines.length} pages`,
			measured: `${scores}; largest paint ${Math.round(most(({ lcp }) => lcp))} ms at most, blocked ${Math.round(most(({ tbt }) => tbt))} ms at most; ${held} of ${lines.length} pages within their bounds`,
			held: held === lines.length,
			headline: true,
			values: { pages: lines.length, held },
		},
		...(limitRuns.length > 0 ? [pageResult("react-dom alone, the article", limitRuns, undefined)] : []),
		...lines,
	];
}

/** @param limitLcp the largest paint of react-dom alone, in ms */
function isWithinBounds(runs: readonly LighthouseRun[], limitLcp: number | undefined): boolean {
	const of = (value: (run: LighthouseRun) => number) => median(runs.map(value));
	return (
		of(({ scores }) => scores.performance) >= WANTED.performance &&
		CATEGORIES.every((category) => category === "performance" || of(({ scores }) => scores[category]) === WANTED.others) &&
		of(({ tbt }) => tbt) < WANTED.tbt &&
		of(({ cls }) => cls) === WANTED.cls &&
		(limitLcp === undefined || of(({ lcp }) => lcp) <= limitLcp * WANTED.lcp)
	);
}

function pageResult(what: string, runs: readonly LighthouseRun[], limitLcp: number | undefined): Result {
	const of = (value: (run: LighthouseRun) => number) => runs.map(value);
	const scores = CATEGORIES.map((category) => median(of(({ scores }) => scores[category])));
	const [lcp, tbt, cls] = [of((run) => run.lcp), of((run) => run.tbt), of((run) => run.cls)];
	const findings = new Set(runs.flatMap((run) => run.findings));
	return {
		what,
		measured: `${scores.join("/")}, largest paint ${spread(lcp)} ms, blocked ${spread(tbt)} ms, shift ${median(cls).toFixed(3)}${findings.size > 0 ? `; ${[...findings].join("; ")}` : ""}`,
		...(limitLcp === undefined ? {} : { held: isWithinBounds(runs, limitLcp) }),
		values: {
			...Object.fromEntries(CATEGORIES.map((category, at) => [category, scores[at] ?? Number.NaN])),
			lcp: Math.round(median(lcp)),
			tbt: Math.round(median(tbt)),
			cls: median(cls),
			findings: [...findings].join("; "),
		},
	};
}
