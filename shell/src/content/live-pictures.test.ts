import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { memoryContent } from "@hub/shared-contracts/testing/memory-content";
import { describe, expect, test, vi } from "vitest";
import type { ContentChange } from "./content-change.ts";
import type { ContentSource, Row, RowsRead } from "./directus-source.server.ts";
import { createLivePictures } from "./live-pictures.server.ts";

const COVER = "11111111-1111-4111-8111-111111111111";
const IN_TEXT = "22222222-2222-4222-8222-222222222222";
const IN_BLOCK = "33333333-3333-4333-8333-333333333333";
const OTHER = "44444444-4444-4444-8444-444444444444";

const base = { status: "published", locale: "en" };
const near = { author: { ...base, id: "a" }, category: { ...base, id: "c" } };
const post: Row = { ...base, ...near, id: "p1", cover: { id: COVER }, body: `<p><img src="/assets/${IN_TEXT}"></p>` };
const page: Row = { ...base, id: "b1", social_image: null, blocks: [{ type: "hero", picture: IN_BLOCK }] };

function pictures({ away = false } = {}) {
	const tables: Record<string, Row[]> = { posts: [post], pages: [page] };
	const listeners = new Set<(change: ContentChange) => void>();
	const seen = { reads: 0 };
	const read: ContentSource["read"] = async (wanted) => {
		seen.reads += 1;
		if (away) throw new ContentUnavailable("away");
		const rows = wanted as RowsRead;
		return memoryContent(tables, new Date()).list<Row>({
			...rows,
			limit: rows.limit < 0 ? 1_000 : rows.limit,
			offset: rows.offset ?? 0,
			parse: (row) => ({ kind: "item", item: row as Row }),
		});
	};
	const isLive = createLivePictures({
		content: {
			read,
			onChange(listener) {
				listeners.add(listener);
				return () => listeners.delete(listener);
			},
		},
		log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never,
	});
	return {
		isLive,
		seen,
		change(collection: string, row: Row) {
			tables[collection] = [row];
			for (const listener of listeners)
				listener({ collection, event: "update", keys: new Set([String(row.id)]), fields: undefined });
		},
	};
}

describe("[CT-2] a picture of the file library", () => {
	test("is public while something live shows it, wherever it stands", async () => {
		const { isLive, change } = pictures();
		expect(await Promise.all([COVER, IN_TEXT, IN_BLOCK, OTHER].map(isLive))).toEqual([true, true, true, false]);
		change("posts", { ...post, cover: { id: OTHER } });
		expect(await Promise.all([COVER, IN_TEXT, OTHER].map(isLive))).toEqual([false, true, true]);
		change("posts", { ...post, status: "draft" });
		expect(await Promise.all([COVER, IN_TEXT, OTHER, IN_BLOCK].map(isLive))).toEqual([false, false, false, true]);
	});

	test("costs no read as long as nothing changes, and one for a change", async () => {
		const { isLive, seen, change } = pictures();
		await isLive(COVER);
		seen.reads = 0;
		await Promise.all([COVER, OTHER].map(isLive));
		expect(seen.reads).toBe(0);
		change("posts", { ...post, cover: null });
		expect(await isLive(COVER)).toBe(false);
		expect(seen.reads).toBe(1);
	});

	test("is unknown as long as nothing could be read", async () => {
		const { isLive } = pictures({ away: true });
		expect(await Promise.all([COVER, OTHER].map(isLive))).toEqual(["unknown", "unknown"]);
	});
});
