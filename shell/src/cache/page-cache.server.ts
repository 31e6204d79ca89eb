// The page cache: responses that are the same for many visitors, in memory. A page is fresh as long as nothing changed
// in the collections that it read and no link of its set is written differently. After a change it is rendered again
// when it is next requested.

import { detectLocale, LOCALE_COOKIE } from "@hub/shared-contracts/language/locale";
import { cookieIn } from "../base/cookies.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { Content } from "../store/content.server.ts";
import { createPageStore, type PageStore } from "./page-store.server.ts";
import type { PageUse } from "./page-use.server.ts";
import { variantOf } from "./slot-variant.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/** Cache lookup input of a request. */
export interface CacheRequest {
	/** Requested path and query. */
	readonly address: string;
	readonly cookie: string | undefined;
	readonly acceptLanguage: string | undefined;
}

/** A fresh cached response. */
export interface CachedPage {
	readonly page: StoredPage;
	/** Counts its bytes again after an encoding was added. */
	resize(): void;
}

/** The cached pages. */
export interface PageCache {
	/** Finds a fresh response. */
	find(set: LoadedSet, request: CacheRequest): CachedPage | undefined;
	/** @param unconfirmed true if the address may not exist */
	put(set: LoadedSet, request: CacheRequest, page: StoredPage, unconfirmed: boolean): CachedPage;
	size: PageStore["size"];
}

export interface PageCacheOptions {
	readonly content: Pick<Content, "isUnchanged" | "linksVersion" | "outdatedSince">;
	readonly store?: PageStore;
}

/** Lifetime of a page that depends on the clock, in ms. */
const TIMED_FRESH_MS = 15_000;

export function createPageCache({ content, store = createPageStore() }: PageCacheOptions): PageCache {
	const isFresh = ({ version, linksVersion, at, outdatedSince, collections, timed }: PageUse): boolean => {
		const age = Date.now() - at;
		// After the clock was set back, the age is unknown.
		if (age < 0 || (timed && age >= TIMED_FRESH_MS)) return false;
		return (
			outdatedSince === content.outdatedSince() &&
			content.isUnchanged(collections, version) &&
			content.linksVersion() === linksVersion
		);
	};

	return {
		find(set, request) {
			const baseKey = requestKey(set, request);
			if (baseKey === undefined) return undefined;
			const fresh = (key: string): CachedPage | undefined => {
				const page = store.get(key);
				return page && isFresh(page.use) ? { page, resize: () => store.resize(key) } : undefined;
			};
			return fresh(baseKey) ?? fresh(inPreferredLanguage(baseKey, request));
		},
		put(set, request, page, unconfirmed) {
			const baseKey = requestKey(set, request);
			if (baseKey === undefined) return { page, resize: () => undefined };
			const key = page.use.byLanguage ? inPreferredLanguage(baseKey, request) : baseKey;
			// Cookies can be forged: a variant stays in the probation segment until it is requested again.
			const hasVariant = variantOf(set, request.cookie) !== variantOf(set, undefined);
			store.set(key, page, unconfirmed || hasVariant);
			return { page, resize: () => store.resize(key) };
		},
		size: store.size,
	};
}

/** The cache key of a request, without the preferred language; undefined if the response cannot be cached. */
export function requestKey(set: LoadedSet, { address, cookie }: CacheRequest): string | undefined {
	const variant = variantOf(set, cookie);
	return variant === undefined ? undefined : `${set.id}${set.incomplete ? "-incomplete" : ""} ${variant} ${address}`;
}

/** Extends a key by the preferred language, for addresses that name none (LN-4). */
export function inPreferredLanguage(key: string, { cookie, acceptLanguage }: CacheRequest): string {
	return `${key} ${detectLocale({ cookie: cookieIn(cookie, LOCALE_COOKIE), acceptLanguage })}`;
}
