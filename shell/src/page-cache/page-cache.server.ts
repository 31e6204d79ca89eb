// Caches answers of anonymous visitors for as long as all that they read gives the same, as freshness.server.ts tells when one
// is asked for: after a change the reads of a page are repeated and compared, which takes about a millisecond.

import { LRUCache } from "lru-cache";
import type { NotedRead } from "../content/content-usage.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { createFreshness, type FreshnessOptions } from "./freshness.server.ts";
import { createPageStore, type PageStore } from "./page-store.server.ts";
import { type VariantHeaders, type VaryBy, variantOf } from "./request-variant.server.ts";
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
	 * @param unconfirmed whether nothing is known that says that the address exists
	 * @returns the answer, to be given
	 */
	put(set: LoadedSet, address: string, headers: VariantHeaders, varyBy: VaryBy, page: StoredPage, unconfirmed: boolean): CachedPage;
	size: PageStore["size"];
}

/** Dependencies. */
export interface PageCacheOptions extends FreshnessOptions {
	readonly store?: PageStore;
}

export function createPageCache({ content, pages, now = Date.now, store = createPageStore() }: PageCacheOptions): PageCache {
	const isFresh = createFreshness({ content, pages, now });
	/** What the answers of an address vary by. Addresses that may not exist displace only one another. */
	const varyByOf = new LRUCache<string, VaryBy>({ max: 20_000 });
	const varyByUnconfirmed = new LRUCache<string, VaryBy>({ max: 4_000 });
	/**
	 * What thousands of pages have in common is there once: most vary by the same, and have the same links and reads for their menus. What one
	 * page has alone soon makes room here, and goes with the page.
	 */
	const sharedVaryBy = shared<VaryBy>(1_000);
	const pairs = shared<readonly [string, string]>(5_000);
	const reads = shared<NotedRead>(2_000);

	const nameOf = ({ id, lacks }: LoadedSet): string => (lacks ? `${id}-lacking` : id);
	const placeOf = (set: LoadedSet, address: string): string => `${nameOf(set)} ${address}`;

	const keyOf = (set: LoadedSet, address: string, headers: VariantHeaders): string | undefined => {
		const place = placeOf(set, address);
		const unconfirmedVaryBy = varyByOf.has(place) ? undefined : varyByUnconfirmed.get(place);
		const varyBy = unconfirmedVaryBy ?? varyByOf.get(place);
		const variant = varyBy && variantOf(varyBy, headers);
		if (variant === undefined) return undefined;
		const key = `${place} ${variant}`;
		if (unconfirmedVaryBy && store.isPromoted(key)) varyByOf.set(place, unconfirmedVaryBy);
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
			if (key === undefined || !page || !isFresh(set, page.dependsOn)) return undefined;
			return { page, resize: () => store.resize(key) };
		},
		put(set, address, headers, varyBy, page, unconfirmed) {
			const place = placeOf(set, address);
			const before = varyByOf.get(place) ?? varyByUnconfirmed.get(place);
			const both = [...(before ?? []), ...varyBy];
			const all = sharedVaryBy(both.join(";"), new Set(both));
			(unconfirmed && !varyByOf.has(place) ? varyByUnconfirmed : varyByOf).set(place, all);
			const variant = variantOf(all, headers);
			if (variant === undefined) return { page, resize: () => undefined };
			const { dependsOn } = page;
			dependsOn.links = dependsOn.links.map((pair) => pairs(pair.join("\n"), pair));
			dependsOn.reads = dependsOn.reads.map((noted) => reads(`${noted.read.key} ${noted.digest}`, noted));
			const key = `${place} ${variant}`;
			store.set(key, page, unconfirmed);
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
