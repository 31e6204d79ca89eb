// Limits the growth of V8's heap between collections. V8 itself only takes a share of the live heap.

import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** The launcher's `--heap-growing-percent`. */
const MAX_PERCENT = 50;

/**
 * Heap size, in bytes, up to which it grows by that share: half of a large site's live heap would be as much as a small
 * site needs in all.
 */
const SMALL_HEAP_BYTES = 96 * 1024 * 1024;

/**
 * Growth that is always allowed, in bytes: a page allocates some 3 MB, and with 12 MB every second page triggered a
 * collection.
 */
const MIN_GROWTH_BYTES = 40 * 1024 * 1024;

/**
 * Growth that is always allowed, in per cent: a full collection visits all live objects, so one every 40 MB takes too
 * much time of a large heap.
 */
const MIN_PERCENT = 20;

/** Sets the limit after each full collection: half of the live heap, beyond 96 MB in all 40 MB, and always a fifth. */
export function boundHeapGrowth(): void {
	new PerformanceObserver((list) => {
		// Without `process.memoryUsage()`, which opens a file and so throws in a process without file descriptors.
		if (list.getEntries().some(isFull))
			setFlagsFromString(`--heap-growing-percent=${growthPercent(getHeapStatistics().used_heap_size)}`);
	}).observe({ entryTypes: ["gc"] });
}

/** @param alive in bytes */
function growthPercent(alive: number): number {
	const wanted = Math.round((100 * Math.max(MIN_GROWTH_BYTES, SMALL_HEAP_BYTES - alive)) / alive);
	return Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, wanted));
}

/** Node adds the kind of collection, which its types omit. */
function isFull({ detail }: PerformanceEntry & { readonly detail?: unknown }): boolean {
	return (
		typeof detail === "object" &&
		detail !== null &&
		"kind" in detail &&
		detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
	);
}
