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

test("[CT-1] the content version changes, and listeners are notified, when a scheduled row starts or ends", () => {
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

test("[CT-1] rows that fell due while the machine slept are live for the first request", () => {
	const { content, changes } = scheduled(3_600_000, 7_200_000);
	const before = content.version();
	// The clock goes on, and no timer fires.
	vi.setSystemTime(START + 8_000_000);
	expect(content.version()).toBe(before + 1);
	expect(changes.map(({ keys }) => keys?.size)).toEqual([2]);
});

test("[CT-1] rows that a clock one day fast had published are hidden again once the clock is right", () => {
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
