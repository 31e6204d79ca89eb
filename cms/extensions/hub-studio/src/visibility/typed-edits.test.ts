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

describe("[CT-1] edits that a form lost are found", () => {
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
		["an emptied field", { capacity: null }, { capacity: 3 }, [{ field: "capacity", value: null }]],
		["a chosen entry, stored by its key", { author: "b" }, { author: "a" }, [{ field: "author", value: "b" }]],
		["a structure", { blocks: [{ type: "quote" }] }, { blocks: [] }, [{ field: "blocks", value: [{ type: "quote" }] }]],
		["none if the form still holds them", { title: "A", blocks: [] }, { title: "A", blocks: [] }, []],
		[
			"no changes of other entries, which would be applied twice",
			{ speakers: { create: [{}] }, author: { name: "B" } },
			{},
			[],
		],
		["no fields that the collection lacks", { $version: "draft" }, {}, []],
	])("%s", (_, typed, now, edits) => expect(lost(typed, now)).toEqual(edits));
});
