// Keeps answers of anonymous visitors for as long as everything that they were made of is the same.
//
// Whether it still is the same, standing.server.ts tells. So a publish takes away exactly what it concerns, in the moment in which
// it is reported, and nothing has to be found and deleted.

import { LRUCache } from "lru-cache";
import type { ContentCache } from "../content/content-cache.server.ts";
import type { ReadAnswer } from "../content/read-registry.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { createPageStore, type PageStore } from "./page-store.server.ts";
import { type Looked, reducedHeaders, type VariantHeaders, variantOf } from "./request-variant.server.ts";
import { createStandingOf, type Standing, type StandingOptions } from "./standing.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/** A cached answer that may be served. */
export interface KeptPage {
	readonly page: StoredPage;
	readonly keeping: Standing;
	/** Counts the bytes of its encodings again. */
	resize(): void;
}

/** A cached page that is not to be served any more, and how it was requested. */
export interface OutdatedPage {
	readonly address: string;
	/** No more than it depends on. */
	readonly headers: VariantHeaders;
	/** The encodings in which it was sent, as an `Accept-Encoding`. */
	readonly accepted: string | undefined;
}

/** The cached pages. */
export interface PageCache {
	/** Whether an answer is cached, valid or not. */
	has(set: LoadedSet, address: string, headers: VariantHeaders): boolean;
	/** Whether an answer is cached that may be served, without counting that as a request for it. */
	isRight(set: LoadedSet, address: string, headers: VariantHeaders): boolean;
	/** The same text for all requests that a cached answer is for; undefined where nothing is known of the address. */
	variant(set: LoadedSet, address: string, headers: VariantHeaders): string | undefined;
	/** @param address path and query, as they were asked for */
	find(set: LoadedSet, address: string, headers: VariantHeaders): KeptPage | undefined;
	/** The answers of a cached page that may be others by now: if they are read again and are the same, the page is right again. */
	doubted(set: LoadedSet, address: string, headers: VariantHeaders): readonly ReadAnswer[];
	/**
	 * Of the pages that are read most, those that are not to be given any more, from the one that was asked for last. Each is named once: one of
	 * which nothing new is cached has to be read again before.
	 * @param most how many
	 */
	takeOutdated(set: LoadedSet, most: number): readonly OutdatedPage[];
	/**
	 * Caches an answer, unless it depends on what is not to be cached.
	 * @param doubtful whether nothing is known that says that the address exists
	 * @returns the answer, to be given
	 */
	keep(set: LoadedSet, address: string, headers: VariantHeaders, looked: Looked, page: StoredPage, doubtful: boolean): KeptPage;
	size: PageStore["size"];
}

/** Dependencies. */
export interface PageCacheOptions extends StandingOptions {
	readonly content: Pick<ContentCache, "answers" | "isAway"> & { heed(): void };
	readonly store?: (dispose: (page: StoredPage) => void) => PageStore;
}

/** How often a page was given that counts as one that is read. */
const READ = 2;

/** How many of the pages that were asked for last are looked at. */
const LOOKED_AT = 500;

export function createPageCache({
	content,
	pages,
	now = Date.now,
	store: makeStore = createPageStore,
}: PageCacheOptions): PageCache {
	const store = makeStore((page) => {
		for (const answer of page.answers) content.answers.release(answer);
	});
	/** What renders of an address looked at in a request. Addresses that may not exist displace only one another. */
	const lookedAt = new LRUCache<string, Looked>({ max: 20_000 });
	const lookedAtInDoubt = new LRUCache<string, Looked>({ max: 4_000 });
	/** What thousands of pages have in common is there once: most look at the same, and have the same links in their menus. */
	const looks = new LRUCache<string, Looked>({ max: 1_000 });
	const pairs = new LRUCache<string, readonly [string, string]>({ max: 50_000 });

	/** What a page was cached for. */
	const keptFor = new WeakMap<StoredPage, Pick<OutdatedPage, "address" | "headers">>();

	const sharedLook = (looked: Looked): Looked => {
		const name = [...looked].join(";");
		const known = looks.get(name) ?? looked;
		if (known === looked) looks.set(name, looked);
		return known;
	};
	const sharedPair = (pair: readonly [string, string]): readonly [string, string] => {
		const name = pair.join("\n");
		const known = pairs.get(name) ?? pair;
		if (known === pair) pairs.set(name, pair);
		return known;
	};

	const standingOf = createStandingOf({ content, pages, now });

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

	const peek = (set: LoadedSet, address: string, headers: VariantHeaders): StoredPage | undefined => {
		const key = keyOf(set, address, headers);
		return key === undefined ? undefined : store.peek(key);
	};

	return {
		has(set, address, headers) {
			return peek(set, address, headers) !== undefined;
		},
		isRight(set, address, headers) {
			const page = peek(set, address, headers);
			return page !== undefined && standingOf(set, page) !== undefined;
		},
		variant: keyOf,
		takeOutdated(set, most) {
			// Until all changes are in how links are written, no page is known to be right.
			if (!pages.isSettled(set)) return [];
			content.heed();
			const found: OutdatedPage[] = [];
			let looked = 0;
			for (const [key, page] of store.recent()) {
				looked += 1;
				if (looked > LOOKED_AT || found.length === most) break;
				const asked = keptFor.get(page);
				if (!asked || page.hits < READ || !key.startsWith(placeOf(set, "")) || standingOf(set, page)) continue;
				page.hits = 0;
				found.push({ ...asked, accepted: page.encodings().join(", ") || undefined });
			}
			return found;
		},
		doubted(set, address, headers) {
			const page = peek(set, address, headers);
			content.heed();
			if (!page || page.answers.some(({ state }) => state === "replaced")) return [];
			return page.answers.filter(({ state }) => state !== "current");
		},
		find(set, address, headers) {
			const key = keyOf(set, address, headers);
			const page = key === undefined ? undefined : store.get(key);
			if (key === undefined || !page) return undefined;
			content.heed();
			const keeping = standingOf(set, page);
			return keeping && { page, keeping, resize: () => store.resize(key) };
		},
		keep(set, address, headers, looked, page, doubtful) {
			const place = placeOf(set, address);
			const before = lookedAt.get(place) ?? lookedAtInDoubt.get(place);
			const all = sharedLook(new Set([...(before ?? []), ...looked]));
			(doubtful && !lookedAt.has(place) ? lookedAtInDoubt : lookedAt).set(place, all);
			const variant = variantOf(all, headers);
			if (variant === undefined) return { page, keeping: "fresh", resize: () => undefined };
			page.links = page.links.map(sharedPair);
			for (const answer of page.answers) content.answers.hold(answer);
			const key = `${place} ${variant}`;
			keptFor.set(page, { address, headers: reducedHeaders(all, headers) });
			store.set(key, page, doubtful);
			return { page, keeping: "fresh", resize: () => store.resize(key) };
		},
		size: store.size,
	};
}
