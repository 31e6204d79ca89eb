import { expect, test } from "vitest";
import { publishedStatus } from "./publishing.ts";

test.each([
	["a new entry", undefined, undefined, "published"],
	["a new entry whose form says draft", undefined, "draft", "published"],
	["a new entry that is put away at once", undefined, "archived", "archived"],
	["edits of a draft", "draft", undefined, "published"],
	["edits of what visitors see", "published", undefined, "published"],
	["what visitors see, withdrawn", "published", "draft", "draft"],
	["edits of what is archived", "archived", undefined, "archived"],
	["what was archived, as a draft", "archived", "draft", "published"],
])("[CT-1] publishing %s", (_, stored, written, status) => {
	expect(publishedStatus(stored, written)).toBe(status);
});
