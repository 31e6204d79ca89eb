import { beforeEach, describe, expect, test } from "vitest";
import { digestOf } from "../content/content-usage.server.ts";
import type { Read, Row } from "../directus/directus-source.server.ts";
import type { SiteLinks } from "../page-index/site-links.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { PageDependencies } from "./freshness.server.ts";
import { createPageCache, type PageCache } from "./page-cache.server.ts";
import { storedPage } from "./stored-page.server.ts";

// Of a set only its id is looked at.
const set = { id: "set-1" } as LoadedSet;
const other = { id: "set-2" } as LoadedSet;
const nothing = { cookie: undefined, acceptLanguage: undefined };

let clock: number;
let settled: boolean;
let links: { version: number; written: Record<string, string> };
/** Rows by slug, the content's version, and how often something was read. */
let rows: Map<string, Row>;
let version: number;
let outdatedSince: number | undefined;
let reads: number;
let cache: PageCache;

beforeEach(() => {
	clock = 1_000_000;
	settled = true;
	links = { version: 1, written: { "/about": "/about" } };
	rows = new Map();
	version = 1;
	outdatedSince = undefined;
	reads = 0;
	cache = createPageCache({
		content: {
			version: () => version,
			outdatedSince: () => outdatedSince,
			readNow(read) {
				reads += 1;
				return rowsOf(read);
			},
		},
		pages: {
			links: () => ({ version: links.version, editorsHref: (href: string) => links.written[href] ?? "" }) as SiteLinks,
			isSettled: () => settled,
		},
		now: () => clock,
	});
});

function rowsOf({ filter }: Read): readonly Row[] {
	const row = rows.get(JSON.stringify(filter));
	return row ? [row] : [];
}

function write(slug: string, title: string): void {
	rows.set(JSON.stringify({ slug: { _eq: slug } }), { id: slug, title });
	version += 1;
}

function dependenciesOf(slug: string, about: Partial<PageDependencies> = {}): PageDependencies {
	const read: Read = { collection: "posts", fields: ["id", "title"], filter: { slug: { _eq: slug } }, sort: [], limit: 1 };
	return {
		...{ reads: [{ read: { ...read, key: slug }, digest: digestOf(rowsOf(read)) }], links: [["/about", "/about"]] },
		...{
			outdatedSince,
			timed: false,
			timedReads: false,
			at: clock,
			checked: clock,
			version,
			linksVersion: links.version,
			...about,
		},
	};
}

const stored = (text: string, about: PageDependencies, status = 200) =>
	storedPage(
		{ status, bytes: Buffer.from(text), locale: "en", validated: true, dependsOn: about },
		{ "content-type": "text/html" },
	);

function put(address: string, about: Partial<PageDependencies> = {}): void {
	cache.put(set, address, nothing, new Set(), stored(`The page ${address}`, dependenciesOf(address, about)), false);
}
const found = (address: string, of = set) => cache.find(of, address, nothing) !== undefined;

describe("a cached page", () => {
	test("is right until a read of it gives other rows; others are not concerned", () => {
		write("/a", "A");
		write("/b", "B");
		put("/a");
		put("/b");
		expect([found("/a"), found("/b"), found("/c"), found("/a", other)]).toEqual([true, true, false, false]);
		write("/a", "Another");
		expect([found("/a"), found("/b")]).toEqual([false, true]);
	});

	test("is compared once after a change, whatever its rows are", () => {
		write("/a", "A");
		put("/a");
		expect([found("/a"), reads]).toEqual([true, 0]);
		write("/b", "B");
		expect([found("/a"), found("/a"), reads]).toEqual([true, true, 1]);
		write("/a", "Another");
		write("/a", "A");
		expect(found("/a"), "it is as it was").toBe(true);
	});

	test("is right as long as its links would be written as they are", () => {
		put("/a");
		links = { version: 2, written: { "/about": "/about", "/new": "/new" } };
		expect(found("/a")).toBe(true);
		links = { version: 3, written: {} };
		expect(found("/a")).toBe(false);
		links = { version: 4, written: { "/about": "/about" } };
		expect(found("/a")).toBe(true);
		settled = false;
		expect(found("/a")).toBe(false);
	});

	test("whose loader looked at the clock is right for some seconds, from when it was loaded", () => {
		put("/a", { timed: true });
		put("/b");
		put("/c", { timed: true, at: clock - 14_000 });
		clock += 999;
		expect([found("/a"), found("/c")]).toEqual([true, true]);
		clock += 1;
		expect([found("/a"), found("/c")]).toEqual([true, false]);
		clock += 14_000;
		expect([found("/a"), found("/b")]).toEqual([false, true]);
	});

	test("whose rows are others with time is compared after some seconds, though nothing was written", () => {
		write("/a", "A");
		put("/a", { timedReads: true });
		clock += 15_000;
		expect([found("/a"), reads]).toEqual([true, 1]);
		expect([found("/a"), reads]).toEqual([true, 1]);
		rows.clear();
		clock += 15_000;
		expect(found("/a")).toBe(false);
	});

	test("does not last because a clock was set back", () => {
		put("/a");
		clock -= 1;
		expect(found("/a")).toBe(false);
	});

	test("is one visitor's where a cookie decided about it", () => {
		const varyBy = new Set(["DIH_ACCEPTED"]);
		const accepted = { ...nothing, cookie: "DIH_ACCEPTED=true" };
		const [plain, answered] = [stored("with the banner", dependenciesOf("/a")), stored("without it", dependenciesOf("/a"))];
		cache.put(set, "/a", nothing, varyBy, plain, false);
		expect(cache.find(set, "/a", accepted)).toBeUndefined();
		cache.put(set, "/a", accepted, varyBy, answered, false);
		expect(cache.find(set, "/a", accepted)?.page).toBe(answered);
		expect(cache.find(set, "/a", { ...nothing, cookie: "other=1" })?.page).toBe(plain);
	});

	test("stays where it is read, whatever is made up besides", () => {
		put("/a");
		for (let number = 0; number < 25_000; number += 1) {
			const address = `/made-up-${number}`;
			cache.put(set, address, nothing, new Set(["DIH_ACCEPTED"]), stored(address, dependenciesOf(address), 404), true);
			cache.find(set, address, nothing);
		}
		expect([found("/a"), cache.has(set, "/made-up-1", nothing), cache.has(set, "/made-up-24999", nothing)]).toEqual([
			true,
			false,
			true,
		]);
	});
});

test("[SC-2] is not given once its content is outdated, as pages say then, nor after that", () => {
	put("/a");
	outdatedSince = clock - 5;
	expect(found("/a")).toBe(false);
	put("/a");
	expect(found("/a")).toBe(true);
	outdatedSince = undefined;
	expect(found("/a")).toBe(false);
});
