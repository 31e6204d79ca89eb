import { collections } from "@hub/content-model/collections/collections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesOf, comparedWith, type KnownHistory, type WrittenField } from "./earlier-state.ts";
import { readRevisions, revisionsQuery } from "./revisions.ts";
import { isSame } from "./same-value.ts";

const activity = (action: string, first_name: string | null = "Anna") => ({
	action,
	timestamp: "2026-11-23T08:00:00.000Z",
	user: { first_name, last_name: "Beck" },
});
const TITLE: WrittenField = { name: "title", target: undefined, initial: null };
const BODY: WrittenField = { name: "body", target: undefined, initial: null };
const TONE: WrittenField = { name: "tone", target: undefined, initial: "brand" };
const AUTHOR: WrittenField = { name: "author", target: "authors", initial: null };
const FIELDS = [TITLE, BODY, TONE, AUTHOR];
const never = () => false;

/** Of what points to other entries, Directus notes only what was saved, and nothing at all when the entry was created. */
const revisions = readRevisions({
	data: [
		{ id: 4, data: { title: "C", body: "b", tone: "sky" }, delta: { title: "C", tone: "sky" }, activity: activity("update") },
		{ id: 3, data: { title: "A", body: "b", tone: "brand" }, delta: { author: "2", date: "x" }, activity: activity("update") },
		{ id: 2, data: { title: "A", body: "b", tone: "brand" }, delta: { body: "b" }, activity: activity("update", null) },
		{ id: 1, data: { title: "A" }, delta: { title: "A" }, activity: activity("create") },
	],
});
const history: KnownHistory = { revisions, stored: { title: "C", body: "b", tone: "sky", author: "2" } };
const now = history.stored;
const put = (at: number, form = now, known = history) =>
	comparedWith(form, at, known, FIELDS, never).differing.map(({ field, after }) => [field, after]);

describe("the history of an entry", () => {
	test("says who did what", () => {
		expect(revisions.map((one) => [one.kind, one.by])).toEqual([
			["changed", "Anna Beck"],
			["changed", "Anna Beck"],
			["changed", "Beck"],
			["created", "Anna Beck"],
		]);
	});

	test("names what people write and have changed, and what was there before, in the order of the form", () => {
		expect(changesOf(0, history, FIELDS)).toEqual([
			{ field: "title", before: "A", after: "C" },
			{ field: "tone", before: "brand", after: "sky" },
		]);
		expect(changesOf(2, history, FIELDS)).toEqual([{ field: "body", before: null, after: "b" }]);
		expect(changesOf(3, history, FIELDS)).toEqual([]);
	});

	test("[CT-1] brings back every field of an earlier state, also those that were empty when the entry was created", () => {
		expect(put(1)).toEqual([
			["title", "A"],
			["tone", "brand"],
		]);
		expect(put(3)).toEqual([
			["title", "A"],
			["body", null],
			["tone", "brand"],
		]);
		expect(put(0)).toEqual([]);
	});

	test("[CT-1] compares with the form and not with what is stored: unsaved edits count", () => {
		expect(put(0, { ...now, title: "Typed" })).toEqual([["title", "C"]]);
		expect(put(1, { ...now, title: "A" })).toEqual([["tone", "brand"]]);
		expect(put(0, { ...now, author: { id: "2" } })).toEqual([]);
	});

	test("[CT-1] says of which fields it does not know what was there, and of which the entry is gone", () => {
		expect([0, 1, 2, 3].map((at) => comparedWith(now, at, history, FIELDS, never).unknown)).toEqual([
			...[[], []],
			...[["author"], ["author"]],
		]);
		const elsewhere = { ...now, author: "9" };
		const isGone = (collection: string, key: string) => collection === "authors" && key === "2";
		expect(comparedWith(elsewhere, 1, history, FIELDS, isGone)).toMatchObject({
			differing: [{ field: "title" }, { field: "tone" }],
			gone: ["author"],
		});
		// Nothing was saved of it, so it has always been so.
		const quiet = { revisions: revisions.filter(({ id }) => id !== 3), stored: now };
		expect(comparedWith(elsewhere, 1, quiet, FIELDS, isGone)).toMatchObject({ unknown: [], gone: ["author"] });
	});

	test("[CT-1] every earlier state comes back whole, whatever was saved in between and typed since", () => {
		const value = fc.constantFrom("a", "b", null, 3, true);
		const row = fc.record({ title: value, body: value, tone: value });
		fc.assert(
			fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), row, fc.nat(5), (states, form, back) => {
				const data = states.map((state, at) => ({
					id: at,
					data: state,
					delta: Object.fromEntries(
						Object.entries(state).filter(([name, one]) => at === 0 || states[at - 1]?.[name as "title"] !== one),
					),
					activity: activity(at === 0 ? "create" : "update"),
				}));
				const known = { revisions: readRevisions({ data: data.toReversed() }), stored: states.at(-1) ?? {} };
				const at = back % states.length;
				const plain = [TITLE, BODY, TONE];
				const { differing } = comparedWith(form, at, known, plain, never);
				const after = { ...form, ...Object.fromEntries(differing.map((one) => [one.field, one.after])) };
				expect(after).toEqual(states.toReversed()[at]);
			}),
		);
	});
});

