// Waits until a site shows the posts that were written into its database at once, and has parsed their texts.

import { setTimeout as sleep } from "node:timers/promises";
import { StepError } from "../../launcher/progress.ts";

/** How long either may take, in ms: some ms a text, on one processor. */
const PATIENCE = 300_000;

/**
 * Waits for a page to be answered with 200: a site is ready before it has all the rows that were written past its content service.
 * @throws StepError when it takes too long
 */
export async function untilShown(url: string): Promise<void> {
	const deadline = performance.now() + PATIENCE;
	for (;;) {
		const answer = await fetch(url);
		await answer.body?.cancel();
		if (answer.status === 200) return;
		if (performance.now() > deadline)
			throw new StepError(`${url} was still answered with ${answer.status} after ${PATIENCE / 1_000} s.`);
		await sleep(500);
	}
}

/**
 * Waits for `hub_unparsed_rows` to be 0.
 * @param token the site's `METRICS_TOKEN`
 * @throws StepError when it takes too long, or the site has no such figure
 */
export async function untilParsed(url: string, token: string): Promise<void> {
	const deadline = performance.now() + PATIENCE;
	for (;;) {
		const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
		const left = /^hub_unparsed_rows\{[^}]*\} (\d+)/m.exec(await answer.text())?.[1];
		if (left === undefined) throw new StepError(`${url}/metrics has no hub_unparsed_rows (${answer.status}).`);
		if (left === "0") return;
		if (performance.now() > deadline) throw new StepError(`${left} rows were not parsed within ${PATIENCE / 1_000} s.`);
		await sleep(500);
	}
}
