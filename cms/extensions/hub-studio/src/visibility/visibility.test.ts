import { describe, expect, test } from "vitest";
import { effectOf, type Visibility, visibilityOf } from "./visibility.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const [PAST, FUTURE] = ["2026-11-01T08:00:00Z", "2026-12-24T09:23:00Z"];

describe("[CT-1] the visibility of", () => {
	test.each<[string, Record<string, unknown>, Visibility]>([
		["a draft", { status: "draft", publish_at: PAST }, { kind: "draft" }],
		["an archived entry", { status: "archived" }, { kind: "archived" }],
		["a published entry", { status: "published" }, { kind: "live", until: undefined }],
		[
			"an entry after its publication time",
			{ status: "published", publish_at: PAST },
			{ kind: "live", until: undefined },
		],
		[
			"an entry before the end of its publication",
			{ status: "published", unpublish_at: FUTURE },
			{ kind: "live", until: Date.parse(FUTURE) },
		],
		[
			"an entry before its publication time",
			{ status: "published", publish_at: FUTURE },
			{ kind: "scheduled", at: Date.parse(FUTURE) },
		],
		[
			"an entry after the end of its publication",
			{ status: "published", unpublish_at: PAST },
			{ kind: "over", since: Date.parse(PAST) },
		],
		["a new entry", {}, { kind: "draft" }],
	])("%s follows from its status and times", (_, row, visibility) => {
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
		["a draft that is scheduled", draft, scheduled, true, "will-appear"],
		["an edited live entry", live, live, true, "changes"],
		["a live entry that is withdrawn", live, draft, true, "disappears"],
		["a live entry that is rescheduled", live, scheduled, true, "disappears"],
		["a form without an edit", live, live, false, "nothing"],
	] as const)("%s", (_, stored, formed, isEdited, effect) => {
		expect(effectOf(stored, formed, isEdited)).toBe(effect);
	});
});
