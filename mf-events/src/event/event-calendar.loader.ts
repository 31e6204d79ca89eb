// Calendar files for everybody: of one event, and of all that is ahead (EV-4).

import { eventBySlug, eventsOf } from "@hub/shared-contracts/cms/event";
import { type CalendarEntry, calendarFile } from "@hub/shared-contracts/content/calendar";
import type { EventTeaser } from "@hub/shared-contracts/content/event";
import { missing } from "@hub/shared-contracts/remote/outcome";
import type { PageFile, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";

const TYPE = "text/calendar; charset=utf-8";

/** The calendar file of one event. */
export async function eventCalendar(context: RouteLoaderContext) {
	const { content, locale, params, canonicalHref, now } = context;
	const event = await content.first(eventBySlug(locale, params.slug ?? "", canonicalHref));
	if (!event) return missing();
	return calendar([entryOf(event, context)], event.slug, context.locale, now);
}

/** All events that are ahead, to subscribe to. */
export async function eventsCalendar(context: RouteLoaderContext) {
	const { content, locale, now } = context;
	const events = await content.list(eventsOf(locale, { when: "upcoming" }));
	return calendar(
		events.map((event) => entryOf(event, context)),
		"events",
		locale,
		now,
	);
}

function calendar(entries: readonly CalendarEntry[], name: string, locale: "de" | "en", stamp: Date): PageFile {
	const title = { de, en }[locale]["calendar.name"];
	return { kind: "file", type: TYPE, body: calendarFile(entries, { name: title, stamp }), name: `${name}.ics` };
}

function entryOf(event: EventTeaser, { href, siteUrl, locale }: RouteLoaderContext): CalendarEntry {
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
		location: mode === "online" ? { de, en }[locale]["mode.online"] : place,
		sequence: calendarSequence,
		cancelled,
	};
}
