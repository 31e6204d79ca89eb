// Keeps answers of anonymous visitors for as long as everything that they were made of is the same.
//
// An answer is right while all answers of the content service that it was made of are, while each link in it would be written as it is, and,
// where it shows what is past and what is to come, for some seconds. So a publish takes away exactly what it concerns, in the moment in which
// it is reported, and nothing has to be found and deleted.

import { LRUCache } from "lru-cache";
import { type ContentCache, TIMED_FRESH_FOR } from "../content/content-cache.server.ts";
import type { ReadAnswer } from "../content/read-registry.server.ts";
import type { SiteLinks } from "../discovery/site-links.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { createPageStore, type PageStore } from "./page-store.server.ts";
import { type Looked, type VariantHeaders, variantOf } from "./request-variant.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/**
 * What may be done with a kept answer. `fresh`: it is right. `renew`: it is to be given and made anew meanwhile. `stale`: it may be out of
 * date, and the content service is away.
 */
export type Keeping = "fresh" | "renew" | "stale";

/** A kept answer that may be given. */
export interface KeptPage {
	readonly page: StoredPage;
	readonly keeping: Keeping;
	/** Counts the bytes of its encodings anew. */
	resize(): void;
}

/** The pages that are kept. */
export interface PageCache {
	/** Whether an answer is kept, right or not. */
	has(set: LoadedSet, address: string, headers: VariantHeaders): boolean;
	/** @param address path and query, as they were asked for */
	find(set: LoadedSet, address: string, headers: VariantHeaders): KeptPage | undefined;
	/** The answers of a kept page that may have changed: if they are read again and are the same, the page is right again. */
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
export interface PageCacheOptions {
	readonly content: Pick<ContentCache, "answers" | "isAway"> & { heed(): void };
	/** The links of a set as they are written now, and whether all changes that were reported are in them. */
	readonly pages: { links(set: LoadedSet): SiteLinks; isSettled(set: LoadedSet): boolean };
	/** The time in ms, for tests. */
	readonly now?: () => number;
	readonly store?: (dispose: (page: StoredPage) => void) => PageStore;
}

/** After how long, in ms, an answer is made anew in any case, as reads are, and until when it is given meanwhile. */
const RENEW_AFTER = 600_000;
const GIVEN_FOR = 3_600_000;

/** For how long, in ms, an answer that changes with time is given while it is made anew. */
const TIMED_GIVEN_FOR = 2 * TIMED_FRESH_FOR;

/** For how long, in ms, an answer is given while the content service is away. */
const STALE_FOR = 48 * 3_600_000;

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

	let links = { version: 0, written: new Map<string, string>() };
	/** How a link is written now; each is asked for once for as long as nothing changes. */
	const writtenNow = (current: SiteLinks, meant: string): string => {
		if (links.version !== current.version) links = { version: current.version, written: new Map() };
		let written = links.written.get(meant);
		if (written === undefined) {
			written = current.editorsHref(meant);
			links.written.set(meant, written);
		}
		return written;
	};

	const hasRightLinks = (set: LoadedSet, page: StoredPage): boolean => {
		const current = pages.links(set);
		if (page.linksVersion === current.version) return true;
		if (page.links.some(([meant, written]) => writtenNow(current, meant) !== written)) return false;
		page.linksVersion = current.version;
		return true;
	};

	const keepingOf = (set: LoadedSet, page: StoredPage): Keeping | undefined => {
		const age = now() - page.at;
		// A clock that was set back says nothing about an age.
		if (age < 0) return undefined;
		let outdated = false;
		for (const { state } of page.answers) {
			if (state === "current") continue;
			// What is to be gone by now must not be shown, even while the content service is away.
			if (state === "due") return undefined;
			outdated = true;
		}
		if (outdated || !pages.isSettled(set)) return content.isAway() && !page.timed && age < STALE_FOR ? "stale" : undefined;
		if (!hasRightLinks(set, page)) return undefined;
		if (age < (page.timed ? TIMED_FRESH_FOR : RENEW_AFTER)) return "fresh";
		return age < (page.timed ? TIMED_GIVEN_FOR : GIVEN_FOR) ? "renew" : undefined;
	};

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
			if (!page || page.answers.some(({ state }) => state === "due" || state === "replaced")) return [];
			return page.answers.filter(({ state }) => state === "outdated");
		},
		find(set, address, headers) {
			const key = keyOf(set, address, headers);
			const page = key === undefined ? undefined : store.get(key);
			if (key === undefined || !page) return undefined;
			content.heed();
			const keeping = keepingOf(set, page);
			return keeping && { page, keeping, resize: () => store.resize(key) };
		},
		keep(set, address, headers, looked, page, doubtful) {
			const place = placeOf(set, address);
			const before = lookedAt.get(place) ?? lookedAtInDoubt.get(place);
			const all = sharedLook(new Set([...(before ?? []), ...looked]));
			(doubtful && !lookedAt.has(place) ? lookedAtInDoubt : lookedAt).set(place, all);
			const variant = variantOf(all, headers);
			if (variant === undefined) return { page, keeping: "fresh", resize: () => undefined };
			page.at = now();
			page.links = page.links.map(sharedPair);
			for (const answer of page.answers) content.answers.hold(answer);
			const key = `${place} ${variant}`;
			store.set(key, page, doubtful);
			return { page, keeping: "fresh", resize: () => store.resize(key) };
		},
		size: store.size,
	};
}
