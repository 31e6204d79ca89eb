import { expect, test } from "vitest";
import { isSame } from "../studio/same-value.ts";
import { structureOf, textOf } from "./typed-structure.ts";

test.each([
	['[{"type": "hero"}]', [{ type: "hero" }]],
	["{}", {}],
	["", null],
	["  ", null],
	["null", null],
	['[{"type": ', '[{"type": '],
	["12", "12"],
	['"text"', '"text"'],
])("[CT-1] text typed as %s is stored as a structure, or left as it was typed", (typed, stored) => {
	expect(structureOf(typed)).toEqual(stored);
});

test("a stored structure is shown as indented text, and no value as an empty field", () => {
	expect(textOf(null)).toBe("");
	expect(textOf("[1,")).toBe("[1,");
	expect(structureOf(textOf([{ type: "hero" }]))).toEqual([{ type: "hero" }]);
	expect([isSame(null, undefined), isSame([1], [1]), isSame([1], "[1]")]).toEqual([true, true, false]);
});
