import { describe, expect, test } from "vitest";
import { localTimes, type Span } from "./local-times.ts";

const span = (startsAt: string, endsAt: string, timeZone = "Europe/Berlin"): Span => ({ startsAt, endsAt, timeZone });
const winter = span("2031-01-14T13:00:00.000Z", "2031-01-14T14:30:00.000Z");
const evening = span("2031-07-01T16:00:00.000Z", "2031-07-01T17:00:00.000Z");

describe("[EV-4] the visitor's own time", () => {
	test.each([
		["the same zone", winter, "Europe/Berlin", ""],
		["another zone with the same clock", winter, "Europe/Paris", ""],
		["an hour less", winter, "Europe/Lisbon", "13:00–14:30 Uhr (WEZ)"],
		["another day", evening, "Asia/Tokyo", "Mittwoch, 2. Juli 2031, 01:00–02:00 Uhr (GMT+9)"],
	])("in %s", (_what, given, own, expected) => {
		const text = localTimes(given, "de", own);
		expect(text.replaceAll("\u00a0", " ").replace(/\((GMT|GMT\+0)\)/, "(WEZ)")).toBe(expected);
	});

	test("considers when each zone changes its clocks", () => {
		const march = span("2031-03-20T14:00:00.000Z", "2031-03-20T15:00:00.000Z");
		expect(localTimes(march, "en", "America/New_York")).toContain("10:00–11:00");
		const april = span("2031-04-20T14:00:00.000Z", "2031-04-20T15:00:00.000Z", "America/Phoenix");
		expect(localTimes(april, "en", "America/Los_Angeles")).toBe("");
	});
});
