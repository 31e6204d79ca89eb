import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Read, Row } from "../directus/directus-source.server.ts";
import type { InvalidRow } from "../directus/validate-rows.server.ts";
import { whenReadable } from "./content.server.ts";
import type { FeedClient, FeedResponse } from "./feed-client.server.ts";
import { type FeedFollower, followFeed } from "./follow-feed.server.ts";
import { type ContentChange, type ContentStore, openStore } from "./store.server.ts";
import { tables } from "./tables.server.ts";

let folder: string;
let store: ContentStore;
let follower: FeedFollower | undefined;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-follow-"));
	store = openStore({ folder, build: "a test", log: { error: () => undefined } });
});
afterEach(async () => {
	await follower?.stop();
	store.close();
	rmSync(folder, { recursive: true });
});

const LINK = { status: "published", locale: "en", menu: "header", href: "/x", translation_key: "link" };

/** Changes in one response of the feed. */
const BATCH = 100;

/** A Directus with menu links by id, and their change feed. */
function service() {
	const links = new Map<string, Row>();
	const invalidIds = new Set<string>();
	const changes: { collection: string; item: string }[] = [];
	const listeners = new Set<(collection: string, rows: readonly InvalidRow[]) => void>();
	const state = { epoch: 1, away: false, reads: 0, held: Promise.resolve(), readMs: 0 };
	const empty = Object.fromEntries([...(tables.get("navigation")?.columns ?? [])].map((name) => [name, null]));

	const source = {
		onInvalidRows(listener: (collection: string, rows: readonly InvalidRow[]) => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		async read(read: Read): Promise<readonly Row[]> {
			state.reads += 1;
			await state.held;
			if (state.readMs > 0) await new Promise((resolve) => setTimeout(resolve, state.readMs));
			if (state.away) throw new ContentUnavailable("The service is away.");
			if (read.collection !== "navigation") return "kind" in read ? [{ count: { id: 0 } }] : [];
			const published = [...links.values()].filter(({ status }) => status === "published");
			if ("kind" in read) return [{ count: { id: published.length } }];
			const text = JSON.stringify(read.filter);
			const wanted = text.includes('"_in"')
				? published.filter(({ id }) => text.includes(`"${String(id)}"`))
				: published;
			// Only titles are invalid, so a read of ids finds no invalid rows.
			const invalid = wanted.filter(({ id }) => read.fields.includes("label") && invalidIds.has(String(id)));
			if (invalid.length > 0)
				for (const listener of listeners)
					listener(
						"navigation",
						invalid.map(({ id }) => ({ id: String(id), field: "label", problem: "must be a string" })),
					);
			return wanted.filter((row) => !invalid.includes(row)).map((row) => ({ ...empty, ...row }));
		},
	};
	const feed: FeedClient = {
		async read(from, wait, signal): Promise<FeedResponse> {
			const until = performance.now() + wait;
			for (;;) {
				signal.throwIfAborted();
				if (state.away) throw new Error("The service is away.");
				const headAt = (at: number) => ({ epoch: state.epoch, cursor: `0.${at}` });
				if (from?.epoch !== state.epoch) return { kind: "refill", ...headAt(changes.length) };
				const begin = Number(from.cursor.slice(2));
				const batch = changes.slice(begin, begin + BATCH);
				if (batch.length > 0 || performance.now() >= until)
					return { kind: "changes", ...headAt(begin + batch.length), changes: batch };
				await new Promise((resolve) => setTimeout(resolve, 5));
			}
		},
	};
	return {
		source,
		feed,
		state,
		invalidIds,
		links,
		put(id: string, row: Row) {
			links.set(id, { ...LINK, id, ...row });
			changes.push({ collection: "navigation", item: id });
		},
		remove(id: string) {
			links.delete(id);
			changes.push({ collection: "navigation", item: id });
		},
	};
}

function follow({ source, feed }: ReturnType<typeof service>) {
	const logged: string[] = [];
	const changes: ContentChange[] = [];
	store.onChange((change) => void changes.push(change));
	const record = (_: object, text?: string) => void logged.push(String(text));
	follower = followFeed({
		store,
		feed,
		source,
		log: { info: record, warn: record, error: record },
		pauses: { failed: 20, invalid: 30, compare: 50 },
	});
	return { logged, changes, follower };
}

const LINKS = { collection: "navigation", part: "list" };
const labels = () =>
	Object.fromEntries(store.list(LINKS).map(({ id, item }) => [id, (item as { label: string }).label]));

test("the follower refills the store when the feed's epoch changes", async () => {
	const cms = service();
	cms.put("a", { label: "One" });
	const { follower: following } = follow(cms);
	await following.filled;
	cms.links.set("b", { ...LINK, id: "b", label: "Not in the feed" });
	cms.links.delete("a");
	cms.state.epoch += 1;
	cms.put("c", { label: "In the feed" });
	await vi.waitFor(() => expect(labels()).toEqual({ b: "Not in the feed", c: "In the feed" }));
});

test("an invalid row keeps its last valid state, does not delay other rows, and is retried", async () => {
	const cms = service();
	cms.put("a", { label: "One" });
	const { follower: following } = follow(cms);
	await following.filled;
	cms.invalidIds.add("a");
	cms.put("a", { label: "Invalid for now" });
	cms.put("b", { label: "Two" });
	await vi.waitFor(() => expect(labels()).toEqual({ a: "One", b: "Two" }));
	cms.invalidIds.clear();
	await vi.waitFor(() => expect(labels()).toEqual({ a: "Invalid for now", b: "Two" }));
});

test("a difference in row counts that the feed did not report is logged and repaired", async () => {
	const cms = service();
	cms.put("a", { label: "One" });
	const { logged, follower: following } = follow(cms);
	await following.filled;
	cms.links.set("b", { ...LINK, id: "b", label: "Not in the feed" });
	// Counts are compared between two responses of the feed.
	const timer = setInterval(() => cms.put("a", { label: "One" }), 10);
	await vi
		.waitFor(() => expect(labels()).toEqual({ a: "One", b: "Not in the feed" }), 10_000)
		.finally(() => clearInterval(timer));
	expect(logged).toContain("The store differs from the content service; everything is read again");
});

test("many changes are applied in batches, and not mistaken for a difference", async () => {
	const cms = service();
	cms.put("a", { label: "One" });
	const { logged, follower: following } = follow(cms);
	await following.filled;
	// Longer than the pause between two comparisons.
	cms.state.readMs = 60;
	for (let at = 0; at < 4 * BATCH; at += 1) cms.put(`link-${at}`, { label: "Another" });
	await vi.waitFor(() => expect(store.count(LINKS)).toBe(4 * BATCH + 1), 20_000);
	expect(logged).not.toContain("The store differs from the content service; everything is read again");
});

test("a stopped follower stores nothing, and stops within seconds even if Directus is silent", async () => {
	const cms = service();
	cms.put("a", { label: "One" });
	const { follower: following, changes } = follow(cms);
	await following.filled;
	const before = store.position();
	changes.length = 0;
	const { promise: held, resolve } = Promise.withResolvers<void>();
	cms.state.held = held;
	const { reads } = cms.state;
	cms.put("a", { label: "Late" });
	await vi.waitFor(() => expect(cms.state.reads).toBeGreaterThan(reads));
	const began = performance.now();
	await following.stop();
	expect(performance.now() - began).toBeLessThan(3_000);
	resolve();
	// Resolves at once when the held step has ended.
	await following.stop();
	expect([labels(), store.position(), changes]).toEqual([{ a: "One" }, before, []]);
});

test("[SC-2] the first visitors wait for the first fill, and nobody waits if Directus fails", async () => {
	const cms = service();
	cms.put("a", { label: "One" });
	const { follower: following } = follow(cms);
	await whenReadable(store, following);
	expect(labels()).toEqual({ a: "One" });

	const other = openStore({ folder: join(folder, "other"), build: "a test", log: { error: () => undefined } });
	vi.useFakeTimers();
	const { promise: filled, resolve } = Promise.withResolvers<void>();
	let isReady = false;
	const ready = whenReadable(other, { filled, isFilling: () => true, isFailing: () => false }).then(() => {
		isReady = true;
	});
	await vi.advanceTimersByTimeAsync(5_000);
	expect(isReady).toBe(false);
	resolve();
	await ready;
	await whenReadable(other, { filled: new Promise(() => undefined), isFilling: () => false, isFailing: () => true });
	vi.runOnlyPendingTimers();
	vi.useRealTimers();
	expect(() => other.list(LINKS)).toThrow("The site has no content yet.");
	other.close();
	expect(() => other.list(LINKS)).toThrow("The content store is closed.");
});
