// Limits how often a visitor may do something, such as send a form, within a time window.

import { LRUCache } from "lru-cache";

/** Forms per visitor and minute; `within` in ms. */
export const FORMS = { most: 120, within: 60_000 } as const;

/** Forms per visitor and day: one visitor must not fill up what is stored for long, such as consent decisions. */
export const FORMS_A_DAY = { most: 3_000, within: 24 * 60 * 60_000 } as const;

/** Visitors in memory: requests from many addresses must not exhaust it. */
const MAX_VISITORS = 50_000;

/**
 * Counts one use.
 * @returns seconds to wait; undefined if the use is allowed
 */
export type RateLimiter = (visitor: string) => number | undefined;

/** Creates a rate limiter. It counts in its process only; processes broadcast their counts to each other. */
export function createRateLimiter({ most, within }: { readonly most: number; readonly within: number }): RateLimiter {
	// `max` would allocate memory for all of them at once.
	const counts = new LRUCache<string, { times: number }>({
		maxSize: MAX_VISITORS,
		sizeCalculation: () => 1,
		ttl: within,
	});
	return (visitor) => {
		const count = counts.get(visitor);
		if (!count) {
			counts.set(visitor, { times: 1 });
			return undefined;
		}
		count.times += 1;
		return count.times > most ? Math.max(1, Math.ceil(counts.getRemainingTTL(visitor) / 1_000)) : undefined;
	};
}
