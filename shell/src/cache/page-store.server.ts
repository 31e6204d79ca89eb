// Storage of cached responses, bounded in bytes. Addresses that may not exist begin in a small probation segment. A
// response is promoted to the main segment if it is requested more often than those that it would displace (a
// segmented LRU cache, https://en.wikipedia.org/wiki/Cache_replacement_policies#Segmented_LRU_(SLRU)).

import { LRUCache } from "lru-cache";
import type { StoredPage } from "./stored-page.server.ts";

/** Cached responses by key. */
export interface PageStore {
	get(key: string): StoredPage | undefined;
	/** @param unconfirmed true if the address may not exist */
	set(key: string, page: StoredPage, unconfirmed: boolean): void;
	/** Counts its bytes again after an encoding was added. */
	resize(key: string): void;
	/** Number of responses, and their bytes. */
	size(): { readonly pages: number; readonly bytes: number };
}

/** Bounds of the segments, in bytes. */
export interface PageStoreLimits {
	readonly main: number;
	readonly probation: number;
}

/** Some 1,700 articles in two encodings. */
const LIMITS: PageStoreLimits = { main: 48 * 1024 * 1024, probation: 8 * 1024 * 1024 };

/** Requests before a response may be promoted. */
const MIN_HITS = 2;

/** A store in memory. */
export function createPageStore(limits: PageStoreLimits = LIMITS): PageStore {
	const segment = (maxSize: number) =>
		new LRUCache<string, StoredPage>({ maxSize, sizeCalculation: ({ size }) => size });
	const main = segment(limits.main);
	const probation = segment(limits.probation);

	/** True if there is room for a response, or those it would displace are requested less often. */
	const mayPromote = ({ hits, size }: StoredPage): boolean => {
		if (main.calculatedSize + size <= limits.main) return true;
		const [oldest] = main.rvalues();
		if (!oldest || oldest.hits < hits) return true;
		// Counts decay, so that pages that are no longer popular are evicted.
		oldest.hits = Math.floor(oldest.hits / 2);
		return false;
	};

	return {
		get(key) {
			const page = main.get(key);
			if (page) {
				page.hits += 1;
				return page;
			}
			const candidate = probation.get(key);
			if (!candidate) return undefined;
			candidate.hits += 1;
			if (candidate.hits >= MIN_HITS && mayPromote(candidate)) {
				probation.delete(key);
				main.set(key, candidate);
			}
			return candidate;
		},
		set(key, page, unconfirmed) {
			const target = unconfirmed && !main.has(key) ? probation : main;
			if (target === main) probation.delete(key);
			target.set(key, page);
		},
		resize(key) {
			for (const target of [main, probation]) {
				const page = target.peek(key);
				if (!page) continue;
				// Setting the same value again would not update its size.
				target.delete(key);
				target.set(key, page);
			}
		},
		size: () => ({ pages: main.size + probation.size, bytes: main.calculatedSize + probation.calculatedSize }),
	};
}
