import { expect, test } from "vitest";
import { zonedDay, zonedMoment } from "./zoned-moment.ts";

test.each([
	["2027-03-01T16:30:00.000Z", "Europe/Berlin", "2027-03-01T17:30:00.000+01:00"],
	["2027-07-01T16:30:00.000Z", "America/New_York", "2027-07-01T12:30:00.000-04:00"],
	["2027-07-01T16:30:00.000Z", "UTC", "2027-07-01T16:30:00.000+00:00"],
	["2027-07-01T16:30:00.000Z", "Mars/Olympus", "2027-07-01T16:30:00.000Z"],
])("[MT-2] the moment %s in the zone %s is written as %s", (moment, zone, written) => {
	expect(zonedMoment(moment, zone)).toBe(written);
});

test.each([
	["2026-03-01", "2026-03-01T00:00:00.000+01:00"],
	["2026-10-04", "2026-10-04T00:00:00.000+02:00"],
	["", undefined],
])("[MT-2] the day %j is written as the moment %s", (day, written) => {
	expect(zonedDay(day)).toBe(written);
});
