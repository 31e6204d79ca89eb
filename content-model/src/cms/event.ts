// Queries of the collection `events`, with speakers through `events_speakers`.

import type { Changes, ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import { type EventFilter, seatsOf } from "@hub/shared-contracts/content/event";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { events } from "../collections/events.ts";
import { speakers } from "../collections/speakers.ts";
import { documentsOf, entryRows, query, withChanges } from "./documents.ts";
import { type ItemOf, mapSelection, select } from "./select.ts";

/** Adds derived values. Seats are counted only if an event has a capacity. */
function eventFrom<Row extends { capacity: number; registered: number; eventStatus: string }>(row: Row) {
	const { capacity, registered, eventStatus, ...rest } = row;
	return { ...rest, cancelled: eventStatus === "cancelled", seats: seatsOf(capacity, registered) };
}

const eventTeaser = mapSelection(select(events, "list"), eventFrom);

const eventPage = mapSelection(
	select(events, "page", { links: { speakers: select(speakers, "list") } }),
	({ cover, ...row }) => ({
		...eventFrom(row),
		/** Without a picture, the cover is drawn from `key`. It is decorative, because the title names the subject. */
		cover: cover === undefined ? undefined : { id: cover, alt: "" },
	}),
);

export const eventDocuments = documentsOf(
	events,
	{ page: eventPage, list: eventTeaser },
	{ filters: { kind: "kind", topic: "topic", language: "language" }, order: ["starts_at", "title"], over: "ends_at" },
);

/** Filters and paging of a list of events. */
export interface EventListOptions extends EventFilter {
	/** `upcoming`: not ended yet, the next first; `past`: ended, the latest first (EV-5). */
	readonly when: "upcoming" | "past";
	/** Default 100. */
	readonly limit?: number;
	/** Default 0. */
	readonly offset?: number;
}

export function eventsOf(
	locale: Locale,
	{ when, kind, topic, language, limit, offset }: EventListOptions,
): ContentQuery<EventTeaser> {
	const isPast = when === "past";
	return query(eventDocuments.list, locale, {
		where: { kind, topic, language },
		over: isPast,
		reversed: isPast,
		limit,
		offset,
	});
}

/** Queries events of a language that have not ended, with their times of announcement and last change. */
export function announcedEvents(locale: Locale): ContentQuery<Changes<EventTeaser>> {
	return withChanges(eventsOf(locale, { when: "upcoming" }));
}

export function eventBySlug(locale: Locale, slug: string): ContentQuery<Event> {
	return query(eventDocuments.page, locale, { where: { slug } });
}

/** Queries all live events in every language with their texts, for the search. */
export const eventTexts: ContentQuery<EntryRow<Event>> = entryRows(eventDocuments.page);

/**
 * Event in a list. Moments are ISO in UTC; `timeZone` is the IANA zone of its local times. `language` is the language
 * spoken there. `calendarSequence` increases with each change of date or place: the SEQUENCE of its calendar files
 * (EV-4).
 */
export type EventTeaser = ItemOf<typeof eventTeaser>;

/** Event on its page. The times of its agenda are `HH:MM` in its zone. */
export type Event = ItemOf<typeof eventPage>;

export type AgendaItem = Event["agenda"][number];

/** Speaker at an event. Without a portrait, one is drawn from `key`. */
export type Speaker = Event["speakers"][number];
