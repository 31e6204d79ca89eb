// Caches answers of anonymous visitors for as long as everything that they were made of is the same, as standing.server.ts tells when one
// is asked for: after a change the reads of a page are repeated and compared, which takes about a millisecond.

import { LRUCache } from "lru-cache";
import type { NotedRead } from "../content/content-usage.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { createPageStore, type PageStore } from "./page-store.server.ts";
import { type Looked, type VariantHeaders, variantOf } from "./request-variant.server.ts";
import { createStanding, type StandingOptions } from "./standing.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/** A cached answer that may be served. */
export interface CachedPage {
	readonly page: StoredPage;
	/** Counts the bytes of its encodings again. */
	resize(): void;
}

/** The cached pages. */
export interface PageCache {
	/** Whether an answer is cached, right or not. */
	has(set: LoadedSet, address: string, headers: VariantHeaders): boolean;
	/** The same text for all requests that a cached answer is for; undefined where nothing is known of the address. */
	variant(set: LoadedSet, address: string, headers: VariantHeaders): string | undefined;
	/** @param address path and query, as they were asked for */
	find(set: LoadedSet, address: string, headers: VariantHeaders): CachedPage | undefined;
	/**
	 * Caches an answer, unless it depends on what is not to be cached.
	 * @param doubtful whether nothing is known that says that the address exists
	 * @returns the answer, to be given
	 */
	put(set: LoadedSet, address: string, headers: VariantHeaders, looked: Looked, page: StoredPage, doubtful: boolean): CachedPage;
	size: PageStore["size"];
}

/** Dependencies. */
export interface PageCacheOptions extends StandingOptions {
	readonly store?: PageStore;
}

export function createPageCache({ content, pages, now = Date.now, store = createPageStore() }: PageCacheOptions): PageCache {
	const isRight = createStanding({ content, pages, now });
	/** What renders of an address looked at in a request. Addresses that may not exist displace only one another. */
	const lookedAt = new LRUCache<string, Looked>({ max: 20_000 });
	const lookedAtInDoubt = new LRUCache<string, Looked>({ max: 4_000 });
	/** What thousands of pages have in common is there once: most look at the same, and have the same links and reads for their menus. */
	const looks = shared<Looked>(1_000);
	const pairs = shared<readonly [string, string]>(50_000);
	const reads = shared<NotedRead>(20_000);

	const nameOf = ({ id, lacks }: LoadedSet): string => (lacks ? `${id}-lacking` : id);
	const placeOf = (set: LoadedSet, address: string): string => `${nameOf(set)} ${address}`;

	const keyOf = (set: LoadedSet, address: string, headers: VariantHeaders): string | undefined => {
		const place = placeOf(set, address);
		const inDoubt = lookedAt.has(place) ? undefined : lookedAtInDoubt.get(place);
		const looked = inDoubt ?? lookedAt.get(place);
		const variant = looked && variantOf(looked, headers);
		if (variant === undefined) return undefined;
		const key = `${place} ${variant}`;
		if (inDoubt && store.isSettled(key)) lookedAt.set(place, inDoubt);
		return key;
	};

	return {
		has(set, address, headers) {
			const key = keyOf(set, address, headers);
			return key !== undefined && store.peek(key) !== undefined;
		},
		variant: keyOf,
		find(set, address, headers) {
			const key = keyOf(set, address, headers);
			const page = key === undefined ? undefined : store.get(key);
			if (key === undefined || !page || !isRight(set, page.made)) return undefined;
			return { page, resize: () => store.resize(key) };
		},
		put(set, address, headers, looked, page, doubtful) {
			const place = placeOf(set, address);
			const before = lookedAt.get(place) ?? lookedAtInDoubt.get(place);
			const both = [...(before ?? []), ...looked];
			const all = looks(both.join(";"), new Set(both));
			(doubtful && !lookedAt.has(place) ? lookedAtInDoubt : lookedAt).set(place, all);
			const variant = variantOf(all, headers);
			if (variant === undefined) return { page, resize: () => undefined };
			const { made } = page;
			made.links = made.links.map((pair) => pairs(pair.join("\n"), pair));
			made.reads = made.reads.map((noted) => reads(`${noted.read.key} ${noted.digest}`, noted));
			const key = `${place} ${variant}`;
			store.set(key, page, doubtful);
			return { page, resize: () => store.resize(key) };
		},
		size: store.size,
	};
}

/** Gives equal values as one object. */
function shared<Value extends object>(max: number): (name: string, value: Value) => Value {
	const known = new LRUCache<string, Value>({ max });
	return (name, value) => {
		const before = known.get(name);
		if (before) return before;
		known.set(name, value);
		return value;
	};
}
