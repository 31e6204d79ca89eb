import { describe, expect, test } from "vitest";
import type { CountRead, RowsRead } from "./directus-source.server.ts";
import { validateRows } from "./validate-rows.server.ts";

const events: RowsRead = {
	collection: "events",
	fields: [
		"id",
		"title",
		"capacity",
		{
			speakers: {
				collection: "events_speakers",
				fields: ["id", { speakers_id: { collection: "speakers", fields: ["id", "display_name"] } }],
			},
			image: { collection: "directus_files", fields: ["id"] },
		},
	],
	filter: {},
	sort: [],
	limit: 2,
};
const valid = {
	id: "1",
	title: "Day",
	capacity: 7,
	speakers: [{ id: "s", speakers_id: { id: "p", display_name: "Ada" } }],
	image: { id: "f" },
};

describe("[PF-4] rows of a response", () => {
	test("are valid with null for every optional field", () => {
		const empty = { id: "2", title: null, capacity: null, speakers: [], image: null };
		const lessSpeakers = { ...valid, speakers: [{ id: "s", speakers_id: null }, null] };
		for (const row of [valid, empty, lessSpeakers])
			expect(validateRows(events, [row])).toEqual({ rows: [row], invalid: [] });
		expect(validateRows(events, [])).toEqual({ rows: [], invalid: [] });
	});

	test.each<[string, unknown, object]>([
		["nothing", null, { id: undefined, field: "", problem: "is not a row" }],
		["without its id", { ...valid, id: undefined }, { id: undefined, field: "id", problem: "is missing" }],
		["with an id of another type", { ...valid, id: 7 }, { id: undefined, field: "id", problem: "must be a string" }],
		["without a field", { ...valid, title: undefined }, { id: "1", field: "title", problem: "is missing" }],
		["with a number for a text", { ...valid, title: 7 }, { id: "1", field: "title", problem: "must be a string" }],
		[
			"with a text for a number",
			{ ...valid, capacity: "7" },
			{ id: "1", field: "capacity", problem: "must be a number" },
		],
		["with a text for a row", { ...valid, image: "f" }, { id: "1", field: "image", problem: "is not a row" }],
		["without a related row", { ...valid, image: undefined }, { id: "1", field: "image", problem: "is missing" }],
		[
			"with another shape far within",
			{ ...valid, speakers: [{ id: "s", speakers_id: { id: "p", display_name: 7 } }] },
			{ id: "1", field: "speakers.speakers_id.display_name", problem: "must be a string" },
		],
	])("an invalid row is left out and reported: %s", (_what, row, invalid) => {
		expect(validateRows(events, [row, valid])).toEqual({ rows: [valid], invalid: [invalid] });
	});

	test("are rejected if they are no list or longer than the limit", () => {
		for (const value of [undefined, null, {}, "rows", 7, [valid, valid, valid]])
			expect(validateRows(events, value)).toBeUndefined();
		expect(validateRows({ ...events, limit: -1 }, [valid, valid, valid])?.rows).toHaveLength(3);
	});

	test("a count must be a number", () => {
		const count: CountRead = { kind: "count", collection: "events", fields: ["id"], filter: {} };
		expect(validateRows(count, [{ count: { id: 12 } }])?.rows).toEqual([{ count: { id: 12 } }]);
		for (const value of [[], [{}], [{ count: null }], [{ count: { id: "12" } }], [null]])
			expect(validateRows(count, value)).toBeUndefined();
	});
});
