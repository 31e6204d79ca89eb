import { optionalText as text } from "@hub/content-model/cms/row";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { Knex } from "knex";
import { z } from "zod";
import { FACT_COLUMNS, type Facts, factsSchema } from "./event-facts.ts";
import { storedMoment, storedMomentOrNull } from "./stored-moment.ts";

const count = z
	.int()
	.nonnegative()
	.nullish()
	.transform((value) => value ?? 0);

/** A row of the table `events` without its facts. */
const storedRow = z.object({
	id: z.string(),
	locale: localeSchema,
	publish_at: storedMomentOrNull,
	unpublish_at: storedMomentOrNull,
	date_updated: storedMomentOrNull,
	slug: text,
	title: text,
	description: text,
	venue: text,
	city: text,
	cancel_reason: text,
	registered: count,
	waiting: count,
	calendar_sequence: count,
});

const storedFacts = factsSchema(storedMoment.transform((moment) => moment.toISOString()));

/** A published language version of an event. */
export interface EventRow {
	readonly id: string;
	readonly key: string;
	readonly locale: Locale;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly venue: string;
	readonly city: string;
	/** Reason of the cancellation for participants; may be empty. */
	readonly cancel_reason: string;
	readonly facts: Facts;
	/** Time of the last edit in ms; 0 if there is none. */
	readonly touched: number;
	readonly registered: number;
	readonly waiting: number;
	readonly sequence: number;
}

/** Returns the published languages of an event, German first. Invalid rows are left out, as on the site. */
export async function publishedRows(database: Knex, eventKey: string, now: Date): Promise<EventRow[]> {
	const rows: unknown[] = await database("events")
		.select([...Object.keys(storedRow.shape), ...FACT_COLUMNS])
		.where({ translation_key: eventKey, status: "published" })
		.orderBy("locale");
	return rows.flatMap((row) => {
		const [stored, facts] = [storedRow.safeParse(row), storedFacts.safeParse(row)];
		if (!stored.success || !facts.success) return [];
		const { publish_at, unpublish_at, date_updated, calendar_sequence, ...rest } = stored.data;
		const shown = (publish_at === null || publish_at <= now) && (unpublish_at === null || unpublish_at > now);
		if (!shown) return [];
		return [
			{ ...rest, key: eventKey, facts: facts.data, touched: date_updated?.getTime() ?? 0, sequence: calendar_sequence },
		];
	});
}

/** Readable place of an event in a language; empty for online events. */
export function venueOf({ venue, city, facts }: EventRow): string {
	return facts.mode === "online" ? "" : [venue, city].filter((part) => part !== "").join(", ");
}

/** Returns the keys of events. @param rows ids of their rows */
export async function eventKeysOf(database: Knex, rows: readonly string[]): Promise<readonly string[]> {
	const found: unknown = await database("events")
		.distinct("translation_key")
		.whereIn("id", rows)
		.whereNotNull("translation_key");
	return readKeys(found);
}

const keyRows = z.array(z.object({ translation_key: z.string() }));

/** Reads the keys from selected rows. */
export function readKeys(rows: unknown): string[] {
	return keyRows.parse(rows).map(({ translation_key }) => translation_key);
}
