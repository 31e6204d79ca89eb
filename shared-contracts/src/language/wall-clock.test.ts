import { expect, test } from "vitest";
import { fromWallClock, wallClock } from "./wall-clock.ts";

const momentOf = (local: string, zone: string) =>
	fromWallClock(Date.parse(`${local}Z`), zone)
		.toISOString()
		.slice(0, 16);

test.each([
	["2031-07-01T14:00", "Europe/Berlin", "2031-07-01T12:00"],
	["2031-01-15T14:00", "America/New_York", "2031-01-15T19:00"],
	["2031-06-30T23:30", "Asia/Kolkata", "2031-06-30T18:00"],
])("[CT-14] %s in %s is the moment %s", (local, zone, moment) => {
	expect(momentOf(local, zone)).toBe(moment);
	expect(new Date(wallClock(new Date(`${moment}Z`), zone)).toISOString().slice(0, 16)).toBe(local);
});

test("[CT-14] a skipped local time is an hour later, east and west of Greenwich", () => {
	expect(momentOf("2031-03-30T02:30", "Europe/Berlin"), "03:30 CEST").toBe("2031-03-30T01:30");
	expect(momentOf("2031-03-09T02:30", "America/Los_Angeles"), "03:30 PDT").toBe("2031-03-09T10:30");
});

test("[CT-14] an ambiguous local time is the first moment, east and west of Greenwich", () => {
	expect(momentOf("2031-10-26T02:30", "Europe/Berlin"), "CEST").toBe("2031-10-26T00:30");
	expect(momentOf("2031-11-02T01:30", "America/Los_Angeles"), "PDT").toBe("2031-11-02T08:30");
});
