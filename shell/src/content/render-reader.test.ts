import { type ContentQuery, ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { describe, expect, test, vi } from "vitest";
import type { Read, Row } from "../directus/directus-source.server.ts";
import { createRenderReader } from "./render-reader.server.ts";

function reader(rows: readonly Row[] | Promise<readonly Row[]>, signal = new AbortController().signal) {
	const read = vi.fn<(read: Read) => Promise<readonly Row[]>>(async () => rows);
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	return { content: createRenderReader({ read }, { log, signal }), read, log };
}

/** What says of a row that it is live. */
const live = { status: "published", locale: "en" };
const post = { ...live, author: { ...live, id: "a1" }, category: { ...live, id: "c1" } };

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
	test("only what is live: the row itself, and what it is not shown without", async () => {
		const { content, read } = reader([]);
		await content.list(titles);
		const filter = JSON.stringify(read.mock.lastCall?.[0].filter);
		for (const at of [(condition: string) => condition, (condition: string) => `{"author":${condition}}`]) {
			expect(filter).toContain(at('{"status":{"_eq":"published"}}'));
			expect(filter).toContain(at('{"publish_at":{"_lte":"$NOW"}}'));
			expect(filter).toContain(at('{"unpublish_at":{"_gt":"$NOW"}}'));
		}
		expect(filter).toContain('{"_and":[{"locale":{"_eq":"de"}},{"category":{"locale":{"_eq":"de"}}}]}');
	});

	test("a filter of the query cannot widen that", async () => {
		const { content, read } = reader([]);
		await content.list({ ...titles, collection: "pages", filter: { _or: [{ status: { _eq: "draft" } }] } });
		expect(read.mock.lastCall?.[0].filter).toEqual({
			_and: [
				{ status: { _eq: "published" } },
				{ _or: [{ publish_at: { _null: true } }, { publish_at: { _lte: "$NOW" } }] },
				{ _or: [{ unpublish_at: { _null: true } }, { unpublish_at: { _gt: "$NOW" } }] },
				{ _or: [{ status: { _eq: "draft" } }] },
			],
		});
	});

	test.each([
		[{ starts_at: { _gt: "$NOW" } }, true],
		[{ event: { _or: [{ ends_at: { _null: true } }, { ends_at: { _gte: "$NOW" } }] } }, true],
		[{ slug: { _eq: "now" } }, false],
		[{}, false],
	])("what changes with time alone is told from what is scheduled: %j", async (filter, timed) => {
		const { content, read } = reader([{ count: { id: 0 } }]);
		await content.count({ ...titles, filter });
		await content.list({ ...titles, filter });
		expect(read.mock.calls.map(([one]) => one.timed)).toEqual([timed, timed]);
	});

	test("a collection without a status is asked for as it is", async () => {
		const { content, read } = reader([{ id: 1, title: "a" }]);
		expect(await content.list({ ...titles, collection: "redirects", fields: ["title"] })).toEqual(["a"]);
		expect(read.mock.lastCall?.[0]).toMatchObject({ fields: ["id", "title"], filter: { _and: [{ slug: { _eq: "x" } }] } });
	});

	test("a cached row does not outlive its time", async () => {
		const { content } = reader([{ ...post, title: "a", unpublish_at: "2026-03-01T10:00:00" }]);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T09:59:59.999Z") });
		expect(await content.list(titles)).toEqual(["a"]);
		vi.setSystemTime(Date.parse("2026-03-01T10:00:00Z"));
		expect(await content.list(titles)).toEqual([]);
		vi.useRealTimers();
	});

	test("related rows are given their meaning only where they are live", async () => {
		const { content } = reader([
			{
				...post,
				title: "a",
				tags: [
					{ ...live, id: 5 },
					{ ...live, id: 6, status: "draft" },
				],
			},
		]);
		const parse = vi.fn(titles.parse);
		await content.list({ ...titles, parse });
		expect(parse.mock.lastCall?.[0]).toMatchObject({ author: { id: "a1" }, tags: [{ id: 5 }] });
	});

	test("at most a hundred, the first alone, in the order asked for", async () => {
		const { content, read } = reader([
			{ ...post, id: 1, title: "a" },
			{ ...post, id: 2, title: "b" },
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
		await content.list(titles);
		const { fields, filter } = read.mock.lastCall?.[0] ?? {};
		expect(counted).toMatchObject({ kind: "count", collection: "posts", fields, filter });
	});

	test("an answer that is no count is none", async () => {
		await expect(reader([]).content.count(titles)).rejects.toThrow(ContentUnavailable);
	});

	test("a broken item costs only itself, and an editor can find it in the log", async () => {
		const { content, log } = reader([
			{ ...live, id: "p1", title: "a" },
			{ ...live, id: "p2", locale: "de" },
			{ ...live, id: "p3", title: "c" },
		]);
		expect(await content.list({ ...titles, collection: "pages" })).toEqual(["a", "c"]);
		expect(log.error).toHaveBeenCalledTimes(1);
		expect(log.error).toHaveBeenCalledWith(
			{ collection: "pages", id: "p2", locale: "de", problem: "title: is missing" },
			"An item of the content service is broken and was left out",
		);
	});

	test("waiting ends with the render's deadline", async () => {
		const controller = new AbortController();
		const waiting = reader(new Promise(() => undefined), controller.signal).content.list(titles);
		controller.abort();
		await expect(waiting).rejects.toThrow(ContentUnavailable);
		await expect(reader(new Promise(() => undefined), controller.signal).content.list(titles)).rejects.toThrow(ContentUnavailable);
	});
});
