// Queries of the collection `events`, with speakers through `events_speakers`.

import type { Changes, ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import { type EventFilter, seatsOf } from "@hub/shared-contracts/content/event";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { events } from "../collections/events.ts";
import { speakers } from "../collections/speakers.ts";
import { documentsOf, entryRows, query, withChanges } from "./documents.ts";
import { type ItemOf, meaning, select } from "./select.ts";

/** What the stored state of an event means: an event counts its seats only where it has a capacity. */
function eventFrom<Row extends { capacity: number; registered: number; eventStatus: string }>(row: Row) {
	const { capacity, registered, eventStatus, ...rest } = row;
	return { ...rest, cancelled: eventStatus === "cancelled", seats: seatsOf(capacity, registered) };
}

const eventTeaser = meaning(select(events, "list"), eventFrom);

/** An event to be read. */
const eventPage = meaning(select(events, "page", { links: { speakers: select(speakers, "list") } }), ({ cover, ...row }) => ({
	...eventFrom(row),
	/** An editor's picture; without one the cover is drawn from `key`. The title says what the event is about: the picture decorates. */
	cover: cover === undefined ? undefined : { id: cover, alt: "" },
}));

/** Events as documents. */
export const eventDocuments = documentsOf(
	events,
	{ page: eventPage, list: eventTeaser },
	{ foundBy: { kind: "kind", topic: "topic", language: "language" }, order: ["starts_at", "title"], over: "ends_at" },
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
export function eventsOf(
	locale: Locale,
	{ when, kind, topic, language, limit, offset }: EventListOptions,
): ContentQuery<EventTeaser> {
	const isPast = when === "past";
	return query(eventDocuments.list, locale, { where: { kind, topic, language }, over: isPast, reversed: isPast, limit, offset });
}

/** Events of a language that have not ended, with when they were announced and when they last changed. */
export function announcedEvents(locale: Locale): ContentQuery<Changes<EventTeaser>> {
	return withChanges(eventsOf(locale, { when: "upcoming" }));
}

/** An event by its slug. */
export function eventBySlug(locale: Locale, slug: string): ContentQuery<Event> {
	return query(eventDocuments.page, locale, { where: { slug } });
}

/** All live entries in every language with their texts, for the search. */
export const eventTexts: ContentQuery<EntryRow<Event>> = entryRows(eventDocuments.page);

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
