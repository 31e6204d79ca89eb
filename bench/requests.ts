// Sends requests to a site: one after the other, several at a time, or at a steady rate.

import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Requests an address and reads the whole response.
 * @returns ms and the text
 * @throws Error for a status other than 200
 */
export async function timed(url: string): Promise<{ readonly took: number; readonly text: string }> {
	const began = performance.now();
	const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
	const text = await response.text();
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return { took: performance.now() - began, text };
}

/** Returns the value that `percent` per cent of the values are below. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Sends requests at a steady rate, whether or not earlier ones have a response. @returns ms of each response */
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

/**
 * Requests each address once, several at a time.
 * @param cookie sent with each request. Default: none.
 * @returns requests per second, and ms of each
 * @throws for a status other than 200
 */
export async function requestAll(
	urls: readonly string[],
	atOnce: number,
	cookie?: string,
): Promise<{ readonly rate: number; readonly waits: readonly number[] }> {
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const left = urls.values();
	const waits: number[] = [];
	const began = performance.now();
	const lane = async (): Promise<void> => {
		for (const url of left) {
			const requested = performance.now();
			await read(url, agent, cookie ? { cookie } : {});
			waits.push(performance.now() - requested);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
	agent.destroy();
	return { rate: urls.length / ((performance.now() - began) / 1_000), waits };
}

function read(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<void> {
	return new Promise((resolve, reject) => {
		get(url, { agent, headers: { "accept-encoding": "br", ...headers } }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
			response.resume().on("end", resolve).on("error", reject);
		}).on("error", reject);
	});
}
