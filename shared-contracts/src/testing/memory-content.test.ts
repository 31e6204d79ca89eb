import { describe, expect, test } from "vitest";
import type { ContentQuery } from "../content/content-reader.ts";
import { memoryContent } from "./memory-content.ts";

const now = new Date("2026-03-10T12:00:00Z");
const category = { id: "c", title: "Practice", slug: "practice" };
const rows = {
	demos: [
		{ locale: "en", title: "One", slug: "one", starts_at: "2026-03-10T11:00:00", words: ["a", "bc"], category },
		{ locale: "en", title: "Two", slug: "two", starts_at: "2026-03-11T11:00:00", words: null },
		{ locale: "de", title: "Draft", slug: "draft", status: "draft" },
		{ locale: "de", title: "Later", slug: "later", publish_at: "2026-03-10T12:00:01Z" },
	],
};
const asked = (more: Partial<ContentQuery<unknown>> = {}): ContentQuery<unknown> => ({
	collection: "demos",
	fields: ["title"],
	parse: (item) => ({ kind: "item", item }),
	...more,
});
const titles = async (more: Partial<ContentQuery<unknown>> = {}) =>
	(await memoryContent(rows, now).list(asked(more))).map((row) => (row as { title: string }).title);

describe("content in memory", () => {
	test("gives a query what is live, and no field that it does not ask for", async () => {
		const [first] = await memoryContent(rows, now).list(asked());
		expect(first).toMatchObject({ id: "demos-1", title: "One" });
		expect(first).not.toHaveProperty("slug");
		expect(await titles()).toEqual(["One", "Two"]);
	});

	test("sorts, cuts and counts", async () => {
		expect(await titles({ sort: ["-title"] })).toEqual(["Two", "One"]);
		expect(await titles({ sort: ["title"], limit: 1, offset: 1 })).toEqual(["Two"]);
		expect(await memoryContent(rows, now).count(asked({ limit: 1 }))).toBe(2);
	});

	test.each([
		[{ slug: { _eq: "one" } }, ["One"]],
		[{ slug: { _neq: "one" } }, ["Two"]],
		[{ slug: { _in: ["two", "three"] } }, ["Two"]],
		[{ starts_at: { _lt: "$NOW" } }, ["One"]],
		[{ starts_at: { _gte: "$NOW" } }, ["Two"]],
		[{ words: { _null: true } }, ["Two"]],
		[{ words: { _ends_with: ",bc" } }, ["One"]],
		[{ title: { _icontains: "TW" } }, ["Two"]],
		[{ category: { slug: { _eq: "practice" } } }, ["One"]],
		[{ _or: [{ slug: { _eq: "one" } }, { title: { _eq: "Two" } }] }, ["One", "Two"]],
		[{ _and: [{ slug: { _eq: "one" } }, { title: { _eq: "Two" } }] }, []],
	])("%j finds %j", async (filter, found) => {
		expect(await titles({ filter })).toEqual(found);
	});

	test("a filter that it does not know, and a row that the parser refuses, end the test that needs them", async () => {
		await expect(titles({ filter: { slug: { _regex: "x" } } })).rejects.toThrow("does not know the filter _regex");
		await expect(titles({ parse: () => ({ kind: "broken", problem: "title: is missing" }) })).rejects.toThrow("title: is missing");
	});
});
