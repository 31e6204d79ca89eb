import { beforeEach, describe, expect, test } from "vitest";
import { factsOf } from "../content/affected-reads.server.ts";
import type { ContentChange } from "../content/content-change.ts";
import { createReadRegistry, type ReadAnswer, type ReadRegistry } from "../content/read-registry.server.ts";
import type { SiteLinks } from "../discovery/site-links.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { createPageCache, type PageCache } from "./page-cache.server.ts";
import { type StoredPage, storedPage } from "./stored-page.server.ts";

// Of a set only its id is looked at.
const set = { id: "set-1" } as LoadedSet;
const other = { id: "set-2" } as LoadedSet;
const nothing = { cookie: undefined, acceptLanguage: undefined };

let clock: number;
let away: boolean;
let settled: boolean;
let links: { version: number; written: Record<string, string> };
let answers: ReadRegistry;
let cache: PageCache;

beforeEach(() => {
	clock = 1_000_000;
	away = false;
	settled = true;
	links = { version: 1, written: { "/about": "/about" } };
	answers = createReadRegistry();
	cache = createPageCache({
		content: { answers, isAway: () => away, heed: () => undefined },
		pages: {
			links: () => ({ version: links.version, editorsHref: (href: string) => links.written[href] ?? "" }) as SiteLinks,
			isSettled: () => settled,
		},
		now: () => clock,
	});
});

function answer(id: string): ReadAnswer {
	const read = { collection: "posts", fields: ["id"], filter: { slug: { _eq: id } }, sort: [], limit: 1 };
	const made = answers.note(`posts ${id}`, read, id, () => factsOf(read, [{ id }]), false);
	answers.hold(made);
	return made;
}
const update = (id: string, event: ContentChange["event"] = "update") =>
	answers.mark({ collection: "posts", event, keys: new Set([id]), fields: new Set(["title"]) });

function kept(address: string, about: Partial<StoredPage> = {}): void {
	const page = storedPage(
		{
			...{ status: 200, bytes: Buffer.from(`The page ${address}`), locale: "en", validated: true, linksVersion: links.version },
			...{ answers: [answer(address)], links: [["/about", "/about"]], timed: false, at: clock, ...about },
		},
		new Headers({ "content-type": "text/html" }),
	);
	cache.keep(set, address, nothing, new Set(), page, false);
}
const found = (address: string, of = set) => cache.find(of, address, nothing)?.keeping;

describe("a kept page", () => {
	test("is right until one of the answers that it was made of may have changed; others are not concerned", () => {
		kept("/a");
		kept("/b");
		expect([found("/a"), found("/b"), found("/c"), found("/a", other)]).toEqual(["fresh", "fresh", undefined, undefined]);
		update("/a");
		expect([found("/a"), found("/b")]).toEqual([undefined, "fresh"]);
	});

	test.each(["update", "due"] as const)("is right again where, after an %s, the answer turns out to be the same", (event) => {
		kept("/a");
		update("/a", event);
		expect(cache.doubted(set, "/a", nothing).map(({ key }) => key)).toEqual(["posts /a"]);
		const read = { collection: "posts", fields: ["id"], filter: {}, sort: [], limit: 1 };
		answers.note("posts /a", read, "/a", () => factsOf(read, []), false);
		expect(cache.doubted(set, "/a", nothing)).toEqual([]);
		expect(found("/a")).toBe("fresh");
	});

	test("is right as long as its links would be written as they are", () => {
		kept("/a");
		links = { version: 2, written: { "/about": "/about", "/new": "/new" } };
		expect(found("/a")).toBe("fresh");
		links = { version: 3, written: {} };
		expect(found("/a")).toBeUndefined();
		links = { version: 4, written: { "/about": "/about" } };
		expect(found("/a")).toBe("fresh");
		settled = false;
		expect(found("/a")).toBeUndefined();
	});

	test("is given while the content service is away, and says so; not what has come or gone by its date since", () => {
		kept("/a");
		kept("/b");
		kept("/c", { timed: true });
		update("/a");
		update("/b", "due");
		update("/c");
		away = true;
		expect([found("/a"), found("/b"), found("/c")]).toEqual(["stale", undefined, undefined]);
		clock += 49 * 3_600_000;
		expect(found("/a")).toBeUndefined();
	});

	test("that changes with time is made anew after some seconds, and given meanwhile for some more", () => {
		kept("/a", { timed: true });
		kept("/b");
		clock += 14_999;
		expect(found("/a")).toBe("fresh");
		clock += 1;
		expect([found("/a"), found("/b")]).toEqual(["renew", "fresh"]);
		clock += 15_000;
		expect(found("/a")).toBeUndefined();
	});

	test("is looked at anew now and then in any case; a clock that was set back makes no page last", () => {
		kept("/a");
		clock += 600_000;
		expect(found("/a")).toBe("renew");
		clock += 3_000_000;
		expect(found("/a")).toBeUndefined();
		kept("/b");
		clock -= 1;
		expect(found("/b")).toBeUndefined();
	});

	test("is as old as what it was drawn of", () => {
		kept("/a", { at: clock - 14_000, timed: true });
		expect(found("/a")).toBe("fresh");
		clock += 1_000;
		expect(found("/a")).toBe("renew");
		clock += 15_000;
		expect(found("/a")).toBeUndefined();
	});

	test("is one visitor's where a cookie decided about it", () => {
		const looked = new Set(["DIH_ACCEPTED"]);
		const accepted = { ...nothing, cookie: "DIH_ACCEPTED=true" };
		const page = (text: string) =>
			storedPage(
				{
					...{ status: 200, bytes: Buffer.from(text), locale: "en", validated: true },
					...{ answers: [], links: [], linksVersion: 1, timed: false, at: clock },
				},
				new Headers(),
			);
		const [plain, answered] = [page("with the banner"), page("without it")];
		cache.keep(set, "/a", nothing, looked, plain, false);
		expect(cache.find(set, "/a", accepted)).toBeUndefined();
		cache.keep(set, "/a", accepted, looked, answered, false);
		expect(cache.find(set, "/a", accepted)?.page).toBe(answered);
		expect(cache.find(set, "/a", { ...nothing, cookie: "other=1" })?.page).toBe(plain);
	});

	test("stays where it is read, whatever is made up besides", () => {
		kept("/a");
		const made = (address: string) => {
			const page = storedPage(
				{
					...{ status: 404, bytes: Buffer.from(address), locale: "en", validated: true },
					...{ answers: [], links: [], linksVersion: 1, timed: false, at: clock },
				},
				new Headers(),
			);
			cache.keep(set, address, nothing, new Set(["DIH_ACCEPTED"]), page, true);
			cache.find(set, address, nothing);
		};
		for (let number = 0; number < 25_000; number += 1) made(`/made-up-${number}`);
		expect([found("/a"), cache.has(set, "/made-up-1", nothing), cache.has(set, "/made-up-24999", nothing)]).toEqual([
			"fresh",
			false,
			true,
		]);
	});

	test("lets go of the answers that it held", () => {
		for (let number = 0; number < 50; number += 1) kept("/a");
		const one = answer("/a");
		for (let holders = 0; holders < 51; holders += 1) answers.release(one);
		// The page itself is the last that holds it.
		expect(answers.size()).toBe(1);
		answers.release(one);
		expect(answers.size()).toBe(0);
	});
});
