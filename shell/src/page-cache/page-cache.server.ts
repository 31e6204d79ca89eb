// Keeps answers of anonymous visitors for as long as everything that they were made of is the same.
//
// Whether it still is the same, standing.server.ts tells. So a publish takes away exactly what it concerns, in the moment in which
// it is reported, and nothing has to be found and deleted.

import { LRUCache } from "lru-cache";
import type { ContentCache } from "../content/content-cache.server.ts";
import type { ReadAnswer } from "../content/read-registry.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { createPageStore, type PageStore } from "./page-store.server.ts";
import { type Looked, type VariantHeaders, variantOf } from "./request-variant.server.ts";
import { createStandingOf, type Standing, type StandingOptions } from "./standing.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/** A kept answer that may be given. */
export interface KeptPage {
	readonly page: StoredPage;
	readonly keeping: Standing;
	/** Counts the bytes of its encodings anew. */
	resize(): void;
}

/** The pages that are kept. */
export interface PageCache {
	/** Whether an answer is kept, right or not. */
	has(set: LoadedSet, address: string, headers: VariantHeaders): boolean;
	/** @param address path and query, as they were asked for */
	find(set: LoadedSet, address: string, headers: VariantHeaders): KeptPage | undefined;
	/** The answers of a kept page that may be others by now: if they are read again and are the same, the page is right again. */
	doubted(set: LoadedSet, address: string, headers: VariantHeaders): readonly ReadAnswer[];
	/**
	 * Keeps an answer, unless it depends on what is not to be kept.
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

	const placeOf = ({ id, lacks }: LoadedSet, address: string): string => `${lacks ? `${id}-lacking` : id} ${address}`;

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
			return key !== undefined && store.has(key);
		},
		doubted(set, address, headers) {
			const key = keyOf(set, address, headers);
			const page = key === undefined ? undefined : store.get(key);
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
			store.set(key, page, doubtful);
			return { page, keeping: "fresh", resize: () => store.resize(key) };
		},
		size: store.size,
	};
}
