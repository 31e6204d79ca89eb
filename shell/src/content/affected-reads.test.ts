import { liveFilters, withLiveFields } from "@hub/shared-contracts/cms/live";
import { describe, expect, test } from "vitest";
import { factsOf, isAffected } from "./affected-reads.server.ts";
import type { ContentChange } from "./content-change.ts";
import type { Read, Row, RowsRead } from "./directus-source.server.ts";

const fields = withLiveFields("posts", ["id", "title", { category: { collection: "categories", fields: ["id", "title"] } }]);
const list: RowsRead = {
	collection: "posts",
	fields,
	filter: {
		_and: [...liveFilters("posts"), { _and: [{ locale: { _eq: "de" } }, { category: { translation_key: { _eq: "news" } } }] }],
	},
	sort: ["-published_at"],
	limit: 9,
};
const detail: RowsRead = {
	...list,
	filter: { _and: [...liveFilters("posts"), { _and: [{ locale: { _eq: "de" } }, { slug: { _eq: "eins" } }] }] },
	sort: [],
	limit: 1,
};
const row: Row = { id: "p1", author: { id: "a1" }, category: { id: "c1" } };
const events: RowsRead = {
	collection: "events",
	fields: [
		"id",
		{ speakers: { collection: "events_speakers", fields: ["id", { speaker: { collection: "speakers", fields: ["id"] } }] } },
	],
	filter: { _and: [...liveFilters("events"), { ends_at: { _gte: "$NOW" } }] },
	sort: ["starts_at"],
	limit: 3,
};

function change(collection: string, event: ContentChange["event"], key?: string, ...changed: string[]): ContentChange {
	return { collection, event, keys: key ? new Set([key]) : undefined, fields: changed.length > 0 ? new Set(changed) : undefined };
}
const concerns = (read: Read, rows: readonly Row[], what: ContentChange) => isAffected(factsOf(read, rows), what);

describe("[CT-1] what a change may alter", () => {
	test.each([
		["a row that it shows", change("posts", "update", "p1", "title"), true],
		["what a row of it relates to", change("categories", "update", "c1", "title"), true],
		["another row's text", change("posts", "update", "p2", "title"), false],
		["another row's order", change("posts", "update", "p2", "published_at"), true],
		["whether another row is shown", change("posts", "update", "p2", "status"), true],
		["another row in an unknown way", change("posts", "update", "p2"), true],
		["a new row", change("posts", "create", "p2"), true],
		["a row that came by its date", change("posts", "due", "p2", "publish_at"), true],
		["any rows", change("posts", "update"), true],
		["what others relate to", change("categories", "update", "c2", "title"), false],
		["by what rows are chosen", change("categories", "update", "c2", "translation_key"), true],
		["whether what they need is live", change("authors", "due", "a2", "publish_at"), true],
		["something new that nothing points to yet", change("authors", "create", "a2"), false],
		["another collection", change("events", "update", "p1"), false],
	])("a list: %s", (_, what, expected) => {
		expect(concerns(list, [row], what)).toBe(expected);
	});

	test.each([
		["itself", change("posts", "update", "p1", "title"), true],
		["its author", change("authors", "update", "a1", "name"), true],
		["another one, in any way: no two share a slug", change("posts", "update", "p2"), false],
		["a new one", change("posts", "create", "p2"), false],
		["another author's state", change("authors", "update", "a2", "status"), false],
	])("a row by its slug: %s", (_, what, expected) => {
		expect(concerns(detail, [row], what)).toBe(expected);
	});

	test.each([
		["a new one", change("posts", "create", "p2"), true],
		["one that got that slug", change("posts", "update", "p2", "slug"), true],
		["one whose author was published", change("authors", "update", "a2", "status"), true],
		["another one's text", change("posts", "update", "p2", "title"), false],
	])("a slug that nothing has: %s", (_, what, expected) => {
		expect(concerns(detail, [], what)).toBe(expected);
	});

	test.each([
		["a new row", change("posts", "create", "p2"), true],
		["a row that went", change("posts", "delete", "p2"), true],
		["a text", change("posts", "update", "p2", "title"), false],
		["a state", change("posts", "update", "p2", "status"), true],
	])("a count: %s", (_, what, expected) => {
		expect(concerns({ kind: "count", collection: "posts", fields, filter: list.filter }, [{ count: { id: 3 } }], what)).toBe(
			expected,
		);
	});

	test.each([
		["a row between two collections that is new", change("events_speakers", "create", "9"), true],
		["one that it holds", change("events_speakers", "delete", "1"), true],
		["one of others that went", change("events_speakers", "delete", "8"), false],
		["someone that it holds", change("speakers", "update", "s1", "name"), true],
		["someone else", change("speakers", "update", "s2", "name"), false],
	])("rows with related lists: %s", (_, what, expected) => {
		expect(concerns(events, [{ id: "e1", speakers: [{ id: 1, speaker: { id: "s1" } }] }], what)).toBe(expected);
	});

	test("rows without ids may be any", () => {
		expect(concerns({ ...list, fields: ["title"] }, [{ title: "x" }], change("posts", "update", "p2", "title"))).toBe(true);
	});

	test("an answer that compares moments of the content with now changes with time alone; what is live is seen to elsewhere", () => {
		expect([list, detail, events].map((read) => factsOf(read, []).timed)).toEqual([false, false, true]);
	});
});
