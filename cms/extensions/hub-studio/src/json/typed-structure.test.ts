import { expect, test } from "vitest";
import { isSame, problemOf, structureOf, textOf } from "./typed-structure.ts";

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

test("a problem is reported where what was typed cannot be stored", () => {
	expect(problemOf("[1]")).toBeUndefined();
	expect(problemOf("")).toBeUndefined();
	expect(problemOf("12")).toEqual({ kind: "no-structure" });
	expect(problemOf("[1,")).toEqual({ kind: "syntax", error: expect.stringMatching(/\w/) });
});

test("a stored structure is shown as indented text, and no value as an empty field", () => {
	expect(textOf(null)).toBe("");
	expect(textOf("[1,")).toBe("[1,");
	expect(structureOf(textOf([{ type: "hero" }]))).toEqual([{ type: "hero" }]);
	expect([isSame(null, undefined), isSame([1], [1]), isSame([1], "[1]")]).toEqual([true, true, false]);
});
