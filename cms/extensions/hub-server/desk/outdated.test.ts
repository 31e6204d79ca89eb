import { posts } from "@hub/content-model/collections/posts";
import { describe, expect, test } from "vitest";
import type { EntryHead } from "./entry-heads.ts";
import { pairHistory, verdictOn } from "./outdated.ts";
import type { Save, State } from "./saved-states.ts";

const HOUR = 3_600_000;

/** An entry that was created at an hour and changed at another. */
const head = (id: string, created: number, changed: number): EntryHead => ({
	collection: "posts",
	id,
	name: id,
	key: "key",
	locale: id,
	status: "published",
	publishAt: null,
	unpublishAt: null,
	created: created * HOUR,
	changed: changed * HOUR,
	changedBy: null,
});

/** A save at an hour: the saved fields, and the whole entry after it. */
type SavedRow = readonly [item: string, hour: number, fields: readonly string[], state: State];

/** Result for the English translation of a German entry. */
function verdict(saves: readonly SavedRow[], { changed = 9, translated = 4 } = {}) {
	const history = saves.map(
		([item, hour, fields], revision): Save => ({
			revision,
			item,
			at: hour * HOUR,
			fields,
			isNew: fields.includes("id"),
		}),
	);
	const states = new Map(saves.map(([, , , state], revision) => [revision, state]));
	const pair = { original: head("de", 1, changed), translation: head("en", 2, translated) };
	const found = verdictOn({ pair, ...pairHistory(pair, history, posts) }, states, posts);
	return found && { since: found.since / HOUR, saved: found.saved / HOUR, changes: found.changes };
}

const created: SavedRow = ["de", 1, ["id", "title", "body", "published_on"], { title: "Alt", body: "Eins" }];
const translated: SavedRow = ["en", 4, ["id", "title", "body"], { title: "Old", body: "One" }];

describe("[CT-1] a translation is outdated", () => {
	test("if a text of its original changed after it was saved; changed fields are listed", () => {
		const saves: readonly SavedRow[] = [
			created,
			translated,
			["de", 7, ["title", "user_updated"], { title: "Neu", body: "Eins" }],
			["de", 9, ["published_on"], { title: "Neu", body: "Eins" }],
		];
		expect(verdict(saves)).toEqual({ since: 7, saved: 4, changes: [{ field: "title", before: "Alt", after: "Neu" }] });
	});

	test.each<[string, readonly string[]]>([
		["facts that both languages share", ["published_on", "date_updated"]],
		["its status", ["status"]],
		["its relations", ["author", "cover"]],
		["its address", ["slug"]],
	])("not by a change of %s", (_, fields) => {
		expect(
			verdict([created, translated, ["de", 9, fields, { title: "Alt", body: "Eins", slug: "neu" }]]),
		).toBeUndefined();
	});

	test("not by a text that was saved as it was, or changed back", () => {
		const changedBack: readonly SavedRow[] = [
			["de", 7, ["title"], { title: "Neu", body: "Eins" }],
			["de", 9, ["title", "body"], { title: "Alt", body: "Eins" }],
		];
		expect(verdict([created, translated, ...changedBack])).toBeUndefined();
	});

	test("until an editor marks it as up to date, also if a shared fact is copied to it", () => {
		const change: SavedRow = ["de", 6, ["body"], { title: "Alt", body: "Zwei" }];
		const carried: SavedRow = [
			"en",
			9,
			["published_on", "date_updated", "user_updated"],
			{ title: "Old", body: "One" },
		];
		expect(verdict([created, translated, change, carried], { translated: 9 })).toMatchObject({ since: 6, saved: 4 });
		const marked: SavedRow = ["en", 8, ["locale", "date_updated"], { title: "Old", body: "One" }];
		expect(verdict([created, translated, change, marked, carried], { translated: 9 })).toBeUndefined();
	});
});

describe("[CT-1] without a history", () => {
	test("dates decide, and no changed fields are listed", () => {
		expect(verdict([])).toEqual({ since: 9, saved: 4, changes: undefined });
		expect(verdict([], { changed: 4 }), "both languages were saved together").toBeUndefined();
	});

	test("a partial history is used for texts, not for facts", () => {
		expect(verdict([["de", 9, ["title"], { title: "Neu", body: "Eins" }]])).toEqual({
			since: 9,
			saved: 4,
			changes: [{ field: "title", before: undefined, after: "Neu" }],
		});
		expect(verdict([["de", 9, ["published_on"], { title: "Alt", body: "Eins" }]])).toBeUndefined();
	});
});
