// Collection `events`, one row per language, with speakers through `events_speakers`.

import { z } from "zod";
import type { ContentQuery, Fields } from "../content/content-reader.ts";
import {
	EVENT_KINDS,
	EVENT_TOPICS,
	type Event,
	type EventFilter,
	type EventTeaser,
	type Seats,
	type Speaker,
} from "../content/event.ts";
import type { Locale } from "../language/locale.ts";
import { localeSchema } from "../language/locale-schema.ts";
import { parseRichText } from "../rich-text/rich-text-parser.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { changeFields, changeRow, firstShown, lastChange } from "./last-change.ts";
import { portraitField, portraitRow } from "./portrait.ts";
import { moment, optionalText, parseRow, text } from "./row.ts";

const teaserFields: Fields = [
	"id",
	"slug",
	"title",
	"description",
	"kind",
	"topic",
	"language",
	"starts_at",
	"ends_at",
	"time_zone",
	"mode",
	"venue",
	"city",
	"event_status",
	"capacity",
	"registered",
	"calendar_sequence",
	"translation_key",
];

const speakerFields: Fields = ["id", "display_name", "role", "organisation", "translation_key", portraitField];

const teaserRow = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	kind: z.enum(EVENT_KINDS),
	topic: z.enum(EVENT_TOPICS),
	language: localeSchema,
	starts_at: moment,
	ends_at: moment,
	time_zone: text,
	mode: z.enum(["online", "onsite", "hybrid"]),
	venue: optionalText,
	city: optionalText,
	event_status: z.enum(["scheduled", "cancelled"]),
	capacity: z.number().int().nonnegative().nullish(),
	registered: z.number().int().nonnegative().nullish(),
	calendar_sequence: z.number().int().nonnegative().nullish(),
	translation_key: text,
});

const speakerRow = z.object({
	id: text,
	display_name: text,
	role: optionalText,
	organisation: optionalText,
	translation_key: text,
	portrait: portraitRow,
});

const eventRow = teaserRow.extend({
	body: optionalText,
	agenda: z.array(z.object({ time: text, title: text })).nullish(),
	speakers: z.array(z.object({ speakers_id: speakerRow.nullish() })).nullish(),
	cover: z.object({ id: text }).nullish(),
});

function teaserFrom(row: z.infer<typeof teaserRow>): EventTeaser {
	const { starts_at, ends_at, time_zone, event_status, capacity, registered, calendar_sequence, translation_key, ...rest } = row;
	const seats: Seats = capacity
		? { kind: "counted", of: capacity, left: Math.max(0, capacity - (registered ?? 0)) }
		: { kind: "unlimited" };
	return {
		...rest,
		startsAt: starts_at,
		endsAt: ends_at,
		timeZone: time_zone,
		cancelled: event_status === "cancelled",
		seats,
		key: translation_key,
		calendarSequence: calendar_sequence ?? 0,
	};
}

function speakerFrom({ display_name, translation_key, portrait, ...rest }: z.infer<typeof speakerRow>): Speaker {
	return { ...rest, displayName: display_name, key: translation_key, portrait: portrait?.id };
}

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
	{ when, kind, topic, language, limit = 100, offset = 0 }: EventListOptions,
): ContentQuery<EventTeaser> {
	const narrowed = Object.entries({ kind, topic, language }).flatMap(([field, value]) =>
		value ? [{ [field]: { _eq: value } }] : [],
	);
	return {
		collection: "events",
		fields: teaserFields,
		filter: { _and: [{ locale: { _eq: locale } }, { ends_at: when === "past" ? { _lt: "$NOW" } : { _gte: "$NOW" } }, ...narrowed] },
		sort: when === "past" ? ["-starts_at", "title"] : ["starts_at", "title"],
		limit,
		offset,
		parse: (row) => parseRow(teaserRow, row, teaserFrom),
	};
}

/** Events of a language that have not ended, those announced last first, with when that was and when they last changed. */
export function announcedEvents(locale: Locale, limit: number): ContentQuery<AnnouncedEvent> {
	return {
		...eventsOf(locale, { when: "upcoming", limit }),
		fields: [...teaserFields, ...changeFields],
		sort: ["-date_created", "id"],
		parse: (value) =>
			parseRow(teaserRow.extend(changeRow.shape), value, (row) => ({
				event: teaserFrom(row),
				announced: firstShown(row),
				modified: lastChange(row),
			})),
	};
}

/** An event and when visitors first and last saw something new of it, ISO moments. */
export interface AnnouncedEvent {
	readonly event: EventTeaser;
	readonly announced: string | undefined;
	readonly modified: string | undefined;
}

/** An event by its slug. */
export function eventBySlug(locale: Locale, slug: string, canonicalHref: (href: string) => string): ContentQuery<Event> {
	return {
		collection: "events",
		fields: [
			...teaserFields,
			"body",
			"agenda",
			{
				speakers: {
					collection: "events_speakers",
					fields: ["id", { speakers_id: { collection: "speakers", fields: speakerFields } }],
				},
				cover: { collection: "directus_files", fields: ["id"] },
			},
		],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse: (value) =>
			parseRow(eventRow, value, ({ body, agenda, speakers, cover, ...teaser }) => ({
				...teaserFrom(teaser),
				body: parseRichText(body, { id: `event-${teaser.id}`, canonicalHref }),
				agenda: agenda ?? [],
				// The title says what the event is about; the picture beside it decorates.
				cover: cover ? { id: cover.id, alt: "" } : undefined,
				speakers: (speakers ?? []).flatMap(({ speakers_id }) => (speakers_id ? [speakerFrom(speakers_id)] : [])),
			})),
	};
}

/** Every live event in every language, for the entries of routes. */
export function eventEntries(): ContentQuery<EntryRow<{ readonly slug: string }>> {
	return entryRows({
		collection: "events",
		fields: [...teaserFields, "agenda"],
		row: eventRow.omit({ body: true, speakers: true, cover: true }),
	});
}
