import { describe, expect, test } from "vitest";
import { smallSeed } from "../../test/small-seed.ts";
import { dayIn, momentOf, workday } from "./calendar.ts";
import { seededId } from "./identity.ts";
import { seedRows } from "./rows.ts";

describe("times", () => {
	test.each([
		["2026-01-15", "09:30", "Europe/Berlin", "2026-01-15T08:30:00.000Z"],
		["2026-07-15", "09:30", "Europe/Berlin", "2026-07-15T07:30:00.000Z"],
		["2026-07-15", "09:30", "Europe/Lisbon", "2026-07-15T08:30:00.000Z"],
		["2026-01-15", "09:30", "Europe/Lisbon", "2026-01-15T09:30:00.000Z"],
		// The night in which summer time begins: before, skipped, after.
		["2026-03-29", "01:59", "Europe/Berlin", "2026-03-29T00:59:00.000Z"],
		["2026-03-29", "02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
		["2026-03-29", "03:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
		// The night in which it ends: shown twice, the first is meant; after.
		["2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
		["2026-10-25", "03:00", "Europe/Berlin", "2026-10-25T02:00:00.000Z"],
		["2026-10-25", "00:00", "Europe/Berlin", "2026-10-24T22:00:00.000Z"],
		["2026-10-25", "01:30", "Europe/Lisbon", "2026-10-25T00:30:00.000Z"],
		["2026-03-29", "12:00", "UTC", "2026-03-29T12:00:00.000Z"],
	])("%s %s in %s are the moment %s", (day, time, zone, moment) => {
		expect(momentOf(day, time, zone).toISOString()).toBe(moment);
	});

	test("days are counted in the zone's own calendar", () => {
		const lateEvening = new Date("2026-03-28T23:30:00Z");
		expect(dayIn("Europe/Berlin", lateEvening)).toBe("2026-03-29");
		expect(dayIn("Europe/Lisbon", lateEvening)).toBe("2026-03-28");
		expect(dayIn("Europe/Berlin", lateEvening, 1)).toBe("2026-03-30");
		expect(dayIn("Europe/Berlin", lateEvening, -30)).toBe("2026-02-27");
	});

	test.each([
		["Christmas", "2026-12-25", "2027-01-04", "2026-12-23"],
		["Labour Day, a Friday", "2026-05-01", "2026-05-04", "2026-04-30"],
		["German Unity Day, a Monday", "2022-10-03", "2022-10-04", "2022-09-30"],
		["Good Friday", "2027-03-26", "2027-03-30", "2027-03-25"],
		["Easter Monday, early", "2024-04-01", "2024-04-02", "2024-03-28"],
		["Ascension Day", "2026-05-14", "2026-05-15", "2026-05-13"],
		["Whit Monday", "2025-06-09", "2025-06-10", "2025-06-06"],
		["Good Friday where Gauss makes an exception", "2049-04-16", "2049-04-20", "2049-04-15"],
	])("events to come are moved on from %s, past ones back", (_, holiday, next, last) => {
		expect(workday(holiday, "2000-01-01")).toBe(next);
		expect(workday(holiday, "2099-01-01")).toBe(last);
	});

	test("an invalid time is refused", () => {
		expect(() => momentOf("2026-01-15", "24:00", "Europe/Berlin")).toThrow(RangeError);
		expect(() => momentOf("15.1.2026", "10:00", "Europe/Berlin")).toThrow(RangeError);
	});
});

describe("ids", () => {
	test("differ by collection, key and language, without ambiguity between them", () => {
		const all = [
			seededId("posts", "first", "de"),
			seededId("posts", "first", "en"),
			seededId("pages", "first", "de"),
			seededId("posts", "firstd", "e"),
		];
		expect(new Set(all).size).toBe(all.length);
	});
});

describe("rows", () => {
	const now = new Date("2026-03-20T10:00:00Z");
	const rows = seedRows(smallSeed, now);

	test("every item has a row in each language, joined by its key", () => {
		const posts = rows
			.filter(({ collection }) => collection === "posts")
			.map(({ values }) => `${values.translation_key} ${values.locale} ${values.slug}`);
		expect(posts).toEqual(["first de erster", "first en first", "second de zweiter", "second en second"]);
	});

	test("a row refers to a row in its own language, which comes before it", () => {
		const post = rows.find(({ values }) => values.slug === "first");
		expect(post?.refers.author).toEqual({ collection: "authors", id: seededId("authors", "mara", "en") });
		const order = rows.map(({ id }) => id);
		for (const row of rows) {
			for (const { collection, id } of Object.values(row.refers)) {
				if (collection !== "directus_files") expect(order.indexOf(id)).toBeLessThan(order.indexOf(row.id));
			}
		}
	});

	test("dates are counted from the day of seeding, across a change of the clock", () => {
		expect(rows.find(({ values }) => values.slug === "first")?.values.published_on).toBe("2026-03-17");
		// 9 April is summer time in Lisbon, 20 March is not.
		expect(rows.find(({ values }) => values.slug === "round")?.values).toMatchObject({
			starts_at: "2026-04-09T08:30:00.000Z",
			ends_at: "2026-04-09T11:00:00.000Z",
		});
	});

	test("a reference to a missing item is refused", () => {
		const [first] = smallSeed.posts;
		if (first === undefined) throw new Error("the small seed has posts");
		expect(() => seedRows({ ...smallSeed, posts: [{ ...first, author: "nobody" }] }, now)).toThrow(/author/);
		expect(() => seedRows({ ...smallSeed, posts: [first, first] }, now)).toThrow(/twice/);
	});
});
