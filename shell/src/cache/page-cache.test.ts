import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { createPageCache, type PageCache } from "./page-cache.server.ts";
import { beginUse, type PageUse } from "./page-use.server.ts";
import { storedPage } from "./stored-page.server.ts";

/** A set whose one slot varies by the cookie `seen`. */
function setWith(variant: (cookie: (name: string) => string | undefined) => string): LoadedSet {
	const server = { remote: { slots: { banner: { variant } } } };
	// The cache looks at the set's id and slots alone.
	return {
		id: "1",
		remotes: new Map([["mf-one", { server }]]),
		slots: new Map([["banner", "mf-one"]]),
	} as unknown as LoadedSet;
}

const set = setWith((cookie) => cookie("seen") ?? "");
const state = { version: 1, changed: new Set<string>(), links: 1, outdatedSince: undefined as number | undefined };
let cache: PageCache;

beforeEach(() => {
	Object.assign(state, { version: 1, changed: new Set(), links: 1, outdatedSince: undefined });
	cache = createPageCache({
		content: {
			isUnchanged: (collections) => [...collections].every((name) => !state.changed.has(name)),
			outdatedSince: () => state.outdatedSince,
			linksVersion: () => state.links,
		},
	});
});
afterEach(() => void vi.useRealTimers());

const request = (cookie?: string, acceptLanguage?: string, address = "/a") => ({ address, cookie, acceptLanguage });
const page = (change: Partial<PageUse> = {}) => {
	const use = {
		...beginUse({ version: 1, linksVersion: 1, outdatedSince: undefined }),
		collections: new Set(["posts"]),
		...change,
	};
	return storedPage({ bytes: Buffer.from("x".repeat(900)), status: 200, locale: "en", validated: true, use }, {});
};

describe("a cached page", () => {
	test.each([
		["a collection that it read changes", () => state.changed.add("posts")],
		["a link of its set is written differently", () => (state.links = 2)],
		["the content becomes outdated", () => (state.outdatedSince = 5)],
	])("is fresh until %s", (_what, change) => {
		cache.put(set, request(), page(), false);
		state.changed.add("events");
		expect(cache.find(set, request())).toBeDefined();
		change();
		expect(cache.find(set, request())).toBeUndefined();
	});

	test("that depends on the clock is fresh for 15 s", () => {
		vi.useFakeTimers();
		cache.put(set, request(), page({ timed: true, at: Date.now() }), false);
		vi.advanceTimersByTime(14_999);
		expect(cache.find(set, request())).toBeDefined();
		vi.advanceTimersByTime(1);
		expect(cache.find(set, request())).toBeUndefined();
	});

	test("is shared by visitors with the same variants of its slots", () => {
		cache.put(set, request("seen=1; other=2"), page(), false);
		expect(cache.find(set, request("i18n_redirected=de; seen=1", "de"))).toBeDefined();
		expect(cache.find(set, request())).toBeUndefined();
		expect(cache.find(set, request("seen=2"))).toBeUndefined();
	});

	test("[LN-4] depends on the preferred language only where its address names none", () => {
		cache.put(set, request(undefined, "de"), page({ byLanguage: true }), false);
		expect(cache.find(set, request("i18n_redirected=de"))).toBeDefined();
		expect(cache.find(set, request(undefined, "en"))).toBeUndefined();
	});

	test("[LN-4] is replaced by one for the preferred language once it is stale", () => {
		cache.put(set, request(), page(), false);
		state.changed.add("posts");
		cache.put(set, request(), page({ byLanguage: true, collections: new Set() }), false);
		expect(cache.find(set, request())).toBeDefined();
	});

	test.each([
		["fails", () => fail()],
		["gives a text that is too long", () => "x".repeat(21)],
	])("is not stored where the variant of a slot %s", (_what, variant) => {
		const broken = setWith(variant);
		cache.put(broken, request(), page(), false);
		expect([cache.size().pages, cache.find(broken, request())]).toEqual([0, undefined]);
	});

	test("for forged cookies does not displace pages of other visitors", () => {
		cache.put(set, request(), page(), false);
		for (let number = 0; number < 5_000; number += 1) cache.put(set, request(`seen=${number}`), page(), false);
		expect(cache.find(set, request())).toBeDefined();
		expect(cache.size().bytes).toBeLessThan(9 * 1024 * 1024);
	});
});

function fail(): never {
	throw new Error("The remote's function failed.");
}
