// An event's entries for another date: drafts in the same languages, without registrations and what was counted of them.

import { events } from "@hub/content-model/collections/events";
import { fromWallClock, WALL_DAY, wallClock } from "@hub/shared-contracts/language/wall-clock";
import { z } from "zod";

/** What a copy does not take over: it is decided again, or counted. */
const OWN: readonly string[] = [
	"status",
	"translation_key",
	"slug",
	"publish_at",
	"unpublish_at",
	"event_status",
	"cancel_reason",
	"tell_people",
	"registered",
	"waiting",
	"calendar_sequence",
];
const taken = Object.entries(events.fields)
	.filter(([name, { kind, column }]) => kind !== "system" && column !== null && !OWN.includes(name))
	.map(([name]) => name);

/** The fields of an event that are read for a copy. */
export const COPIED_FIELDS: readonly string[] = [...taken, "translation_key", "slug", "speakers.speakers_id", "speakers.sort"];

const stored = z.looseObject({
	translation_key: z.string(),
	/** A translation that was just begun has none yet. */
	slug: z.string().nullable(),
	starts_at: z.string(),
	ends_at: z.string(),
	time_zone: z.string(),
	speakers: z.array(z.object({ speakers_id: z.string().nullable(), sort: z.number().nullable() })),
});

/** A stored event in one language, as Directus answers. */
export type StoredEvent = z.infer<typeof stored>;

/** Parses Directus' answer. Drafts without a date or a time zone are left out: there is nothing to move. */
export function readEvents(answer: unknown): readonly StoredEvent[] {
	const { data } = z.object({ data: z.array(z.unknown()) }).parse(answer);
	return data.flatMap((row) => stored.safeParse(row).data ?? []);
}

/**
 * Entries to be stored for a copy, which begins and ends at the same time of the clock, in the event's time zone.
 * @param day `YYYY-MM-DD`, the day on which it begins there
 */
export function copiedTo(day: string, rows: readonly StoredEvent[]): readonly Readonly<Record<string, unknown>>[] {
	return rows.map((row) => {
		const begins = wallClock(new Date(row.starts_at), row.time_zone);
		const moved = Date.parse(day) - Math.floor(begins / WALL_DAY) * WALL_DAY;
		const at = (moment: string) => fromWallClock(wallClock(new Date(moment), row.time_zone) + moved, row.time_zone).toISOString();
		const named = (name: string) => `${name.replace(/-\d{4}-\d\d-\d\d$/, "")}-${day}`;
		return {
			...Object.fromEntries(taken.map((name) => [name, row[name]])),
			status: "draft",
			event_status: "scheduled",
			translation_key: named(row.translation_key),
			slug: row.slug === null ? null : named(row.slug),
			starts_at: at(row.starts_at),
			ends_at: at(row.ends_at),
			speakers: row.speakers.filter(({ speakers_id }) => speakers_id !== null),
		};
	});
}
