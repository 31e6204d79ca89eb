// Public calendar files (EV-4; RFC 5545): of one event, and of all upcoming ones.

import type { EventTeaser } from "@hub/shared-contracts/cms/event";
import { eventBySlug, eventsOf } from "@hub/shared-contracts/cms/event";
import { type CalendarEntry, calendarFile } from "@hub/shared-contracts/content/calendar";
import { missing } from "@hub/shared-contracts/remote/outcome";
import type { PageFile, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { EventsTexts } from "../messages.ts";

const TYPE = "text/calendar; charset=utf-8";

/** The calendar file of one event. */
export async function eventCalendar(context: RouteLoaderContext<EventsTexts>) {
	const { content, locale, params } = context;
	const event = await content.first(eventBySlug(locale, params.slug ?? ""));
	if (!event) return missing();
	return calendar([entryOf(event, context)], event.slug, context);
}

/** All events that are ahead, to subscribe to. */
export async function eventsCalendar(context: RouteLoaderContext<EventsTexts>) {
	const { content, locale } = context;
	const events = await content.list(eventsOf(locale, { when: "upcoming" }));
	return calendar(
		events.map((event) => entryOf(event, context)),
		"events",
		context,
	);
}

function calendar(entries: readonly CalendarEntry[], name: string, { t, now }: RouteLoaderContext<EventsTexts>): PageFile {
	return { kind: "file", type: TYPE, body: calendarFile(entries, { name: t("calendar.name"), stamp: now }), name: `${name}.ics` };
}

function entryOf(event: EventTeaser, { href, siteUrl, t }: RouteLoaderContext<EventsTexts>): CalendarEntry {
	const { key, title, description, startsAt, endsAt, timeZone, mode, venue, city, cancelled, calendarSequence } = event;
	const place = [venue, city].filter(Boolean).join(", ");
	return {
		key,
		title,
		description,
		url: siteUrl + (href("event", { slug: event.slug }) ?? "/"),
		startsAt,
		endsAt,
		timeZone,
		location: mode === "online" ? t("mode.online") : place,
		sequence: calendarSequence,
		cancelled,
	};
}
