import { describe, expect, test } from "vitest";
import { editsBetween, lostEdits } from "./typed-edits.ts";

test("edits are recognised by the resulting values of the form", () => {
	expect(
		editsBetween(
			{ title: "A", blocks: [{ type: "prose" }] },
			{ title: "Ab", blocks: [{ type: "prose" }], capacity: 0 },
		),
	).toEqual([
		{ field: "title", value: "Ab" },
		{ field: "capacity", value: 0 },
	]);
	expect(editsBetween({ title: "A" }, {}), "emptied").toEqual([{ field: "title", value: null }]);
	expect(editsBetween({ title: null }, {}), "never filled").toEqual([]);
});

describe("[CT-1] edits that a form lost", () => {
	const types: Readonly<Record<string, string>> = {
		title: "string",
		blocks: "json",
		author: "uuid",
		speakers: "alias",
		capacity: "integer",
	};
	const lost = (typed: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) =>
		lostEdits(new Map(Object.entries(typed)), now, (field) => types[field]);

	test.each([
		["a text", { title: "Abc" }, { title: "A" }, [{ field: "title", value: "Abc" }]],
		["what was emptied", { capacity: null }, { capacity: 3 }, [{ field: "capacity", value: null }]],
		["what is chosen by its key", { author: "b" }, { author: "a" }, [{ field: "author", value: "b" }]],
		["a structure", { blocks: [{ type: "quote" }] }, { blocks: [] }, [{ field: "blocks", value: [{ type: "quote" }] }]],
		["nothing of what is there", { title: "A", blocks: [] }, { title: "A", blocks: [] }, []],
		[
			"no change of other entries, which would be made twice",
			{ speakers: { create: [{}] }, author: { name: "B" } },
			{},
			[],
		],
		["no field that the collection lacks", { $version: "draft" }, {}, []],
	])("are found: %s", (_, typed, now, edits) => expect(lost(typed, now)).toEqual(edits));
});
