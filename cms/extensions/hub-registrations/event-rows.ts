import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { Knex } from "knex";
import { z } from "zod";
import type { Facts } from "./event-facts.ts";
import { storedMoment, storedMomentOrNull } from "./stored-moment.ts";

const number = (otherwise: number) =>
	z
		.number()
		.int()
		.nonnegative()
		.nullish()
		.transform((value) => value ?? otherwise);
const text = z
	.string()
	.nullish()
	.transform((value) => value ?? "");

/** One language of an event, as it stands in the table `events`. */
const storedEvent = z.object({
	id: z.string(),
	locale: localeSchema,
	status: text,
	publish_at: storedMomentOrNull,
	unpublish_at: storedMomentOrNull,
	date_updated: storedMomentOrNull,
	slug: text,
	title: text,
	description: text,
	venue: text,
	city: text,
	kind: text,
	topic: text,
	language: text,
	mode: z.enum(["online", "onsite", "hybrid"]).catch("online"),
	starts_at: storedMoment,
	ends_at: storedMoment,
	time_zone: text,
	online_url: text,
	event_status: z.enum(["scheduled", "cancelled"]).catch("scheduled"),
	capacity: number(0),
	reserved: number(0),
	registered: number(0),
	waiting: number(0),
	retention_days: number(90),
	calendar_sequence: number(0),
});

/** One published language of an event. */
export interface EventRow {
	readonly id: string;
	/** The event's key. */
	readonly key: string;
	readonly locale: Locale;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly venue: string;
	readonly city: string;
	readonly facts: Facts;
	/** When an editor last touched it, in ms; 0 where nobody did. */
	readonly touched: number;
	readonly registered: number;
	readonly waiting: number;
	readonly sequence: number;
}

/**
 * The languages of an event that visitors can see at a moment, German first. A row that does not fit is left out: it is not shown on
 * the site either.
 */
export async function publishedRows(database: Knex, eventKey: string, now: Date): Promise<EventRow[]> {
	const rows: unknown[] = await database("events")
		.select(Object.keys(storedEvent.shape))
		.where({ translation_key: eventKey, status: "published" })
		.orderBy("locale");
	return rows.flatMap((row) => {
		const parsed = storedEvent.safeParse(row);
		if (!parsed.success) return [];
		const { publish_at, unpublish_at, date_updated, registered, waiting, calendar_sequence, ...event } = parsed.data;
		const shown = (publish_at === null || publish_at <= now) && (unpublish_at === null || unpublish_at > now);
		if (!shown) return [];
		const { id, locale, slug, title, description, venue, city, status: _, ...rest } = event;
		const facts = { ...rest, starts_at: rest.starts_at.toISOString(), ends_at: rest.ends_at.toISOString() };
		return [
			{
				id,
				key: eventKey,
				locale,
				slug,
				title,
				description,
				venue,
				city,
				facts,
				touched: date_updated?.getTime() ?? 0,
				registered,
				waiting,
				sequence: calendar_sequence,
			},
		];
	});
}

/** The place of an event as one reads it in a language; empty where it is online only. */
export function placeOf({ venue, city, facts }: EventRow): string {
	return facts.mode === "online" ? "" : [venue, city].filter((part) => part !== "").join(", ");
}
