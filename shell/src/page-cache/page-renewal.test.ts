import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { factsOf } from "../content/affected-reads.server.ts";
import type { ContentChange } from "../content/content-change.ts";
import { createReadRegistry, type ReadAnswer, type ReadRegistry } from "../content/read-registry.server.ts";
import type { SiteLinks } from "../discovery/site-links.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { createPageCache, type PageCache } from "./page-cache.server.ts";
import { createPageRenewal, type PageRenewal } from "./page-renewal.server.ts";
import type { VariantHeaders } from "./request-variant.server.ts";
import { storedPage } from "./stored-page.server.ts";

// Of a set only its id is looked at.
const set = { id: "set-1" } as LoadedSet;
const nothing: VariantHeaders = { cookie: undefined, acceptLanguage: undefined };
const read = { collection: "posts", fields: ["id"], filter: {}, sort: [], limit: 1 };

let away: boolean;
let settled: boolean;
/** Rows that are the same when they are read again. */
let same: Set<string>;
let answers: ReadRegistry;
let cache: PageCache;
let renewal: PageRenewal;
/** What was made anew, with its cookies and encodings. */
let renewed: string[];
let keepsNothing: boolean;
let whileRenewing: () => void;
let heard: (change: ContentChange) => void;
let end: () => void;

function answer(id: string, digest = id): ReadAnswer {
	const made = answers.note(`posts ${id}`, read, digest, () => factsOf(read, [{ id }]), false);
	answers.hold(made);
	return made;
}

function keep(address: string, { headers = nothing, looked = new Set<string>(), digest = address, of = set } = {}): void {
	const page = storedPage(
		{
			...{ status: 200, bytes: Buffer.from(`The page ${address}`), locale: "en", validated: true, linksVersion: 1 },
			...{ answers: [answer(address, digest)], links: [], timed: false, at: Date.now() },
		},
		new Headers({ "content-type": "text/html" }),
	);
	cache.keep(of, address, headers, looked, page, false);
}

/** Keeps a page that is read. */
function keepRead(address: string, about: Parameters<typeof keep>[1] = {}): void {
	keep(address, about);
	for (let time = 0; time < 2; time += 1) cache.find(about.of ?? set, address, about.headers ?? nothing);
}

function change(...ids: string[]): void {
	const told: ContentChange = { collection: "posts", event: "update", keys: new Set(ids), fields: new Set(["title"]) };
	answers.mark(told);
	heard(told);
}

beforeEach(() => {
	vi.useFakeTimers();
	[away, settled, same, renewed, keepsNothing] = [false, true, new Set(), [], false];
	whileRenewing = () => undefined;
	answers = createReadRegistry();
	const content = {
		answers,
		isAway: () => away,
		heed: () => undefined,
		onChange: (listener: (told: ContentChange) => void) => {
			heard = listener;
			return () => {
				heard = () => undefined;
			};
		},
	};
	cache = createPageCache({
		content,
		pages: { links: () => ({ version: 1, editorsHref: (href: string) => href }) as SiteLinks, isSettled: () => settled },
	});
	renewal = createPageRenewal({
		...{ cache, content, live: { current: () => set }, publicUrl: "https://example.com", shellVersion: "1" },
		settle: async () => undefined,
		confirm: async ({ key, digest }) => {
			const id = key.replace("posts ", "");
			answers.note(key, read, same.has(id) ? digest : `${digest} changed`, () => factsOf(read, [{ id }]), false);
		},
		renew: async ({ url, headers }) => {
			const { pathname } = new URL(url);
			renewed.push([pathname, headers.get("cookie"), headers.get("accept-encoding")].filter(Boolean).join(" "));
			whileRenewing();
			if (!keepsNothing) keep(pathname, { digest: `${pathname} ${renewed.length}` });
			return new Response("made anew");
		},
	});
	end = renewal.afterChanges();
});
afterEach(() => {
	end();
	vi.useRealTimers();
});

const inTime = () => vi.advanceTimersByTimeAsync(1_000);

describe("after a change", () => {
	test("pages that are read are made anew; those that nobody reads or that stay right are not", async () => {
		for (const address of ["/a", "/b", "/right"]) keepRead(address);
		keep("/unread");
		change("/a", "/b", "/unread");
		await inTime();
		expect(renewed.toSorted()).toEqual(["/a", "/b"]);
		expect(cache.isRight(set, "/a", nothing)).toBe(true);
	});

	test("a page is not made anew again until it was read again", async () => {
		keepRead("/a");
		for (let time = 0; time < 3; time += 1) {
			change("/a");
			await inTime();
		}
		expect(renewed).toEqual(["/a"]);
	});

	test("a page of which nothing new can be kept is not tried again and again", async () => {
		keepRead("/a");
		keepsNothing = true;
		for (let time = 0; time < 3; time += 1) {
			change("/a");
			await inTime();
		}
		expect(renewed).toEqual(["/a"]);
	});

	test("what it was made of is read again first: if that is the same, so is the page", async () => {
		keepRead("/a");
		same.add("/a");
		change("/a");
		await inTime();
		expect([renewed, cache.isRight(set, "/a", nothing)]).toEqual([[], true]);
	});

	test("it is asked for with the cookies that it depends on, and in the encodings in which it was sent", async () => {
		const headers = { cookie: "DIH_ACCEPTED=true; session=secret", acceptLanguage: undefined };
		keepRead("/a", { headers, looked: new Set(["DIH_ACCEPTED"]) });
		await cache.find(set, "/a", headers)?.page.in("br");
		change("/a");
		await inTime();
		expect(renewed).toEqual(["/a DIH_ACCEPTED=true br"]);
	});

	test("changes that come together cost once; one that comes meanwhile is looked after", async () => {
		keepRead("/a");
		keepRead("/b");
		whileRenewing = () => {
			whileRenewing = () => undefined;
			change("/b");
		};
		for (let time = 0; time < 5; time += 1) change("/a");
		await inTime();
		expect(renewed).toEqual(["/a", "/b"]);
	});

	test("nothing is made of another set, of links that are not settled, or while the content service is away", async () => {
		keepRead("/other", { of: { id: "set-0" } as LoadedSet });
		keepRead("/a");
		away = true;
		change("/a", "/other");
		await inTime();
		[away, settled] = [false, false];
		change("/a");
		await inTime();
		expect(renewed).toEqual([]);
		settled = true;
		change("/a");
		await inTime();
		expect(renewed).toEqual(["/a"]);
	});

	test("nothing is made once it is ended", async () => {
		keepRead("/a");
		change("/a");
		end();
		await inTime();
		expect(renewed).toEqual([]);
	});

	test("50 pages at most, those that were asked for last", async () => {
		const all = Array.from({ length: 60 }, (_, at) => `/${at}`);
		for (const address of all) keepRead(address);
		change(...all);
		await inTime();
		expect(renewed).toEqual(all.slice(10).toReversed());
	});
});
