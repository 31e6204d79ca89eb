import { expect, test } from "vitest";
import { editsSince } from "./edits-since.ts";

test.each([
	["nothing", { title: "A" }, { title: "A" }, {}],
	["a field typed on", { title: "A" }, { title: "Ab" }, { title: "Ab" }],
	["another field", { title: "A" }, { title: "A", teaser: "B" }, { teaser: "B" }],
	["a field emptied", { title: "A" }, { title: null }, { title: null }],
	["a field put back to what was stored before", { title: "A", teaser: "B" }, { title: "A" }, { teaser: "Before" }],
	["a list that is the same", { tags: ["a"] }, { tags: ["a"] }, {}],
])("while a form was stored, %s was typed", (_, sent, edits, since) => {
	expect(editsSince(sent, edits, { title: "", teaser: "Before" })).toEqual(since);
});
