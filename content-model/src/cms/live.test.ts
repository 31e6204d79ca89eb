import type { Fields } from "@hub/shared-contracts/content/content-reader";
import { describe, expect, test } from "vitest";
import { isLive, liveRow, withLiveFields } from "./live.ts";

const NOW = Date.parse("2026-03-01T10:00:00Z");
const live = { status: "published", publish_at: null, unpublish_at: null, locale: "en" };
const dead: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
	["a draft", { status: "draft" }],
	["archived", { status: "archived" }],
	["scheduled", { publish_at: "2026-03-01T10:00:01" }],
	["expired", { unpublish_at: "2026-03-01T10:00:00" }],
	["of an invalid state", { status: null }],
	["scheduled for an invalid time", { publish_at: "soon" }],
];

describe("[CT-1] a row is live", () => {
	test.each([
		["2026-03-01T10:00:00", null, true],
		["2026-03-01T10:00:00Z", "2026-03-01T10:00:01", true],
		["2026-03-01T12:00:00+02:00", "2026-03-01T09:00:00.001-01:00", true],
		["2026-03-01T10:00:00.001", null, false],
		[null, "2026-03-01T11:00:00+01:00", false],
	])("from %s until %s: %s", (publish_at, unpublish_at, expected) => {
		expect(isLive({ ...live, publish_at, unpublish_at }, NOW)).toBe(expected);
	});

	test.each(dead)("not if it is %s", (_what, change) => {
		expect(isLive({ ...live, ...change }, NOW)).toBe(false);
		expect(liveRow({ ...live, ...change }, "pages", [], NOW)).toBeUndefined();
	});
});

const eventFields = withLiveFields("events", [
	"id",
	{
		speakers: {
			collection: "events_speakers",
			fields: [{ speakers_id: { collection: "speakers", fields: ["display_name"] } }],
		},
		cover: { collection: "directus_files", fields: ["id"] },
	},
]);

describe("[CT-1] a related row", () => {
	test("is queried with its publishing fields at any depth, except files and junctions", () => {
		const own = ["status", "publish_at", "unpublish_at", "locale"];
		expect(eventFields).toEqual([
			"id",
			...own,
			{
				speakers: {
					collection: "events_speakers",
					fields: [{ speakers_id: { collection: "speakers", fields: ["id", "display_name", ...own] } }],
				},
				cover: { collection: "directus_files", fields: ["id"] },
			},
		]);
	});

	test.each([...dead, ["in the other language", { locale: "de" }] as const])(
		"is left out if it is %s",
		(_what, change) => {
			const speaker = (name: string, more = {}) => ({
				speakers_id: { ...live, id: name, display_name: name, ...more },
			});
			const event = {
				...live,
				id: "e",
				cover: { id: "c" },
				speakers: [speaker("A"), speaker("B", change), { speakers_id: null }],
			};
			expect(liveRow(event, "events", eventFields, NOW)).toMatchObject({
				cover: { id: "c" },
				speakers: [speaker("A")],
			});
			const recording = { ...live, id: "r", event: { ...live, ...change, title: "E" } };
			const fields: Fields = [{ event: { collection: "events", fields: ["title"] } }];
			expect(liveRow(recording, "recordings", withLiveFields("recordings", fields), NOW)).toMatchObject({
				id: "r",
				event: null,
			});
		},
	);

	test.each([...dead, ["in the other language", { locale: "de" }] as const])(
		"hides the row that requires it if it is %s",
		(_what, change) => {
			const fields = withLiveFields("posts", ["title"]);
			const post = { ...live, title: "P", author: { ...live, id: "a" }, category: { ...live, id: "c" } };
			expect(liveRow(post, "posts", fields, NOW)).toEqual(post);
			expect(liveRow({ ...post, author: { ...post.author, ...change } }, "posts", fields, NOW)).toBeUndefined();
			expect(liveRow({ ...post, category: null }, "posts", fields, NOW)).toBeUndefined();
		},
	);
});
