import { expect, test } from "vitest";
import { isEmptyDraft } from "./empty-draft.ts";

test.each([
	[null, true],
	[{}, true],
	[{ locale: "de" }, true],
	[{ locale: "de", _user: "a", _date: "2026-11-26T08:00:00Z", id: null, date_updated: "2026-11-26T08:00:00Z" }, true],
	[{ locale: "de", title: null }, true],
	[{ locale: "de", title: "A" }, false],
	[{ status: "draft" }, false],
	[{ cover: "c" }, false],
	["no object", false],
])("[CT-1] a draft with %j counts as empty: %s", (delta, isEmpty) => {
	expect(isEmptyDraft(delta)).toBe(isEmpty);
});
