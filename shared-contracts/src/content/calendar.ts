// Events as calendar files (EV-4), for pages and for mails alike. Server only: it carries the rules of the world's time
// zones.

import { TZDate } from "@date-fns/tz";
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library";

/** An event for a calendar. Moments are ISO in UTC. */
export interface CalendarEntry {
	/** The event's key, the same in every language. The permanent UID is derived from it alone. */
	readonly key: string;
	readonly title: string;
	readonly description: string;
	/** The event's page, absolute. */
	readonly url: string;
	readonly startsAt: string;
	readonly endsAt: string;
	/** IANA zone of the event's local time. */
	readonly timeZone: string;
	/** Readable place; empty for online events. */
	readonly location: string;
	/** Higher after each change of date or place, and after a cancellation. */
	readonly sequence: number;
	readonly cancelled: boolean;
}

/** A person in a calendar entry. */
export interface CalendarPerson {
	readonly name: string;
	readonly email: string;
}

export interface CalendarOptions {
	/** Name of the calendar in calendar apps. */
	readonly name: string;
	/** Time when this file was created. */
	readonly stamp: Date;
	/**
	 * The iTIP method (RFC 5546). `PUBLISH` (the default): a public file. `REQUEST` and `CANCEL`: in a mail to one
	 * participant, whose calendar then applies changes and cancellation automatically; they need organiser and attendee.
	 */
	readonly method?: "PUBLISH" | "REQUEST" | "CANCEL";
	readonly organiser?: CalendarPerson;
	readonly attendee?: CalendarPerson;
}

/** Returns an event's UID, which does not depend on anything that may change, such as the site's address. */
export function calendarUid(key: string): string {
	return `event-${encodeURIComponent(key)}@data-intelligence-hub`;
}

/** Creates a calendar file (RFC 5545) of one event or several. An unknown time zone counts as UTC. */
export function calendarFile(entries: readonly CalendarEntry[], options: CalendarOptions): string {
	const { name, stamp, method = "PUBLISH", organiser, attendee } = options;
	const calendar = ical({
		name,
		method: ICalCalendarMethod[method],
		prodId: { company: "Data Intelligence Hub", product: "Events", language: "EN" },
		timezone: { name: null, generator: zoneRules },
	});
	for (const entry of entries) {
		const timezone = zoneRules(entry.timeZone) ? entry.timeZone : "UTC";
		const cancelled = entry.cancelled || method === "CANCEL";
		const event = calendar.createEvent({
			id: calendarUid(entry.key),
			sequence: entry.sequence,
			stamp,
			start: new TZDate(entry.startsAt, timezone),
			end: new TZDate(entry.endsAt, timezone),
			...(timezone === "UTC" ? {} : { timezone }),
			summary: entry.title,
			description: entry.description,
			url: entry.url,
			status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
			...(entry.location === "" ? {} : { location: entry.location }),
			...(organiser ? { organizer: { ...organiser } } : {}),
		});
		if (attendee) event.createAttendee({ ...attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
	}
	// RFC 5545, 3.1: every line ends with CRLF. The library leaves it out after the last one.
	return `${calendar.toString()}\r\n`;
}

const knownZones: ReadonlySet<string> = new Set(tzlib_get_timezones());

/** Returns a zone's VTIMEZONE component (RFC 5545, 3.6.5); null for an unknown zone. */
function zoneRules(zone: string): string | null {
	if (!knownZones.has(zone)) return null;
	const [block] = tzlib_get_ical_block(zone);
	return block ?? null;
}
