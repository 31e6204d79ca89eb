// Limits how often a visitor may do something, such as send a form, within a time window.

import { LRUCache } from "lru-cache";

/** Limit per visitor. */
export const FORMS_PER_MINUTE = { max: 120, windowMs: 60_000 } as const;

/** Limit per visitor: nobody may fill up what is stored for long, such as consent decisions. */
export const FORMS_PER_DAY = { max: 3_000, windowMs: 24 * 60 * 60_000 } as const;

/** Visitors in memory: requests from many addresses must not exhaust it. */
const MAX_VISITORS = 50_000;

/**
 * Counts one use.
 * @returns seconds to wait; undefined if the use is allowed
 */
export type RateLimiter = (visitor: string) => number | undefined;

/** Creates a rate limiter. It counts in its process only; processes broadcast their counts to each other. */
export function createRateLimiter({ max, windowMs }: { readonly max: number; readonly windowMs: number }): RateLimiter {
	// `max` would allocate memory for all of them at once.
	const counts = new LRUCache<string, { times: number }>({
		maxSize: MAX_VISITORS,
		sizeCalculation: () => 1,
		ttl: windowMs,
	});
	return (visitor) => {
		const count = counts.get(visitor);
		if (!count) {
			counts.set(visitor, { times: 1 });
			return undefined;
		}
		count.times += 1;
		return count.times > max ? Math.max(1, Math.ceil(counts.getRemainingTTL(visitor) / 1_000)) : undefined;
	};
}
