// Collection `events`, one row per language, with speakers through `events_speakers`.

import { z } from "zod";
import type { Event, EventTeaser, Seats, Speaker } from "../content/event.ts";
import type { ContentQuery, Fields } from "../content-reader.ts";
import type { Locale } from "../locale.ts";
import { parseRichText } from "../rich-text-parser.ts";
import { optionalText, parseRow, text } from "./row.ts";

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
	"translation_key",
];

const speakerFields: Fields = ["id", "display_name", "role", "organisation", "translation_key"];

/** The content service writes moments with or without their zone; without one they are UTC. */
const moment = text.transform((value, context) => {
	const date = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`);
	if (!Number.isNaN(date.getTime())) return date.toISOString();
	context.addIssue({ code: "custom", message: "is no date and time" });
	return z.NEVER;
});

const teaserRow = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	kind: z.enum(["webinar", "workshop", "conference", "meetup"]),
	topic: z.enum(["data-spaces", "product-passport", "governance", "connectors"]),
	language: z.enum(["de", "en"]),
	starts_at: moment,
	ends_at: moment,
	time_zone: text,
	mode: z.enum(["online", "onsite", "hybrid"]),
	venue: optionalText,
	city: optionalText,
	event_status: z.enum(["scheduled", "cancelled"]),
	capacity: z.number().int().nonnegative().nullish(),
	registered: z.number().int().nonnegative().nullish(),
	translation_key: text,
});

const speakerRow = z.object({
	id: text,
	display_name: text,
	role: optionalText,
	organisation: optionalText,
	translation_key: text,
});

const eventRow = teaserRow.extend({
	body: optionalText,
	agenda: z.array(z.object({ time: text, title: text })).nullish(),
	speakers: z.array(z.object({ speakers_id: speakerRow.nullish() })).nullish(),
});

function teaserFrom(row: z.infer<typeof teaserRow>): EventTeaser {
	const { starts_at, ends_at, time_zone, event_status, capacity, registered, translation_key, ...rest } = row;
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
	};
}

function speakerFrom({ display_name, translation_key, ...rest }: z.infer<typeof speakerRow>): Speaker {
	return { ...rest, displayName: display_name, key: translation_key };
}

/** Events of a language by their beginning. */
export function eventsOf(locale: Locale, { limit = 100 }: { readonly limit?: number } = {}): ContentQuery<EventTeaser> {
	return {
		collection: "events",
		fields: teaserFields,
		filter: { locale: { _eq: locale } },
		sort: ["starts_at", "title"],
		limit,
		parse: (row) => parseRow(teaserRow, row, teaserFrom),
	};
}

/** Events of a language that have not ended, the nearest first. */
export function upcomingEvents(locale: Locale, limit: number): ContentQuery<EventTeaser> {
	return { ...eventsOf(locale, { limit }), filter: { _and: [{ locale: { _eq: locale } }, { ends_at: { _gte: "$NOW" } }] } };
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
			},
		],
		filter: { _and: [{ locale: { _eq: locale } }, { slug: { _eq: slug } }] },
		parse: (value) =>
			parseRow(eventRow, value, ({ body, agenda, speakers, ...teaser }) => ({
				...teaserFrom(teaser),
				body: parseRichText(body, { id: `event-${teaser.id}`, canonicalHref }),
				agenda: agenda ?? [],
				speakers: (speakers ?? []).flatMap(({ speakers_id }) => (speakers_id ? [speakerFrom(speakers_id)] : [])),
			})),
	};
}
