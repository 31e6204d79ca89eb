import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, test } from "vitest";
import { type CalendarEntry, type CalendarOptions, calendarFile, calendarUid } from "./calendar.ts";

const stamp = new Date("2027-01-15T08:00:00Z");
const entry: CalendarEntry = {
	key: "connector-workshop-berlin",
	title: "Konnektor-Werkstatt in Berlin; Größe, Maß & „Zuschnitt“ für die Lieferkettentransparenzbeauftragten",
	description: "Ein Tag,\nvier Aufgaben: anbinden; regeln, überwachen \\ aktualisieren.",
	url: "https://example.org/de/events/konnektor-werkstatt-berlin",
	startsAt: "2027-06-10T07:30:00.000Z",
	endsAt: "2027-06-10T14:30:00.000Z",
	timeZone: "Europe/Berlin",
	location: "Data Hub, Schnittstellenweg\u00a012, Berlin",
	sequence: 3,
	cancelled: false,
};

/** Events as ical.js reads them. */
function readByIcalJs(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
	const events = calendar.getAllSubcomponents("vevent").map((component) => {
		const event = new ICAL.Event(component);
		return {
			uid: event.uid,
			title: event.summary,
			description: event.description,
			location: event.location,
			sequence: event.sequence,
			status: component.getFirstPropertyValue("status"),
			zone: component.getFirstProperty("dtstart")?.getParameter("tzid"),
			wall: event.startDate.toString(),
			start: event.startDate.toJSDate().toISOString(),
			end: event.endDate.toJSDate().toISOString(),
		};
	});
	return { method: calendar.getFirstPropertyValue("method"), events };
}

/** Events as node-ical reads them. */
function readByNodeIcal(file: string) {
	const parsed = nodeIcal.sync.parseICS(file);
	return Object.values(parsed).flatMap((part) => {
		if (part?.type !== "VEVENT") return [];
		return [{ uid: part.uid, title: part.summary, start: part.start.toISOString(), end: part.end?.toISOString() }];
	});
}

const file = (change: Partial<CalendarEntry> = {}, options: Partial<CalendarOptions> = {}) =>
	calendarFile([{ ...entry, ...change }], { name: "Data Intelligence Hub", stamp, ...options });

describe("[EV-4] a calendar file", () => {
	test("is read alike by two libraries", () => {
		const read = readByIcalJs(file());
		expect(read).toEqual({
			method: "PUBLISH",
			events: [
				{
					uid: "event-connector-workshop-berlin@data-intelligence-hub",
					title: entry.title,
					description: entry.description,
					location: entry.location,
					sequence: 3,
					status: "CONFIRMED",
					zone: "Europe/Berlin",
					wall: "2027-06-10T09:30:00",
					start: entry.startsAt,
					end: entry.endsAt,
				},
			],
		});
		const [other] = readByNodeIcal(file());
		expect(other).toMatchObject({
			uid: read.events[0]?.uid,
			title: entry.title,
			start: entry.startsAt,
			end: entry.endsAt,
		});
	});

	// Summer time began in Berlin on 28 March 2027 and ends on 31 October 2027; in New York on 14 March and 7 November.
	test.each([
		["the Friday before summer time", "Europe/Berlin", "2027-03-26T08:00:00.000Z", "2027-03-26T09:00:00"],
		["the Monday after", "Europe/Berlin", "2027-03-29T07:00:00.000Z", "2027-03-29T09:00:00"],
		["across the change in spring", "Europe/Berlin", "2027-03-28T00:30:00.000Z", "2027-03-28T01:30:00"],
		["an hour after it", "Europe/Berlin", "2027-03-28T01:30:00.000Z", "2027-03-28T03:30:00"],
		[
			"when Europe has changed and America has not",
			"America/New_York",
			"2027-11-01T13:00:00.000Z",
			"2027-11-01T09:00:00",
		],
		["in Lisbon", "Europe/Lisbon", "2027-03-29T08:00:00.000Z", "2027-03-29T09:00:00"],
	])("has the right hour %s in %s", (_, timeZone, startsAt, wall) => {
		const endsAt = new Date(Date.parse(startsAt) + 90 * 60_000).toISOString();
		const ics = file({ timeZone, startsAt, endsAt });
		const [byIcalJs] = readByIcalJs(ics).events;
		expect(byIcalJs).toMatchObject({ zone: timeZone, wall, start: startsAt, end: endsAt });
		expect(readByNodeIcal(ics)).toMatchObject([{ start: startsAt, end: endsAt }]);
	});

	test("uses UTC for an unknown time zone", () => {
		const ics = file({ timeZone: "Mars/Olympus" });
		expect(readByIcalJs(ics).events).toMatchObject([{ start: entry.startsAt, end: entry.endsAt }]);
		expect(ics).not.toContain("Mars");
	});

	test("of many events contains each time zone once", () => {
		const many = calendarFile([entry, { ...entry, key: "b" }, { ...entry, key: "c", timeZone: "Europe/Lisbon" }], {
			name: "Alle",
			stamp,
		});
		expect(many.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
		expect(new Set(readByNodeIcal(many).map(({ uid }) => uid)).size).toBe(3);
	});

	test("has lines of at most 75 bytes, ended by CRLF", () => {
		for (const line of file().split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(file()).not.toMatch(/[^\r]\n/);
		expect(file()).toMatch(/\nEND:VCALENDAR\r\n$/);
	});

	test("of an event keeps its UID, and a cancellation names its attendee", () => {
		const people = {
			organiser: { name: "Data Hub", email: "hub@example.org" },
			attendee: { name: "Mara", email: "mara@example.org" },
		};
		const asked = file({}, { method: "REQUEST", ...people });
		const called = file(
			{ title: "Anders", startsAt: "2027-06-11T07:30:00.000Z", sequence: 4 },
			{ method: "CANCEL", ...people },
		);
		expect(readByIcalJs(asked).events[0]?.uid).toBe(calendarUid(entry.key));
		expect(readByIcalJs(called)).toMatchObject({
			method: "CANCEL",
			events: [{ uid: calendarUid(entry.key), sequence: 4, status: "CANCELLED" }],
		});
		const unfolded = called.replaceAll("\r\n ", "");
		expect(unfolded).toMatch(/ATTENDEE[^\r]*mailto:mara@example\.org/i);
		expect(unfolded).toMatch(/ORGANIZER[^\r]*mailto:hub@example\.org/i);
		expect(file()).not.toMatch(/ATTENDEE|ORGANIZER/);
	});

	test("escapes text that looks like calendar syntax", () => {
		const title = "A\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:B";
		expect(readByIcalJs(file({ title })).events).toHaveLength(1);
	});
});
