import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Read } from "../directus/directus-source.server.ts";
import type { ContentChange } from "../replica/content-change.ts";
import { type ContentOptions, createContent, type FedContent } from "./content.server.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-05-01T12:00:00Z");
let content: FedContent | undefined;
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
	content?.stop();
	vi.useRealTimers();
});

/** Content whose rows come or go at some moments, in ms from the start. */
function scheduled(...offsets: number[]) {
	const moments = offsets.map((ms) => START + ms);
	const stored = { version: 1, current: START };
	const changes: ContentChange[] = [];
	const reads: Read[] = [];
	const replica: ContentOptions["replica"] = {
		ready: async () => undefined,
		readNow(read) {
			reads.push(read);
			return [{ id: String(reads.length) }];
		},
		rowsShowing: () => new Map(),
		nodesOf: () => undefined,
		current: () => stored.current,
		version: () => stored.version,
		schedule: {
			next: (after) => moments.filter((at) => at > after).toSorted((one, other) => one - other)[0],
			due: (after, until) => new Map([["pages", new Set(moments.filter((at) => at > after && at <= until).map(String))]]),
		},
	};
	const made = createContent({ replica, isAway: () => false, outdatedAfter: HOUR });
	content = made;
	made.onChange((change) => void changes.push(change));
	return { content: made, changes, moments, stored, reads };
}

test("[CT-1] has another version from the moment at which a row comes or goes, and tells of it", () => {
	const { content, changes } = scheduled(1_000, 5_000);
	const before = content.version();
	vi.advanceTimersByTime(999);
	expect([content.version(), changes]).toEqual([before, []]);
	vi.advanceTimersByTime(1);
	expect(content.version()).toBe(before + 1);
	expect(changes).toEqual([
		{
			collection: "pages",
			event: "due",
			keys: new Set([String(START + 1_000)]),
			fields: new Set(["status", "publish_at", "unpublish_at"]),
		},
	]);
	vi.advanceTimersByTime(4_000);
	expect([content.version(), changes.length]).toEqual([before + 2, 2]);
});

test("[CT-1] is right after a sleep of the machine, for the first who asks", () => {
	const { content, changes } = scheduled(3_600_000, 7_200_000);
	const before = content.version();
	// The clock goes on, and no timer fires.
	vi.setSystemTime(START + 8_000_000);
	expect(content.version()).toBe(before + 1);
	expect(changes.map(({ keys }) => keys?.size)).toEqual([2]);
});

test("knows of moments that a change brings", () => {
	const { content, changes, moments } = scheduled();
	moments.push(START + 500);
	content.tell({ collection: "pages", event: "update", keys: new Set(["1"]), fields: undefined });
	vi.advanceTimersByTime(500);
	expect(changes.map(({ event }) => event)).toEqual(["update", "due"]);
});

test("has another version whenever something was stored", () => {
	const { content, stored } = scheduled();
	const before = content.version();
	stored.version += 1;
	expect(content.version()).toBe(before + 1);
});

const MENUS: Read = { collection: "navigation", fields: ["id"], filter: {}, sort: [], limit: 100, key: "menus" };

test("[CT-1] gives the rows that it gave before for as long as nothing has changed or become due", async () => {
	const { content, reads, stored } = scheduled(1_000);
	const first = await content.read(MENUS);
	expect(await content.read(MENUS)).toBe(first);
	expect(content.readNow({ ...MENUS, key: "others" })).not.toBe(first);
	expect(reads).toHaveLength(2);
	stored.version += 1;
	expect(content.readNow(MENUS)).not.toBe(first);
	vi.advanceTimersByTime(1_000);
	content.readNow(MENUS);
	expect(reads).toHaveLength(4);
});

test("[CT-1] reads again what changes with time alone", () => {
	const { content, reads } = scheduled();
	const upcoming: Read = { ...MENUS, filter: { starts_at: { _gte: "$NOW" } }, timed: true };
	content.readNow(upcoming);
	content.readNow(upcoming);
	expect(reads).toHaveLength(2);
});

test("[SC-2] is outdated once it is older than an operator allows, since the moment that it shows, until there is news", () => {
	const { content, stored } = scheduled();
	vi.setSystemTime(START + HOUR);
	expect(content.outdatedSince()).toBeUndefined();
	vi.setSystemTime(START + HOUR + 1);
	expect(content.outdatedSince()).toBe(START);
	vi.setSystemTime(START + 5 * HOUR);
	expect(content.outdatedSince()).toBe(START);
	stored.current = START + 5 * HOUR;
	expect(content.outdatedSince()).toBeUndefined();
});

test("[CT-1] takes back what a clock had made due that was a day ahead", () => {
	const { content, changes } = scheduled(HOUR);
	vi.setSystemTime(START + 24 * HOUR);
	const ahead = content.version();
	expect(changes).toHaveLength(1);
	vi.setSystemTime(START + 60_000);
	expect(content.version()).toBe(ahead + 1);
	expect(changes).toHaveLength(2);
	vi.setSystemTime(START + HOUR);
	expect(content.version()).toBe(ahead + 2);
	expect(changes.map(({ keys }) => [...(keys ?? [])])).toEqual(Array.from({ length: 3 }, () => [String(START + HOUR)]));
});
