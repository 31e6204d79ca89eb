import { expect, test } from "vitest";
import { attendanceOpensAt } from "./attendance.ts";

test.each([
	["in the evening", "2027-03-11T18:00:00Z", "Europe/Berlin", "2027-03-10T23:00:00.000Z"],
	["in summer", "2027-07-01T07:00:00Z", "Europe/Berlin", "2027-06-30T22:00:00.000Z"],
	["on the day on which summer time begins", "2027-03-28T10:00:00Z", "Europe/Berlin", "2027-03-27T23:00:00.000Z"],
	["on a day that has not begun in UTC", "2027-03-11T20:00:00Z", "Pacific/Auckland", "2027-03-11T11:00:00.000Z"],
	["soon after midnight", "2027-03-10T23:30:00Z", "Europe/Berlin", "2027-03-10T21:30:00.000Z"],
	["in an unknown time zone", "2027-03-11T18:00:00Z", "Europe/Nowhere", "2027-03-11T16:00:00.000Z"],
])("[EV-1] attendance of an event %s can be recorded from the start of its day", (_, begins, zone, opens) => {
	expect(attendanceOpensAt(new Date(begins), zone).toISOString()).toBe(opens);
});
