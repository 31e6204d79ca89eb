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
const titles: ContentQuery<string> = {
	collection: "posts",
	fields: ["id", "title", { author: { collection: "authors", fields: ["id"] }, tags: { collection: "tags", fields: ["id"] } }],
	filter: { slug: { _eq: "x" } },
	parse: (row) => {
		const { title } = row as { title?: string };
		return title ? { kind: "item", item: title } : { kind: "broken", problem: "title: is missing" };
	},
};

describe("[CT-1] content reads of a render", () => {
	test("a query's own filter cannot select rows that are not live", async () => {
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

	test("an invalid row is left out of a list and logged with its id", async () => {
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

	test("a read ends with the render's deadline", async () => {
		const controller = new AbortController();
		const waiting = reader(new Promise(() => undefined), controller.signal).content.list(titles);
		controller.abort();
		await expect(waiting).rejects.toThrow(ContentUnavailable);
		await expect(reader(new Promise(() => undefined), controller.signal).content.list(titles)).rejects.toThrow(ContentUnavailable);
	});
});
