// Random publishing states; `npm test` tries a few of them.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "../launcher/bundle.ts";
import { say } from "../launcher/progress.ts";
import { bringUpTestSite } from "../launcher/test-site.ts";
import { tryPublishStates } from "../shell/test/content/publish-states.ts";
import type { BenchOptions, Result } from "./result.ts";

/** The default number of states. */
const STATES = 1_000;

export async function testPublishStates({ times = STATES, seed, path }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const { running, told } = await bringUpTestSite(folder, await buildAll());
	process.env.HUB_TEST_SITE = told;
	let [tried, pages] = [0, 0];
	const began = Date.now();
	const measured = () => {
		const seconds = (Date.now() - began) / 1_000;
		return `${tried} of ${times} states, ${pages} pages, ${(seconds / Math.max(tried, 1)).toFixed(1)} s a state, seed ${seed}`;
	};
	try {
		await tryPublishStates({
			states: times,
			seed,
			path,
			onHeld(state) {
				tried = state.states;
				pages += state.pages;
				if (tried % 10 === 0) say(measured());
			},
		});
		return [{ what: "No state of publishing leads to a missing page", measured: measured(), held: true }];
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? `${error.message}\n${String(error.cause ?? "")}` : String(error)}\n`);
		return [{ what: "No state of publishing leads to a missing page", measured: measured(), held: false }];
	} finally {
		await running.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}
