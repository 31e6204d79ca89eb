// How long a search takes, and what its index holds in memory.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Finds addresses, the best first. */
export type Find = (query: string) => Promise<readonly string[]> | readonly string[];

/**
 * Asks several searches each query by turns, so that what else the machine does troubles them alike. The first round warms up and
 * is not counted.
 * @returns ms of every answer, by search
 */
export async function timeByTurns(
	queries: readonly string[],
	searches: Readonly<Record<string, Find>>,
	rounds: number,
): Promise<Readonly<Record<string, number[]>>> {
	const timed = Object.entries(searches).map(([name, find]) => ({ name, find, took: [] as number[] }));
	for (let round = 0; round <= rounds; round += 1) {
		for (const query of queries) {
			for (const { find, took } of timed) {
				const began = performance.now();
				await find(query);
				if (round > 0) took.push(performance.now() - began);
			}
			// Timers and the collector of memory have their turn, as between two visitors.
			await new Promise(setImmediate);
		}
	}
	return Object.fromEntries(timed.map(({ name, took }) => [name, took]));
}

/** What making something leaves in memory once all else of it is collected, in bytes. */
export async function heldBy<T>(make: () => Promise<T>): Promise<{ readonly made: T; readonly bytes: number }> {
	const before = alive();
	const made = await make();
	return { made, bytes: alive() - before };
}

function alive(): number {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	if (typeof collect === "function") for (let time = 0; time < 3; time += 1) collect();
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external;
}
