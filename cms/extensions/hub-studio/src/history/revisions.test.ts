import { describe, expect, test } from "vitest";
import { changesOf, readRevisions, restoring, revisionsQuery } from "./revisions.ts";

const activity = (action: string, first_name: string | null = "Anna") => ({
	action,
	timestamp: "2026-11-23T08:00:00.000Z",
	user: { first_name, last_name: "Beck" },
});
const [third, second, first] = readRevisions({
	data: [
		{ id: 3, data: { title: "C", body: "b" }, delta: { title: "C", author: "2", user_updated: "x" }, activity: activity("update") },
		{ id: 2, data: { title: "A", body: "b" }, delta: { body: "b" }, activity: activity("update", null) },
		{ id: 1, data: { title: "A", body: "a" }, delta: { title: "A", body: "a", author: "1" }, activity: activity("create") },
	],
});
const FIELDS = ["title", "body", "author"];

describe("the history of an entry", () => {
	test("says who did what", () => {
		expect([third, second, first].map((one) => [one?.kind, one?.by])).toEqual([
			["changed", "Anna Beck"],
			["changed", "Beck"],
			["created", "Anna Beck"],
		]);
	});

	test("names what people write and have changed, and what was there before, in the order of the form", () => {
		if (!first || !second || !third) throw new Error("There are three.");
		expect(changesOf(third, [second, first], FIELDS)).toEqual([
			{ field: "title", before: "A", after: "C" },
			{ field: "author", before: "1", after: "2" },
		]);
		expect(changesOf(second, [first], FIELDS)).toEqual([{ field: "body", before: "a", after: "b" }]);
		expect(changesOf(first, [], FIELDS)).toEqual([]);
	});

	test("does not guess what a link led to before, where that was not saved", () => {
		if (!second || !third) throw new Error("There are three.");
		expect(changesOf(third, [second], FIELDS)).toContainEqual({ field: "author", before: undefined, after: "2" });
	});

	test("brings back an earlier state field by field, without touching what was not saved with it", () => {
		if (!second) throw new Error("There are three.");
		expect(restoring(second, { title: "C", body: "b", author: "2" }, FIELDS)).toEqual([{ field: "title", value: "A" }]);
		expect(restoring(second, { title: "A", body: "b" }, FIELDS)).toEqual([]);
	});

	test("leaves out what is stored while one works on a version, and what cannot be read", () => {
		expect(JSON.parse(revisionsQuery({ collection: "posts", item: "1", limit: 3, offset: 0 }).filter ?? "")).toMatchObject({
			version: { _null: true },
		});
		expect(readRevisions({ data: [{ id: 1, data: null, delta: null, activity: null }] })).toEqual([]);
		expect(() => readRevisions({ errors: [] })).toThrow();
	});
});
