import { describe, expect, test } from "vitest";
import { dayAt, dayParts, fullDate, longDate, shortDate, timeSpan, zoneName } from "./date-text.ts";
import type { Locale } from "./locale.ts";

const NBSP = "\u00a0";
const BERLIN = "Europe/Berlin";

describe("dates", () => {
	test.each<[string, Locale, string | undefined, string]>([
		["2031-04-09", "de", undefined, `9.${NBSP}April 2031`],
		["2031-04-09", "en", undefined, `9${NBSP}April 2031`],
		["2031-12-31T23:30:00Z", "de", BERLIN, `1.${NBSP}Januar 2032`],
		["2031-12-31T23:30:00Z", "en", "America/New_York", `31${NBSP}December 2031`],
		["2031-06-30T22:30:00Z", "de", BERLIN, `1.${NBSP}Juli 2031`],
	])("%s are written in %s in the zone %s as %s", (date, locale, zone, text) => {
		expect(longDate(date, locale, zone)).toBe(text);
	});

	test("are short without a year", () => {
		expect(shortDate("2026-12-08T14:00:00Z", "de").replaceAll("\u00a0", " ")).toBe("Di., 8. Dez.");
		expect(shortDate("2026-12-08T14:00:00Z", "en").replaceAll("\u00a0", " ")).toBe("Tue 8 Dec");
	});

	test("are written with the weekday in each language", () => {
		expect(fullDate("2031-04-09", "de")).toBe(`Mittwoch, 9.${NBSP}April 2031`);
		expect(fullDate("2031-04-09", "en")).toBe(`Wednesday, 9${NBSP}April 2031`);
	});

	test.each<[string, Locale, ReturnType<typeof dayParts>]>([
		["2031-04-09T12:00:00Z", "de", { day: "9", month: "Apr", weekday: "Mi" }],
		["2031-04-09T12:00:00Z", "en", { day: "9", month: "Apr", weekday: "Wed" }],
		["2032-01-05T12:00:00Z", "en", { day: "5", month: "Jan 2032", weekday: "Mon" }],
		["2031-12-31T23:30:00Z", "de", { day: "1", month: "Jan 2032", weekday: "Do" }],
	])("of date blocks have parts: %s in %s", (moment, locale, parts) => {
		expect(dayParts(moment, locale, BERLIN, new Date("2031-03-01T00:00:00Z"))).toEqual(parts);
	});
});

describe("times", () => {
	test.each<[string, string, Locale, string, string]>([
		["2031-01-15T13:00:00Z", "2031-01-15T14:30:00Z", "de", BERLIN, `14:00–15:30${NBSP}Uhr (MEZ)`],
		["2031-01-15T13:00:00Z", "2031-01-15T14:30:00Z", "en", BERLIN, "14:00–15:30 (CET)"],
		["2031-07-15T12:00:00Z", "2031-07-15T13:30:00Z", "de", BERLIN, `14:00–15:30${NBSP}Uhr (MESZ)`],
		["2031-07-15T12:00:00Z", "2031-07-15T13:30:00Z", "en", BERLIN, "14:00–15:30 (CEST)"],
		["2031-07-15T23:00:00Z", "2031-07-16T00:00:00Z", "de", BERLIN, `01:00–02:00${NBSP}Uhr (MESZ)`],
		["2031-01-15T00:00:00Z", "2031-01-15T01:00:00Z", "en", "UTC", "00:00–01:00 (UTC)"],
		[
			"2031-04-09T07:00:00Z",
			"2031-04-10T15:00:00Z",
			"en",
			BERLIN,
			`09:00 – Thursday, 10${NBSP}April 2031, 17:00 (CEST)`,
		],
		[
			...(["2031-04-09T07:00:00Z", "2031-04-10T15:00:00Z", "de", BERLIN] as const),
			`09:00${NBSP}Uhr – Donnerstag, 10.${NBSP}April 2031, 17:00${NBSP}Uhr (MESZ)`,
		],
		[
			"2031-04-09T20:00:00Z",
			"2031-04-10T00:30:00Z",
			"en",
			BERLIN,
			`22:00 – Thursday, 10${NBSP}April 2031, 02:30 (CEST)`,
		],
		["2031-04-09T20:00:00Z", "2031-04-09T22:00:00Z", "en", BERLIN, "22:00–00:00 (CEST)"],
		["2031-04-09T22:00:00Z", "2031-04-09T22:00:00Z", "en", BERLIN, "00:00–00:00 (CEST)"],
	])("from %s to %s are written in %s in the zone %s", (start, end, locale, zone, text) => {
		expect(timeSpan(start, end, locale, zone)).toBe(text);
	});

	// Europe sets its clocks forward on 30 March 2031 at 01:00 UTC.
	test.each([
		["2031-03-30T00:59:00Z", "MEZ", "CET"],
		["2031-03-30T01:00:00Z", "MESZ", "CEST"],
		["2031-10-26T00:59:00Z", "MESZ", "CEST"],
		["2031-10-26T01:00:00Z", "MEZ", "CET"],
	])("at %s have the zone %s in German and %s in English", (moment, german, english) => {
		expect(zoneName(moment, "de", BERLIN)).toBe(german);
		expect(zoneName(moment, "en", BERLIN)).toBe(english);
	});
});

test.each([
	["2026-03-01T23:30:00Z", "Europe/Berlin", "2026-03-02"],
	["2026-03-01T23:30:00Z", "UTC", "2026-03-01"],
	["2026-03-01T02:00:00Z", "America/New_York", "2026-02-28"],
])("[CT-5] the moment %s in %s is on %s", (moment, timeZone, day) => {
	expect(dayAt(moment, timeZone)).toBe(day);
});
