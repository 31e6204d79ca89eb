// Where cached answers are: bounded in bytes, and fair. Addresses that may not exist begin in a small segment, on probation, and an answer is
// promoted to the main one only where it is asked for more often than what it would displace (a segmented LRU cache,
// https://en.wikipedia.org/wiki/Cache_replacement_policies#Segmented_LRU_(SLRU)).

import { LRUCache } from "lru-cache";
import type { StoredPage } from "./stored-page.server.ts";

/** Cached answers by key. One in memory is the default; one that several processes share can be put in its place. */
export interface PageStore {
	get(key: string): StoredPage | undefined;
	/** One, without counting that as a request for it. */
	peek(key: string): StoredPage | undefined;
	/** @param unconfirmed whether nothing is known that says that the address exists */
	set(key: string, page: StoredPage, unconfirmed: boolean): void;
	/** Counts its bytes again after an encoding was added. */
	resize(key: string): void;
	delete(key: string): void;
	/** How many answers there are, and their bytes. */
	size(): { readonly pages: number; readonly bytes: number };
}

/** Bounds of the segments, in bytes. */
export interface PageStoreLimits {
	readonly main: number;
	readonly probation: number;
}

/** Some 1,700 articles in two encodings. */
const LIMITS: PageStoreLimits = { main: 48 * 1024 * 1024, probation: 8 * 1024 * 1024 };

/** After how many requests an answer may be promoted. */
const OFTEN = 2;

/** A store in memory. */
export function createPageStore(limits: PageStoreLimits = LIMITS): PageStore {
	const segment = (maxSize: number) => new LRUCache<string, StoredPage>({ maxSize, sizeCalculation: ({ size }) => size });
	const main = segment(limits.main);
	const probation = segment(limits.probation);

	/** Whether there is room for an answer, or what would go for it is asked for less often. */
	const isWorthIt = ({ hits, size }: StoredPage): boolean => {
		if (main.calculatedSize + size <= limits.main) return true;
		const [oldest] = main.rvalues();
		if (!oldest || oldest.hits < hits) return true;
		// What was asked for often, once, must not stay for ever.
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
			const other = probation.get(key);
			if (!other) return undefined;
			other.hits += 1;
			if (other.hits >= OFTEN && isWorthIt(other)) {
				probation.delete(key);
				main.set(key, other);
			}
			return other;
		},
		peek: (key) => main.peek(key) ?? probation.peek(key),
		set(key, page, unconfirmed) {
			const target = unconfirmed && !main.has(key) ? probation : main;
			if (target === main) probation.delete(key);
			target.set(key, page);
		},
		resize(key) {
			for (const target of [main, probation]) {
				const page = target.peek(key);
				if (!page) continue;
				// To set the same value once more would leave its size as it was.
				target.delete(key);
				target.set(key, page);
			}
		},
		delete(key) {
			main.delete(key);
			probation.delete(key);
		},
		size: () => ({ pages: main.size + probation.size, bytes: main.calculatedSize + probation.calculatedSize }),
	};
}
