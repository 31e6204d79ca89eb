import { type ContentQuery, ContentUnavailable } from "@hub/shared-contracts/content-reader";
import { describe, expect, test, vi } from "vitest";
import type { Read, Row } from "./directus-source.server.ts";
import { createRenderReader } from "./render-reader.server.ts";

function reader(rows: readonly Row[] | Promise<readonly Row[]>, signal = new AbortController().signal) {
	const read = vi.fn<(read: Read) => Promise<readonly Row[]>>(async () => rows);
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	return { content: createRenderReader({ read }, log, signal), read, log };
}

const titles: ContentQuery<string> = {
	collection: "posts",
	fields: ["id", "title", { author: { collection: "authors", fields: ["id"] }, tags: { collection: "tags", fields: ["id"] } }],
	filter: { slug: { _eq: "x" } },
	parse: (row) => {
		const { title } = row as { title?: string };
		return title ? { kind: "item", item: title } : { kind: "broken", problem: "title: is missing" };
	},
};

describe("what a render reads", () => {
	test("only what is published, and published now", async () => {
		const { content, read } = reader([]);
		await content.list(titles);
		const filter = read.mock.lastCall?.[0].filter;
		expect(filter).toMatchObject({ _and: [{ status: { _eq: "published" } }, { slug: { _eq: "x" } }] });
		expect(JSON.stringify(filter)).toContain('"publish_at":{"_lte":"$NOW"}');
		expect(JSON.stringify(filter)).toContain('"unpublish_at":{"_gt":"$NOW"}');
	});

	test("a filter of the query cannot widen that", async () => {
		const { content, read } = reader([]);
		await content.list({ ...titles, filter: { _or: [{ status: { _eq: "draft" } }] } });
		expect(read.mock.lastCall?.[0].filter).toMatchObject({
			_and: [{ status: { _eq: "published" } }, { _or: [{ status: { _eq: "draft" } }] }],
		});
	});

	test("a collection without a status is asked for as it is", async () => {
		const { content, read } = reader([]);
		await content.list({ ...titles, published: false });
		expect(read.mock.lastCall?.[0].filter).toEqual({ _and: [{ slug: { _eq: "x" } }] });
	});

	test("at most a hundred, the first alone, in the order asked for", async () => {
		const { content, read } = reader([
			{ id: 1, title: "a" },
			{ id: 2, title: "b" },
		]);
		expect(await content.list({ ...titles, sort: ["-date"] })).toEqual(["a", "b"]);
		expect(read.mock.lastCall?.[0]).toMatchObject({ limit: 100, sort: ["-date"] });
		expect(await content.first(titles)).toBe("a");
		expect(read.mock.lastCall?.[0]).toMatchObject({ limit: 1, sort: [] });
		expect(await reader([]).content.first(titles)).toBeUndefined();
	});

	test("from where it is asked to begin; else from the start", async () => {
		const { content, read } = reader([]);
		await content.list({ ...titles, limit: 10, offset: 20 });
		expect(read.mock.lastCall?.[0]).toMatchObject({ limit: 10, offset: 20 });
		await content.list(titles);
		expect(read.mock.lastCall?.[0]).toMatchObject({ offset: 0 });
	});

	test("a count counts what a list would show, wherever that begins and ends", async () => {
		const { content, read } = reader([{ count: { id: 12 } }]);
		expect(await content.count({ ...titles, limit: 10, offset: 10 })).toBe(12);
		const counted = read.mock.lastCall?.[0];
		expect(counted).toEqual({ kind: "count", collection: "posts", fields: titles.fields, filter: counted?.filter });
		expect(counted?.filter).toMatchObject({ _and: [{ status: { _eq: "published" } }, { slug: { _eq: "x" } }] });
		expect([...content.usage().lists]).toEqual(["posts"]);
	});

	test("an answer that is no count is none", async () => {
		await expect(reader([]).content.count(titles)).rejects.toThrow(ContentUnavailable);
	});

	test("what was used is noted, related items too", async () => {
		const { content } = reader([
			{ id: "p1", title: "a", author: { id: "a1" }, tags: [{ id: 5 }, { id: 6 }] },
			{ id: "p2", title: "b", author: null, tags: [] },
		]);
		await content.list(titles);
		const { items, lists } = content.usage();
		expect(Object.fromEntries([...items].map(([name, ids]) => [name, [...ids]]))).toEqual({
			posts: ["p1", "p2"],
			authors: ["a1"],
			tags: ["5", "6"],
		});
		expect([...lists]).toEqual(["posts"]);
	});

	test("a broken item costs only itself, and an editor can find it in the log", async () => {
		const { content, log } = reader([
			{ id: "p1", title: "a" },
			{ id: "p2", locale: "de" },
			{ id: "p3", title: "c" },
		]);
		expect(await content.list(titles)).toEqual(["a", "c"]);
		expect(log.error).toHaveBeenCalledTimes(1);
		expect(log.error).toHaveBeenCalledWith(
			{ collection: "posts", id: "p2", locale: "de", problem: "title: is missing" },
			"An item of the content service is broken and was left out",
		);
		expect(content.usage().items.get("posts")).toContain("p2");
	});

	test("waiting ends with the render's deadline", async () => {
		const controller = new AbortController();
		const waiting = reader(new Promise(() => undefined), controller.signal).content.list(titles);
		controller.abort();
		await expect(waiting).rejects.toThrow(ContentUnavailable);
		await expect(reader(new Promise(() => undefined), controller.signal).content.list(titles)).rejects.toThrow(ContentUnavailable);
	});
});
