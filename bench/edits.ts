// Random edits, publishes, withdrawals and due dates with readers beside them; `npm test` tries a few.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "../launcher/bundle.ts";
import { say } from "../launcher/progress.ts";
import { bringUpTestSite } from "../launcher/test-site.ts";
import { type EditsTally, tryRandomEdits } from "../shell/test/content/random-edits.ts";
import type { BenchOptions, Result } from "./result.ts";

/** The default number of edits. */
const EDITS = 10_000;

/** How many of them are between two looks at all pages, with readers beside. */
const TOGETHER = 50;

/** After how many the content service fails, is silent, talks nonsense, is cut off, stopped or killed while one is stored. */
const FAULT_EVERY = 25;

/** After how many it is said how far they are. */
const SAY_EVERY = 100;

/** The share of unrelated pages that may be rendered again after an edit. */
const SHARE = 0.01;

/** `--times` is the number of edits. `database`: settings of the database, none for the embedded one. */
export async function testEdits({ times = EDITS, seed }: BenchOptions, database: Record<string, string> = {}): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const { running, told } = await bringUpTestSite(folder, await buildAll(), {}, database);
	process.env.HUB_TEST_SITE = told;
	try {
		let said = 0;
		const onDone = (tally: EditsTally) => {
			if (tally.edits - said < SAY_EVERY) return;
			said = tally.edits;
			say(`${tally.edits} of ${times} edits, ${tally.wrong.length} wrong`);
		};
		const { edits, faults, looked, read, wrong, unrelated, purged } = await tryRandomEdits({
			edits: times,
			seed,
			together: TOGETHER,
			faultEvery: FAULT_EVERY,
			servicePid: () => running.cms?.pid(),
			onDone,
		});
		process.stderr.write(wrong.map((sentence) => `${sentence}\n`).join(""));
		const share = purged / Math.max(1, unrelated);
		return [
			{
				what: "No page shows what was before an edit, a publish, a withdrawal or a due date that the site has heard of",
				measured: `${edits} of them with the seed ${seed}, ${faults} while the content service could not be heard, ${looked} pages looked at afterwards, ${read} by readers meanwhile: ${wrong.length} wrong`,
				held: wrong.length === 0 && edits === times,
				headline: true,
				values: { edits, faults, looked, read, wrong: wrong.length, seed },
			},
			{
				what: "Pages that have nothing to do with a change stay cached",
				measured:
					unrelated === 0
						? "no page says that it is cached"
						: `${purged} of ${unrelated} were rendered again: ${(100 * share).toFixed(2)} %`,
				held: unrelated > 0 && share <= SHARE,
				headline: true,
				values: { unrelated, purged },
			},
		];
	} finally {
		await running.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}
