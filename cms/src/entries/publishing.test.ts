import { expect, test } from "vitest";
import { publishedStatus } from "./publishing.ts";

test.each([
	["a new entry", undefined, undefined, "published"],
	["a new entry whose form says draft", undefined, "draft", "published"],
	["a new entry as archived", undefined, "archived", "archived"],
	["edits of a draft", "draft", undefined, "published"],
	["edits of a published entry", "published", undefined, "published"],
	["a published entry as a draft", "published", "draft", "draft"],
	["edits of an archived entry", "archived", undefined, "archived"],
	["an archived entry as a draft", "archived", "draft", "published"],
])("[CT-1] publishing %s leaves the right status", (_, stored, written, status) => {
	expect(publishedStatus(stored, written)).toBe(status);
});
