import { expect, test } from "vitest";
import type { CalendarRow } from "../../../hub-server/launches/calendar-route.ts";
import { calendarOf, dayOf, KINDS, movedTo, weeksOf } from "./calendar.ts";

const row = (values: Partial<CalendarRow>): CalendarRow => ({
	what: "appears",
	collection: "posts",
	id: "1",
	name: "Post",
	locale: "en",
	key: "post",
	at: Date.parse("2026-12-03T08:00:00Z"),
	timeZone: "Europe/Berlin",
	launch: null,
	isMovable: true,
	...values,
});
const all = new Set(KINDS);

test("languages that appear at the same moment are one item, which moves only if both may", () => {
	const days = calendarOf([row({}), row({ id: "2", locale: "de", isMovable: false })], [], all, "de");
	expect(days).toMatchObject([
		{ day: "2026-12-03", items: [{ rows: [{ locale: "de" }, { locale: "en" }], isMovable: false }] },
	]);
	expect(calendarOf([row({}), row({ id: "2", locale: "de", at: 0 })], [], all, "de")).toHaveLength(2);
});

test("items are sorted by time, and a launch comes before its entries", () => {
	const launch = { id: "l", name: "Autumn" };
	const rows = [
		row({ launch }),
		row({ what: "launch", collection: "", id: "l", key: "", launch }),
		row({ id: "0", key: "a", at: 1 }),
	];
	expect(calendarOf(rows, [], all, "de").flatMap(({ items }) => items.map(({ what }) => what))).toEqual([
		"appears",
		"launch",
		"appears",
	]);
});

test("only chosen kinds are shown, and problems with what appears", () => {
	const rows = [row({}), row({ what: "leaves", at: Date.parse("2026-12-31T23:30:00Z") })];
	const problems = [{ collection: "posts", id: "1", kind: "link", detail: "/later" }] as const;
	expect(calendarOf(rows, problems, new Set(["leaves"]), "de")).toMatchObject([
		{ day: "2027-01-01", items: [{ problems: [] }] },
	]);
	expect(calendarOf(rows, problems, new Set(["appears"]), "de")).toMatchObject([{ items: [{ problems }] }]);
});

test("a moved item keeps its local time when daylight saving time ends in between", () => {
	const before = Date.parse("2026-10-20T07:30:00Z");
	expect(dayOf(before)).toBe("2026-10-20");
	expect(movedTo(before, "2026-10-27")).toBe("2026-10-27T08:30:00.000Z");
});

test("a month has whole weeks from Monday", () => {
	const weeks = weeksOf("2026-12");
	expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(["2026-11-30", "2027-01-03", 5]);
	expect(weeksOf("2027-02").length, "a February from Monday to Sunday").toBe(4);
});
