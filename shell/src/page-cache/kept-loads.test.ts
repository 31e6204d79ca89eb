import { beforeEach, expect, test } from "vitest";
import { factsOf } from "../content/affected-reads.server.ts";
import { createUsageRecord, type UsageRecord } from "../content/content-usage.server.ts";
import { createReadRegistry, type ReadRegistry } from "../content/read-registry.server.ts";
import type { SiteLinks } from "../discovery/site-links.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import type { LoadedDocument } from "../server/page-loader.server.ts";
import type { PageRequest } from "../server/region-loader.server.ts";
import { createKeptLoads, type KeptLoads } from "./kept-loads.server.ts";
import { observedRequest } from "./request-variant.server.ts";

// Of a set only its id and what it lacks are looked at.
const set = { id: "set-1" } as LoadedSet;

let clock: number;
let settled: boolean;
let written: Record<string, string>;
let version: number;
let answers: ReadRegistry;
let loads: KeptLoads;
/** What the loader does besides: what it looks at and notes of a request. */
let loading: (request: PageRequest, usage: UsageRecord) => Partial<LoadedDocument> | undefined;
let loaded: string[];

beforeEach(() => {
	clock = 1_000_000;
	settled = true;
	version = 1;
	written = { "/about": "/about" };
	answers = createReadRegistry();
	loading = () => undefined;
	loaded = [];
	loads = createKeptLoads({
		content: { answers, isAway: () => false, heed: () => undefined },
		pages: {
			links: () => ({ version, editorsHref: (href: string) => written[href] ?? "" }) as SiteLinks,
			isSettled: () => settled,
		},
		now: () => clock,
		loader: {
			async load(_set, request) {
				loaded.push(request.pathname);
				const usage = createUsageRecord();
				usage.noteAnswer(noted(request.pathname));
				usage.noteLink("/about", written["/about"] ?? "");
				const more = loading(request, usage);
				const answer = { kind: "page", head: { title: `Load ${loaded.length}` } } as LoadedDocument["answer"];
				return { answer, layout: undefined, usage, linksVersion: version, doubtful: false, ...more };
			},
		},
	});
});

function noted(id: string) {
	const read = { collection: "posts", fields: ["id"], filter: { slug: { _eq: id } }, sort: [], limit: 1 };
	return answers.note(`posts ${id}`, read, `${id} ${clock}`, () => factsOf(read, [{ id }]), false);
}
const update = (id: string) =>
	answers.mark({ collection: "posts", event: "update", keys: new Set([id]), fields: new Set(["title"]) });

async function load(pathname: string, cookie?: string, known?: string, sent: Partial<PageRequest> = {}) {
	const headers = { cookie, acceptLanguage: undefined };
	const looked = new Set<string>();
	const request = Object.assign(observedRequest({ pathname, search: "" }, headers, looked), sent);
	const { answer, at } = await loads.load(set, request, { looked, headers }, known);
	return { looked, answer, at };
}

test("what was loaded is loaded once, and is the same object, until what it was made of may have changed", async () => {
	const { answer } = await load("/a");
	expect((await load("/a")).answer).toBe(answer);
	update("/other");
	expect((await load("/a")).answer).toBe(answer);
	update("/a");
	expect((await load("/a")).answer).not.toBe(answer);
	expect(loaded).toEqual(["/a", "/a"]);
});

test("says when it was loaded, so that what is drawn of it is not taken to be younger", async () => {
	const { at } = await load("/a");
	clock += 5_000;
	expect((await load("/a")).at).toBe(at);
	loading = (_request, usage) => {
		usage.noteTime();
		return undefined;
	};
	const timed = await load("/timed");
	clock += 14_999;
	expect((await load("/timed")).at).toBe(timed.at);
	clock += 1;
	expect((await load("/timed")).at).toBe(clock);
});

test("is loaded anew where a link in it would be written otherwise, while a change is read, and after ten minutes", async () => {
	await load("/a");
	version = 2;
	await load("/a");
	expect(loaded.length).toBe(1);
	[version, written] = [3, { "/about": "/about-us" }];
	await load("/a");
	expect(loaded.length).toBe(2);
	settled = false;
	await load("/a");
	expect(loaded.length).toBe(3);
	settled = true;
	clock += 600_000;
	await load("/a");
	expect(loaded.length).toBe(4);
});

test("belongs to visitors who are alike in what was looked at, and says what that was", async () => {
	loading = (request) => {
		request.cookieOf("DIH_ACCEPTED");
		return undefined;
	};
	const { answer } = await load("/a");
	const other = await load("/a", "DIH_ACCEPTED=true");
	expect(other.answer).not.toBe(answer);
	const again = await load("/a", "unread=1");
	expect(again.answer).toBe(answer);
	expect([...again.looked]).toEqual(["DIH_ACCEPTED"]);
	expect((await load("/a", "DIH_ACCEPTED=true")).answer).toBe(other.answer);
	expect(loaded.length).toBe(2);
});

test("data for a tab that has the layout is something else than a document", async () => {
	await load("/a");
	await load("/a", undefined, "en");
	await load("/a", undefined, "en");
	expect(loaded.length).toBe(2);
});

test.each([
	["private", (usage: UsageRecord) => usage.notePrivate(), {}],
	["made of what is older than the last publish", (usage: UsageRecord) => usage.noteStale(), {}],
	["lacking a part", (usage: UsageRecord) => usage.noteLacking(), {}],
	["in doubt", () => undefined, { doubtful: true }],
	["moved", () => undefined, { answer: { kind: "moved", to: "/b", permanent: true } as const }],
	["personal", () => undefined, { answer: { kind: "page", personal: true } as LoadedDocument["answer"] }],
])("what is %s is not kept", async (_what, note, more) => {
	loading = (_request, usage) => {
		note(usage);
		return more;
	};
	await load("/a");
	await load("/a");
	expect(loaded.length).toBe(2);
});

test("a form is loaded for itself", async () => {
	await load("/a");
	await load("/a", undefined, undefined, { form: new Map() });
	expect(loaded.length).toBe(2);
});

test("of many addresses those that were asked for last are kept, and what is let go is held no longer", async () => {
	for (let at = 0; at < 150; at += 1) await load(`/${at}`);
	expect(answers.size()).toBe(100);
	await load("/149");
	expect(loaded.length).toBe(150);
});

test("what one address has in many variants is bounded", async () => {
	loading = (request) => {
		request.cookieOf("choice");
		return undefined;
	};
	for (let at = 0; at < 20; at += 1) await load("/a", `choice=${at}`);
	await load("/a", "choice=19");
	expect(loaded.length).toBe(20);
	await load("/a", "choice=0");
	expect(loaded.length).toBe(21);
	update("/a");
	for (let at = 0; at < 20; at += 1) await load("/a", `choice=${at}`);
	expect(answers.size()).toBe(1);
});
