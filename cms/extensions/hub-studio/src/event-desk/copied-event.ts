// Copies an event to another date: drafts in the same languages, without registrations and their counts.

import { events } from "@hub/content-model/collections/events";
import { fromWallClock, WALL_DAY, wallClock } from "@hub/shared-contracts/language/wall-clock";
import { z } from "zod";

/** Fields that a copy does not take over. */
const NOT_COPIED: readonly string[] = [
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
const copiedFields = Object.entries(events.fields)
	.filter(([name, { kind, column }]) => kind !== "system" && column !== null && !NOT_COPIED.includes(name))
	.map(([name]) => name);

/** The fields of an event that are read for a copy. */
export const COPIED_FIELDS: readonly string[] = [
	...copiedFields,
	"translation_key",
	"slug",
	"speakers.speakers_id",
	"speakers.sort",
];

const storedEvent = z.looseObject({
	translation_key: z.string(),
	/** Undefined in a translation without text. */
	slug: z.string().nullable(),
	starts_at: z.string(),
	ends_at: z.string(),
	time_zone: z.string(),
	speakers: z.array(z.object({ speakers_id: z.string().nullable(), sort: z.number().nullable() })),
});

export type StoredEvent = z.infer<typeof storedEvent>;

/** Parses Directus' response. Skips drafts without a date or a time zone, which cannot be moved. */
export function readEvents(body: unknown): readonly StoredEvent[] {
	const { data } = z.object({ data: z.array(z.unknown()) }).parse(body);
	return data.flatMap((row) => storedEvent.safeParse(row).data ?? []);
}

/**
 * Returns the entries of a copy, which begins and ends at the same local time, in the event's time zone.
 * @param day first day of the copy, `YYYY-MM-DD`
 */
export function copyEvents(day: string, rows: readonly StoredEvent[]): readonly Readonly<Record<string, unknown>>[] {
	return rows.map((row) => {
		const begins = wallClock(new Date(row.starts_at), row.time_zone);
		const moved = Date.parse(day) - Math.floor(begins / WALL_DAY) * WALL_DAY;
		const at = (moment: string) =>
			fromWallClock(wallClock(new Date(moment), row.time_zone) + moved, row.time_zone).toISOString();
		const withDay = (name: string) => `${name.replace(/-\d{4}-\d\d-\d\d$/, "")}-${day}`;
		return {
			...Object.fromEntries(copiedFields.map((name) => [name, row[name]])),
			status: "draft",
			event_status: "scheduled",
			translation_key: withDay(row.translation_key),
			slug: row.slug === null ? null : withDay(row.slug),
			starts_at: at(row.starts_at),
			ends_at: at(row.ends_at),
			speakers: row.speakers.filter(({ speakers_id }) => speakers_id !== null),
		};
	});
}
