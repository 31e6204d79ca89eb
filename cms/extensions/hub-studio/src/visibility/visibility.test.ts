import { describe, expect, test } from "vitest";
import { effectOf, type Visibility, visibilityOf } from "./visibility.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const [PAST, FUTURE] = ["2026-11-01T08:00:00Z", "2026-12-24T09:23:00Z"];

describe("[CT-1] the form says who sees", () => {
	test.each<[string, Record<string, unknown>, Visibility]>([
		["a draft", { status: "draft", publish_at: PAST }, { kind: "draft" }],
		["an archived one", { status: "archived" }, { kind: "archived" }],
		["a published one", { status: "published" }, { kind: "live", until: undefined }],
		["one that came", { status: "published", publish_at: PAST }, { kind: "live", until: undefined }],
		["one that will go", { status: "published", unpublish_at: FUTURE }, { kind: "live", until: Date.parse(FUTURE) }],
		["one that will come", { status: "published", publish_at: FUTURE }, { kind: "scheduled", at: Date.parse(FUTURE) }],
		["one that went", { status: "published", unpublish_at: PAST }, { kind: "over", since: Date.parse(PAST) }],
		["a new one", {}, { kind: "draft" }],
	])("%s", (_, row, visibility) => {
		expect(visibilityOf(row, NOW)).toEqual(visibility);
	});
});

describe("a save announces its effect on visitors", () => {
	const live = visibilityOf({ status: "published" }, NOW);
	const draft = visibilityOf({ status: "draft" }, NOW);
	const scheduled = visibilityOf({ status: "published", publish_at: FUTURE }, NOW);
	test.each([
		["a new draft", undefined, draft, true, "stays-hidden"],
		["a new entry that is published", undefined, live, true, "appears"],
		["a draft that is published", draft, live, true, "appears"],
		["a draft that is planned", draft, scheduled, true, "will-appear"],
		["words of what is live", live, live, true, "changes"],
		["a live entry that is withdrawn", live, draft, true, "disappears"],
		["a live entry that is put off", live, scheduled, true, "disappears"],
		["a form without an edit", live, live, false, "nothing"],
	] as const)("%s", (_, stored, formed, isEdited, effect) => {
		expect(effectOf(stored, formed, isEdited)).toBe(effect);
	});
});
