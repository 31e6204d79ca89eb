// How long answers of a site take: one after the other, and of visitors that come at a steady pace.

import { setTimeout as sleep } from "node:timers/promises";

/** Reads an address to its end. @returns ms and the text. @throws Error for anything but 200 */
export async function timed(url: string): Promise<{ readonly took: number; readonly text: string }> {
	const began = performance.now();
	const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
	const text = await response.text();
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return { took: performance.now() - began, text };
}

/** The value that so many per cent of values are below. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Visitors who come at a steady pace, whether or not those before have their answer. @returns ms of each answer */
export async function visit(
	urls: readonly string[],
	{ every, during }: { readonly every: number; readonly during: number },
): Promise<readonly number[]> {
	const answers: Promise<number>[] = [];
	const end = performance.now() + during;
	for (let at = 0; performance.now() < end; at += 1) {
		const url = urls[at % urls.length];
		if (url) answers.push(timed(url).then(({ took }) => took));
		await sleep(every);
	}
	return Promise.all(answers);
}