describe("the history of a draft", () => {
	const drafted = readRevisions({
		data: [
			{ id: 7, version: "v", data: { body: "d2" }, delta: { body: "d2" }, activity: activity("version_save") },
			{
				id: 6,
				version: "v",
				data: { title: "D", author: "5" },
				delta: { title: "D", author: "5" },
				activity: activity("version_save"),
			},
			...[
				{ id: 2, data: { title: "A", body: "b", tone: "sky" }, delta: { body: "b" }, activity: activity("update") },
				{ id: 1, data: { title: "A" }, delta: { title: "A" }, activity: activity("create") },
			],
		],
	});
	const known = { revisions: drafted, stored: { title: "A", body: "b", tone: "sky", author: "2" } };
	const form = { title: "D", body: "d2", tone: "sky", author: "5" };

	test("[CT-1] is what was saved in it, upon the entry that it is a draft of", () => {
		expect([0, 1].map((at) => changesOf(at, known, FIELDS))).toEqual([
			[{ field: "body", before: "b", after: "d2" }],
			[
				{ field: "title", before: "A", after: "D" },
				{ field: "author", before: "2", after: "5" },
			],
		]);
		expect(put(1, form, known)).toEqual([["body", "b"]]);
	});

	test("[CT-1] the published state comes back into the draft with all its fields, also with what it points to", () => {
		expect(put(2, form, known)).toEqual([
			["title", "A"],
			["body", "b"],
			["author", "2"],
		]);
	});

	test("asks for the saves of this draft beside those of the entry, and for no others", () => {
		const asked = { collection: "posts", item: "1", limit: 3, offset: 0, whole: true };
		const filter = (version: string | undefined) => JSON.parse(revisionsQuery({ ...asked, version }).filter ?? "");
		expect(filter(undefined)).toMatchObject({ version: { _null: true } });
		expect(filter("v")).toMatchObject({ _or: [{ version: { _null: true } }, { version: { _eq: "v" } }] });
		expect(readRevisions({ data: [{ id: 1, data: null, delta: null, activity: null }] })).toEqual([]);
		expect(() => readRevisions({ errors: [] })).toThrow();
	});
});

test("values that say the same are the same, however they are written", () => {
	expect(isSame("2026-11-23T08:00:00Z", "2026-11-23T09:00:00+01:00")).toBe(true);
	expect([isSame(null, ""), isSame(undefined, []), isSame({ a: 1, b: 2 }, { b: 2, a: 1 })]).toEqual([true, true, true]);
	expect([isSame([1, 2], [2, 1]), isSame("1", 1), isSame(false, null)]).toEqual([false, false, false]);
});

test("every collection with drafts, and every other that people write in, has its history in its form", () => {
	const without = collections.filter(({ fields }) => fields.history?.meta.interface !== "hub-history");
	expect(without.map(({ collection }) => collection)).toEqual(
		collections.filter(({ junction }) => junction).map((one) => one.collection),
	);
});
