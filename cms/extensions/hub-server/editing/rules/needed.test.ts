import { describe, expect, test } from "vitest";
import { alteration, creation, definitionOf } from "../../entries/change.ts";
import type { Row } from "../../entries/row.ts";
import type { StoredRows } from "../../entries/stored-rows.ts";
import { missingNeededRowError, neededRowRemovalError } from "./needed.ts";

const NOW = Date.parse("2026-03-01T10:00:00Z");
const SOON = "2026-03-02T10:00:00";
const LATER = "2026-03-03T10:00:00";

const AUTHOR = {
	id: "a",
	status: "published",
	locale: "en",
	display_name: "Ada",
	publish_at: null,
	unpublish_at: null,
};
const POST = {
	id: "p",
	status: "published",
	locale: "en",
	title: "Post",
	author: "a",
	category: "c",
	publish_at: null,
};

/** Stored rows by collection. Filters compare fields by `_eq`. */
function stored(rows: Readonly<Record<string, readonly Row[]>>): StoredRows {
	const fits = (row: Row, filter: Row): boolean =>
		Object.entries(filter).every(([key, value]) =>
			key === "_and" ? (value as Row[]).every((one) => fits(row, one)) : row[key] === (value as { _eq: unknown })._eq,
		);
	return {
		list: async ({ collection }, filter) => (rows[collection] ?? []).filter((row) => fits(row, filter as Row)),
		alternatives: async () => new Map(),
	};
}

function definition(collection: string) {
	const found = definitionOf(collection);
	if (!found) throw new Error(`There is no ${collection}.`);
	return found;
}

describe("[CT-1] an author with published articles", () => {
	const withdraw = (change: Row, post: Row, before: Row) =>
		neededRowRemovalError(alteration(definition("authors"), { ...AUTHOR, ...before }, change), {
			rows: stored({ posts: [{ ...POST, ...post }] }),
			now: NOW,
		});

	test.each<readonly [Row, Row?, Row?]>([
		[{ status: "draft" }],
		[{ status: "archived" }],
		[{ publish_at: SOON }],
		[{ unpublish_at: SOON }],
		[{ unpublish_at: "2026-03-01T09:00:00" }],
		[{ locale: "de" }],
		[{ unpublish_at: SOON }, { unpublish_at: LATER }],
		[{ publish_at: LATER }, { publish_at: SOON }],
	])("cannot be changed: %j, with an article %j", async (change = {}, post = {}, before = {}) => {
		expect((await withdraw(change, post, before))?.reason).toMatch(
			/^“(Status|Publish At|Unpublish At|Language)” cannot be changed like this, because one published entry would disappear with this one: “Post” in posts\./,
		);
	});

	test.each<readonly [Row, Row?, Row?]>([
		[{ display_name: "Eve" }],
		[{ status: "published", publish_at: null }],
		[{ status: "draft" }, { status: "draft" }],
		[{ status: "draft" }, { author: "another" }],
		[{ status: "draft" }, { unpublish_at: "2026-03-01T09:00:00" }],
		[{ status: "draft" }, { locale: "de" }],
		[{ unpublish_at: LATER }, { unpublish_at: SOON }],
		[{ publish_at: SOON }, { publish_at: LATER }],
		[{ status: "archived" }, {}, { status: "draft" }],
		[{ status: "draft" }, {}, { unpublish_at: "2026-03-01T09:00:00" }],
		[{ unpublish_at: null }, {}, { unpublish_at: SOON }],
	])("can be changed if no article disappears: %j, with an article %j", async (change = {}, post = {}, before = {}) => {
		expect(await withdraw(change, post, before)).toBeUndefined();
	});

	test("cannot be withdrawn: the refusal names three articles and counts the others", async () => {
		const posts = [1, 2, 3, 4, 5].map((number) => ({ ...POST, id: `p${number}`, title: `Post ${number}` }));
		const change = alteration(definition("authors"), AUTHOR, { status: "draft" });
		expect((await neededRowRemovalError(change, { rows: stored({ posts }), now: NOW }))?.reason).toBe(
			"“Status” cannot be changed like this, because 5 published entries would disappear with this one: “Post 1” in posts, “Post 2” in posts, “Post 3” in posts and 2 more. Choose something else there first, or withdraw them too.",
		);
	});

	test("can be withdrawn as a speaker: events are shown without their speakers", async () => {
		const speaker = { ...AUTHOR, id: "s" };
		const rows = stored({
			events_speakers: [{ id: "es", events_id: "e", speakers_id: "s", status: "published", locale: "en" }],
		});
		expect(
			await neededRowRemovalError(alteration(definition("speakers"), speaker, { status: "archived" }), {
				rows,
				now: NOW,
			}),
		).toBeUndefined();
	});
});

describe("[CT-1] an article's required entries are visible as long as the article", () => {
	const publish = (post: Row, author: Row) =>
		missingNeededRowError(creation(definition("posts"), { ...POST, ...post }), {
			rows: stored({ authors: [{ ...AUTHOR, ...author }], categories: [{ ...AUTHOR, id: "c", title: "News" }] }),
			now: NOW,
		});

	test.each<readonly [Row, Row]>([
		[{}, { status: "draft" }],
		[{}, { publish_at: SOON }],
		[{}, { unpublish_at: LATER }],
		[{ publish_at: SOON }, { publish_at: LATER }],
	])("%j is refused with an author %j", async (post, author) => {
		expect((await publish(post, author))?.reason).toMatch(
			/^“Author” is “Ada”( \(draft\))?, which visitors are not shown for as long/,
		);
	});

	test.each<readonly [Row, Row]>([
		[{}, {}],
		[{ status: "draft" }, { status: "draft" }],
		[{ publish_at: LATER }, { publish_at: SOON }],
		[{ unpublish_at: SOON }, { unpublish_at: SOON }],
	])("%j is accepted with an author %j", async (post, author) => {
		expect(await publish(post, author)).toBeUndefined();
	});
});
