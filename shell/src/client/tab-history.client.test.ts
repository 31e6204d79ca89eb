import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentPlace, enterPlace, hrefOf, isSamePage } from "./tab-history.client.ts";

/** A tab's address bar and history, as far as they are asked. `loads` are the addresses that the browser loaded as a whole. */
let place: { origin: string; pathname: string; search: string; hash: string };
let entries: unknown[];
let loads: string[];
let refusing: boolean;

function change(state: unknown, url: string | undefined, keep: number): void {
	if (refusing) throw new Error("SecurityError: too many changes of the history");
	entries = [...entries.slice(0, keep), state];
	if (url) place = new URL(url);
}

beforeEach(() => {
	place = new URL("http://site.example/de?a=1#top");
	entries = [null];
	loads = [];
	refusing = false;
	vi.stubGlobal("location", {
		get origin() {
			return place.origin;
		},
		get pathname() {
			return place.pathname;
		},
		get search() {
			return place.search;
		},
		get hash() {
			return place.hash;
		},
		assign: (url: string) => loads.push(url),
		replace: (url: string) => loads.push(`replaced by ${url}`),
	});
	vi.stubGlobal("history", {
		get state() {
			return entries.at(-1);
		},
		pushState: (state: unknown, _title: string, url?: string) => change(state, url, entries.length),
		replaceState: (state: unknown, _title: string, url?: string) => change(state, url, entries.length - 1),
	});
});
afterEach(() => vi.unstubAllGlobals());

test("[NV-2] an entry gets a key when it is first seen and keeps it", () => {
	const first = currentPlace();
	expect(first).toMatchObject({ pathname: "/de", search: "?a=1", hash: "#top" });
	expect(first.key).not.toBe("");
	expect(currentPlace().key).toBe(first.key);
	expect(entries).toHaveLength(1);
});

test("[RT-9] a navigation adds one entry, or none in place of the present one", () => {
	const first = currentPlace();
	const next = enterPlace("/de/events?b=2#list", { replace: false });
	expect(entries).toHaveLength(2);
	expect(hrefOf(next)).toBe("/de/events?b=2#list");
	expect(currentPlace()).toEqual(next);
	const replaced = enterPlace("/de/events", { replace: true });
	expect(entries).toHaveLength(2);
	expect(new Set([first.key, next.key, replaced.key]).size).toBe(3);
});

test("[NV-3] a path that looks like another host stays on this site", () => {
	enterPlace("//elsewhere.example/x", { replace: false });
	expect(place).toMatchObject({ origin: "http://site.example", pathname: "//elsewhere.example/x" });
});

test("where the browser takes no more entries it loads the page itself", () => {
	refusing = true;
	expect(currentPlace().key).not.toBe("");
	expect(hrefOf(enterPlace("/de/events", { replace: false }))).toBe("/de/events");
	enterPlace("/de/events", { replace: true });
	expect(loads).toEqual(["http://site.example/de/events", "replaced by http://site.example/de/events"]);
});

test("places on the same page differ in their hash or their entry only", () => {
	const here = { pathname: "/a", search: "?b" };
	expect(isSamePage(here, { pathname: "/a", search: "?b" })).toBe(true);
	expect(isSamePage(here, { pathname: "/a", search: "" })).toBe(false);
	expect(isSamePage(here, { pathname: "/a/", search: "?b" })).toBe(false);
});
