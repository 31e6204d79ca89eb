// Queries of the collection `events`, with speakers through `events_speakers`.

import { events } from "../collections/events.ts";
import { speakers } from "../collections/speakers.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import { type EventFilter, seatsOf } from "../content/event.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { type Changes, withChanges } from "./last-change.ts";
import { equals, type ItemOf, inLanguage, meaning, narrowedTo, query, select } from "./select.ts";

/** What the stored state of an event means: an event counts its seats only where it has a capacity. */
function eventFrom<Row extends { capacity: number; registered: number; eventStatus: string }>(row: Row) {
	const { capacity, registered, eventStatus, ...rest } = row;
	return { ...rest, cancelled: eventStatus === "cancelled", seats: seatsOf(capacity, registered) };
}

const eventTeaser = meaning(select(events, "list"), eventFrom);

/** An event to be read. */
export const eventPage = meaning(
	select(events, "page", { links: { speakers: select(speakers, "list") } }),
	({ cover, ...row }) => ({
		...eventFrom(row),
		/** An editor's picture; without one the cover is drawn from `key`. The title says what the event is about: the picture decorates. */
		cover: cover === undefined ? undefined : { id: cover, alt: "" },
	}),
);

/** Which events of a list are wanted. */
export interface EventListOptions extends EventFilter {
	/** `upcoming`: not ended yet, the nearest first; `past`: ended, the latest first (EV-5). */
	readonly when: "upcoming" | "past";
	/** Default 100. */
	readonly limit?: number;
	/** Default 0. */
	readonly offset?: number;
}

/** Events of a language. */
export function eventsOf(locale: Locale, options: EventListOptions): ContentQuery<EventTeaser> {
	return query(eventTeaser, listed(locale, options));
}

function listed(locale: Locale, { when, kind, topic, language, limit = 100, offset = 0 }: EventListOptions) {
	const ended = { ends_at: when === "past" ? { _lt: "$NOW" } : { _gte: "$NOW" } };
	return {
		filter: inLanguage(locale, ended, narrowedTo("kind", kind), narrowedTo("topic", topic), narrowedTo("language", language)),
		sort: when === "past" ? ["-starts_at", "title"] : ["starts_at", "title"],
		limit,
		offset,
	};
}

/** Events of a language that have not ended, those announced last first, with when that was and when they last changed. */
export function announcedEvents(locale: Locale, limit: number): ContentQuery<Changes<EventTeaser>> {
	return query(withChanges(eventTeaser), { ...listed(locale, { when: "upcoming", limit }), sort: ["-date_created", "id"] });
}

/** An event by its slug. */
export function eventBySlug(locale: Locale, slug: string): ContentQuery<Event> {
	return query(eventPage, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** Every live event in every language, for the entries of routes. */
export const eventEntries: ContentQuery<EntryRow<{ readonly slug: string }>> = entryRows(
	select(events, "list", { also: ["agenda"] }),
);

/** The same with their texts, to be searched. */
export const eventTexts: ContentQuery<EntryRow<Event>> = entryRows(eventPage);

/**
 * An event as lists show it. Moments are ISO in UTC; what a clock shows there follows from `timeZone`, an IANA zone. `language` is the one
 * that is spoken there; `calendarSequence` grows with each change of date or place: the SEQUENCE of its calendar files (EV-4).
 */
export type EventTeaser = ItemOf<typeof eventTeaser>;

/** An event to be read. The times of its agenda are `HH:MM` in its zone. */
export type Event = ItemOf<typeof eventPage>;

/** Where an event takes place: a hall, a screen, or both. */
export type EventMode = EventTeaser["mode"];

/** One entry of an event's agenda. */
export type AgendaItem = Event["agenda"][number];

/** Who speaks at an event. A portrait is drawn from `key` where there is no picture. */
export type Speaker = Event["speakers"][number];
