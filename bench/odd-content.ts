// The content service answers oddly for seconds around publishes, some of it larger than memory should ever be.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "../launcher/bundle.ts";
import { say } from "../launcher/progress.ts";
import { bringUpTestSite } from "../launcher/test-site.ts";
import { type OddTally, tryOddContent } from "../shell/test/content/odd-content.ts";
import type { Result } from "./result.ts";

/** How large a huge answer is, in bytes, how long a slow one takes at most, and how long the service answers oddly, in ms. */
const HUGE = 300 * 1024 * 1024;
const SLOW = 30_000;
const LASTING = { least: 1_000, most: 30_000 };

/** So many of them around one publish that their time ends it. */
const TOGETHER = { least: 1_000_000, most: 1_000_000 };

/** By how much the process of the site, its search and the test may grow, in bytes: one such answer, of which many come. */
const MOST_GROWTH = HUGE;

/** @param answers how many odd answers are given in all */
export async function testOddContent({ answers, seed }: { readonly answers: number; readonly seed: number }): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	say("Starting a content service that will answer oddly");
	const { running, told } = await bringUpTestSite(folder, await buildAll());
	process.env.HUB_TEST_SITE = told;
	try {
		const onDone = ({ answers: given, publishes, wrong }: OddTally) =>
			say(`${given} of ${answers} odd answers around ${publishes} publishes, ${wrong.length} wrong`);
		const tally = await tryOddContent({ answers, seed, huge: HUGE, slow: SLOW, lasting: LASTING, together: TOGETHER, onDone });
		process.stderr.write(tally.wrong.map((sentence) => `${sentence}\n`).join(""));
		const { ms, kind } = tally.slowest;
		return [
			{
				what: "Within 5 s after the content service answered oddly, every page is right and new",
				measured: `${tally.answers} odd answers around ${tally.publishes} publishes, ${tally.read} pages read meanwhile, seed ${seed}: ${tally.wrong.length} wrong; right again within ${ms} ms at most (“${kind}”)`,
				held: tally.wrong.length === 0 && tally.answers >= answers,
			},
			{
				what: "Answers of 300 MB are not read into memory",
				measured: `${Math.round(tally.memory / 1024 / 1024)} MB more at most, of the site, its search and the test together`,
				held: tally.memory < MOST_GROWTH,
			},
		];
	} finally {
		await running.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}
