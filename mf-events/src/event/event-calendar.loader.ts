// Public calendar files (EV-4; RFC 5545): of one event, and of all events.

import { type EventTeaser, eventBySlug, eventsOf } from "@hub/content-model/cms/event";
import { type CalendarEntry, calendarFile } from "@hub/shared-contracts/content/calendar";
import { missing } from "@hub/shared-contracts/remote/outcome";
import type { PageFile, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { EventsTexts } from "../messages.ts";

/** Serves the calendar file of one event. */
export async function eventCalendar(context: RouteLoaderContext<EventsTexts>) {
	const { content, locale, params } = context;
	const event = await content.first(eventBySlug(locale, params.slug ?? ""));
	if (!event) return missing();
	return calendar([entryOf(event, context)], event.slug, context);
}

/** Maximum number of past, and of upcoming events. */
const MAX_EVENTS = 1000;

/**
 * Serves a calendar of all events for subscriptions. It includes past ones, because calendar apps delete events that
 * are no longer in the file.
 */
export async function eventsCalendar(context: RouteLoaderContext<EventsTexts>) {
	const { content, locale } = context;
	const [past, upcoming] = await Promise.all([
		content.list(eventsOf(locale, { when: "past", limit: MAX_EVENTS })),
		content.list(eventsOf(locale, { when: "upcoming", limit: MAX_EVENTS })),
	]);
	return calendar(
		[...past.toReversed(), ...upcoming].map((event) => entryOf(event, context)),
		"events",
		context,
	);
}

function calendar(
	entries: readonly CalendarEntry[],
	name: string,
	{ t, now }: RouteLoaderContext<EventsTexts>,
): PageFile {
	return {
		kind: "file",
		type: "text/calendar; charset=utf-8",
		body: calendarFile(entries, { name: t("calendar.name"), stamp: now }),
		name: `${name}.ics`,
	};
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
