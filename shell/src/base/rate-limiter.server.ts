// Lets so many forms of a visitor in, and no more for a while.

import { LRUCache } from "lru-cache";

/** How many forms one visitor may send within how long, in ms. */
export const FORMS = { most: 120, within: 60_000 } as const;

/** The same for a day: what is stored for long, such as decisions about consent, must not be filled up by one visitor. */
export const FORMS_A_DAY = { most: 3_000, within: 24 * 60 * 60_000 } as const;

/** How many visitors are remembered: a flood from everywhere must not fill the memory. */
const REMEMBERED = 50_000;

/** Counts a form. @returns the seconds that the visitor has to wait; undefined where the form may come in */
export type RateLimiter = (visitor: string) => number | undefined;

/** Makes a rate limiter. It counts what its process is told of; several processes tell each other. */
export function createRateLimiter({ most, within }: { readonly most: number; readonly within: number }): RateLimiter {
	// `max` would take the room for all of them at once.
	const counts = new LRUCache<string, { times: number }>({ maxSize: REMEMBERED, sizeCalculation: () => 1, ttl: within });
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
