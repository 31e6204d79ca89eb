// How far V8's heap may grow before it is collected, which V8 itself can only be told as a share of what was alive.

import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** The same share as the launcher's `--heap-growing-percent`, with which the process began. */
const MOST_PERCENT = 50;

/** Up to where, in bytes, it may grow by that share: half of what a large site has alive would be as much as a small site needs in all. */
const ROOM = 96 * 1024 * 1024;

/** By how much it may always grow, in bytes: a page makes some three megabytes, and with 12 MB every second of them was spent on collections. */
const LEAST = 40 * 1024 * 1024;

/**
 * By which share it may always grow, in per cent. Each collection looks at all that is alive: one every 40 MB takes too much time
 * of a large heap.
 */
const LEAST_PERCENT = 20;

/** After each full collection, lets the heap grow by half of what is alive, beyond 96 MB in all by 40 MB, and always by a fifth. */
export function boundHeapGrowth(): void {
	new PerformanceObserver((list) => {
		// Without `process.memoryUsage()`, which opens a file and so throws in a process without file descriptors.
		if (list.getEntries().some(isFull))
			setFlagsFromString(`--heap-growing-percent=${growthPercent(getHeapStatistics().used_heap_size)}`);
	}).observe({ entryTypes: ["gc"] });
}

/** @param alive in bytes */
function growthPercent(alive: number): number {
	const wanted = Math.round((100 * Math.max(LEAST, ROOM - alive)) / alive);
	return Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, wanted));
}

/** Node adds what kind of collection it was, which its types leave out. */
function isFull({ detail }: PerformanceEntry & { readonly detail?: unknown }): boolean {
	return typeof detail === "object" && detail !== null && "kind" in detail && detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}
