import { EVENT_KINDS, EVENT_LANGUAGES, EVENT_TOPICS } from "@hub/shared-contracts/content/event";
import { assert, constantFrom, integer, option, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { type EventList, eventListFromQuery, eventListSearch } from "./event-list-address.ts";

const lists = record({
	when: constantFrom("upcoming" as const, "past" as const),
	kind: option(constantFrom(...EVENT_KINDS), { nil: undefined }),
	topic: option(constantFrom(...EVENT_TOPICS), { nil: undefined }),
	language: option(constantFrom(...EVENT_LANGUAGES), { nil: undefined }),
	page: integer({ min: 1, max: 999_999 }),
});

describe("[CT-3] a list of events", () => {
	test("is parsed from its own address", () => {
		assert(
			property(lists, (list: EventList) => {
				expect(eventListFromQuery(new URLSearchParams(eventListSearch(list)))).toEqual(list);
			}),
		);
	});

	test.each([
		["", { when: "upcoming", page: 1 }],
		["?when=past&page=2", { when: "past", page: 2 }],
		["?utm_source=mail", { when: "upcoming", page: 1 }],
	])("exists at “%s”", (search, expected) => {
		expect(eventListFromQuery(new URLSearchParams(search))).toMatchObject(expected);
	});

	test.each(["?when=soon", "?kind=party", "?topic=", "?language=fr", "?page=0", "?page=1.5", "?page=-1", "?page=1e3"])(
		"does not exist at “%s”",
		(search) => {
			expect(eventListFromQuery(new URLSearchParams(search))).toBeUndefined();
		},
	);
});
