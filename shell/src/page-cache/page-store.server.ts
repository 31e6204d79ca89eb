// Where cached answers are: bounded in bytes, and fair. Addresses that may not exist have a small part of their own, out of which an
// answer gets into the larger one only where it is asked for more often than what it would displace.

import { LRUCache } from "lru-cache";
import type { StoredPage } from "./stored-page.server.ts";

/** Cached answers by key. One in memory is the default; one that several processes share can be put in its place. */
export interface PageStore {
	get(key: string): StoredPage | undefined;
	/** One, without counting that as a request for it. */
	peek(key: string): StoredPage | undefined;
	/** Whether it is out of the part of the doubtful ones. */
	isSettled(key: string): boolean;
	/** @param doubtful whether nothing is known that says that the address exists */
	set(key: string, page: StoredPage, doubtful: boolean): void;
	/** Counts its bytes again after an encoding was added. */
	resize(key: string): void;
	delete(key: string): void;
	/** How many answers there are, and their bytes. */
	size(): { readonly pages: number; readonly bytes: number };
}

/** Bounds in bytes. */
export interface PageStoreLimits {
	readonly known: number;
	readonly doubtful: number;
}

/** Some 1,500 articles in two encodings. */
const LIMITS: PageStoreLimits = { known: 48 * 1024 * 1024, doubtful: 8 * 1024 * 1024 };

/** After how many requests an answer may leave the part of the doubtful ones. */
const OFTEN = 2;

/** A store in memory. */
export function createPageStore(limits: PageStoreLimits = LIMITS): PageStore {
	const part = (maxSize: number) => new LRUCache<string, StoredPage>({ maxSize, sizeCalculation: ({ size }) => size });
	const known = part(limits.known);
	const doubtful = part(limits.doubtful);

	/** Whether there is room for an answer, or what would go for it is asked for less often. */
	const isWorthIt = ({ hits, size }: StoredPage): boolean => {
		if (known.calculatedSize + size <= limits.known) return true;
		const [oldest] = known.rvalues();
		if (!oldest || oldest.hits < hits) return true;
		// What was asked for often, once, must not stay for ever.
		oldest.hits = Math.floor(oldest.hits / 2);
		return false;
	};

	return {
		get(key) {
			const page = known.get(key);
			if (page) {
				page.hits += 1;
				return page;
			}
			const other = doubtful.get(key);
			if (!other) return undefined;
			other.hits += 1;
			if (other.hits >= OFTEN && isWorthIt(other)) {
				doubtful.delete(key);
				known.set(key, other);
			}
			return other;
		},
		peek: (key) => known.peek(key) ?? doubtful.peek(key),
		isSettled: (key) => known.has(key),
		set(key, page, isDoubtful) {
			const target = isDoubtful && !known.has(key) ? doubtful : known;
			if (target === known) doubtful.delete(key);
			target.set(key, page);
		},
		resize(key) {
			for (const target of [known, doubtful]) {
				const page = target.peek(key);
				if (!page) continue;
				// To set the same value once more would leave its size as it was.
				target.delete(key);
				target.set(key, page);
			}
		},
		delete(key) {
			known.delete(key);
			doubtful.delete(key);
		},
		size: () => ({ pages: known.size + doubtful.size, bytes: known.calculatedSize + doubtful.calculatedSize }),
	};
}
