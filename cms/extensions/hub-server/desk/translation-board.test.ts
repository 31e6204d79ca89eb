import { expect, test } from "vitest";
import type { EntryHead } from "./entry-heads.ts";
import { boardOf, boardQuery, openTranslations } from "./translation-board.ts";

const DAY = 86_400_000;

/** An entry that was created on a day and changed on another. */
const entry = (
	key: string,
	locale: string,
	created: number,
	changed = created,
	more: Partial<EntryHead> = {},
): EntryHead => ({
	collection: "posts",
	id: `${key}-${locale}`,
	name: `${key} ${locale}`,
	key,
	locale,
	status: "published",
	publishAt: null,
	unpublishAt: null,
	created: created * DAY,
	changed: changed * DAY,
	changedBy: null,
	...more,
});

const outdated = new Map(
	["gone-en", "late-en", "later-en", "kept-en"].map((id) => [
		id,
		{ since: 9 * DAY, saved: id === "later-en" ? 2 * DAY : 4 * DAY },
	]),
);
const open = openTranslations(
	[
		entry("alone", "en", 3),
		entry("late", "de", 1, 9),
		entry("late", "en", 2, 4),
		entry("later", "de", 1, 9),
		entry("later", "en", 2),
		entry("fine", "de", 1, 5),
		entry("fine", "en", 2, 6),
		entry("gone", "de", 1, 5, { status: "archived" }),
		entry("gone", "en", 1),
		entry("kept", "de", 1, 5),
		entry("kept", "en", 2, 2, { status: "archived" }),
		entry("", "de", 1),
	],
	outdated,
);

test("[CT-1] the board lists the oldest outdated translations first, then missing ones, and none of archived entries", () => {
	expect(
		open.map(({ state, id, locale, translation, behind }) => [state, id, locale, translation, behind / DAY]),
	).toEqual([
		["outdated", "later-de", "en", "later-en", 7],
		["outdated", "late-de", "en", "late-en", 5],
		["missing", "alone-en", "de", null, 0],
	]);
});

test("[CT-1] the board is filtered by state, type and language, and counts all open translations", () => {
	const read = (query: object) => boardOf(open, boardQuery.parse(query));
	expect(read({ state: "missing" }).lines.map(({ id }) => id)).toEqual(["alone-en"]);
	expect(read({ locale: "en" }).total).toBe(2);
	expect(read({ collection: "events" })).toMatchObject({ lines: [], total: 0, pages: 1 });
	expect(read({ state: "late", page: "x" }).total, "invalid filters are ignored").toBe(3);
	expect(read({ page: "2" })).toMatchObject({ lines: [], total: 3 });
	expect(read({}).counts).toEqual([{ collection: "posts", missing: 1, outdated: 2 }]);
});
