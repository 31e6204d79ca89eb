import { pages } from "@hub/content-model/collections/pages";
import { posts } from "@hub/content-model/collections/posts";
import { describe, expect, test } from "vitest";
import { addressPart } from "../entries/addresses.ts";
import { derivedValues, withDay } from "./derived-values.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const today = "2026-11-23";

const published = (row: object) => ({ title: "One", slug: "one", translation_key: "one", status: "published", ...row });

test("fills in the slug and the key from the title, and today's date, if they are empty", () => {
	expect(derivedValues(posts, undefined, { title: "Größe zählt: Äpfel & Übermut", status: "published" }, now)).toEqual({
		slug: "groesse-zaehlt-aepfel-uebermut",
		translation_key: "groesse-zaehlt-aepfel-uebermut",
		published_on: today,
	});
	expect(
		derivedValues(
			posts,
			undefined,
			{ title: "One", slug: "uno", translation_key: "first", published_on: "2026-01-02" },
			now,
		),
	).toEqual({});
	expect(derivedValues(posts, undefined, { published_on: today }, now)).toEqual({});
});

describe("[CT-10] the day of an entry that is published", () => {
	test.each([
		["now", {}, today],
		["by a moment that has passed", { publish_at: "2026-11-20T08:00:00" }, today],
		["later", { publish_at: "2026-12-24T08:00:00" }, "2026-12-24"],
		["just after our midnight, which is another day in UTC", { publish_at: "2026-12-23T23:30:00" }, "2026-12-24"],
		["with a day of its own", { publish_at: "2026-12-24T08:00:00", published_on: "2026-12-01" }, undefined],
	])("is filled in: %s", (_, row, day) => {
		expect(derivedValues(posts, undefined, published(row), now).published_on).toBe(day);
	});

	const planned = published({ publish_at: "2026-12-24T08:00:00", published_on: "2026-12-24" });
	test.each([
		["is postponed", { publish_at: "2027-01-07T08:00:00" }, "2027-01-07"],
		["is published at once instead", { publish_at: null }, today],
		["is renamed", { title: "Two" }, undefined],
		["gets another day, too", { publish_at: "2027-01-07T08:00:00", published_on: "2027-01-01" }, undefined],
	])("follows a change of the publication time alone: the entry %s", (_, values, day) => {
		expect(derivedValues(posts, planned, values, now).published_on).toBe(day);
	});

	test("keeps a chosen day, and one that has passed", () => {
		const put = { publish_at: "2027-01-07T08:00:00" };
		expect(derivedValues(posts, { ...planned, published_on: "2026-12-01" }, put, now)).toEqual({});
		const live = published({ publish_at: "2026-11-20T08:00:00", published_on: "2026-11-20" });
		expect(derivedValues(posts, live, put, now)).toEqual({});
	});

	test("is filled in for previews of drafts", () => {
		expect(withDay(posts, { title: "One", published_on: null, publish_at: "2026-12-24T08:00:00" }, now)).toMatchObject({
			published_on: "2026-12-24",
		});
		const row = { title: "One" };
		expect(withDay(posts, row, now), "no such field was read").toEqual(row);
		expect(withDay(posts, { published_on: "2026-01-02" }, now)).toEqual({ published_on: "2026-01-02" });
	});

	test("is not filled in for drafts", () => {
		expect(derivedValues(posts, undefined, published({ status: "draft" }), now)).toEqual({});
	});
});

test("a page with a route key gets no slug", () => {
	expect(derivedValues(pages, undefined, { title: "Imprint", route_key: "imprint" }, now)).toEqual({
		translation_key: "imprint",
	});
});

test("a stored entry gets missing values when it is published, and keeps those that it has", () => {
	const draft = { title: "One", translation_key: "one", slug: null, published_on: null, status: "draft" };
	expect(derivedValues(posts, draft, { description: "About one." }, now)).toEqual({});
	expect(derivedValues(posts, draft, { status: "published" }, now)).toEqual({ slug: "one", published_on: today });
});

test("a translation gets its slug from its own title, not from the title it is copied from", () => {
	const begun = { title: "Eins", slug: null, translation_key: "one", published_on: today, status: "draft" };
	expect(derivedValues(posts, undefined, begun, now)).toEqual({});
	expect(derivedValues(posts, begun, { title: "One" }, now)).toEqual({ slug: "one" });
});

test("an address part ends with a whole word", () => {
	expect(addressPart(`${"word ".repeat(30)}`)).toMatch(/^(word-)+word$/);
	expect(addressPart(`${"word ".repeat(30)}`).length).toBeLessThanOrEqual(80);
	expect(addressPart("!?")).toBe("");
});
