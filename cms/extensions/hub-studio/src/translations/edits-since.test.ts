import { expect, test } from "vitest";
import { editsSince } from "./edits-since.ts";

test.each([
	["nothing", { title: "A" }, { title: "A" }, {}],
	["a field that was edited further", { title: "A" }, { title: "Ab" }, { title: "Ab" }],
	["another field", { title: "A" }, { title: "A", teaser: "B" }, { teaser: "B" }],
	["an emptied field", { title: "A" }, { title: null }, { title: null }],
	["a field that was reset to its former value", { title: "A", teaser: "B" }, { title: "A" }, { teaser: "Before" }],
	["nothing for an equal list", { tags: ["a"] }, { tags: ["a"] }, {}],
])("edits made while a form was being saved are returned: %s", (_, sent, edits, since) => {
	expect(editsSince(sent, edits, { title: "", teaser: "Before" })).toEqual(since);
});
