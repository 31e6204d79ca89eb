import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";

// What all languages of an event have in common, and how rows that differ are brought together.

/** Facts that are the same in every language; what an editor changes in one row goes for all. */
const factNames = [
	"kind",
	"topic",
	"language",
	"mode",
	"starts_at",
	"ends_at",
	"time_zone",
	"online_url",
	"event_status",
	"capacity",
	"reserved",
	"retention_days",
] as const;
/** The facts of an event. Moments are ISO in UTC; `capacity` 0 means that nobody counts. */
export const facts = z.object({
	kind: z.string(),
	topic: z.string(),
	language: z.string(),
	mode: z.enum(["online", "onsite", "hybrid"]),
	starts_at: z.string(),
	ends_at: z.string(),
	time_zone: z.string(),
	online_url: z.string(),
	event_status: z.enum(["scheduled", "cancelled"]),
	capacity: z.number(),
	reserved: z.number(),
	retention_days: z.number(),
});
export type Facts = z.infer<typeof facts>;

/** What was last made known of an event, and what was done for it once and for all. */
export const known = z.object({
	facts,
	/** The rows that were there. */
	rows: z.array(z.string()),
	/** By language: the place as one reads it. */
	places: z.partialRecord(localeSchema, z.string()),
	/** The beginning that people were reminded of. */
	remindedOf: z.string().optional(),
	/** Whether thanks were sent. */
	thanked: z.boolean().default(false),
	/** Whether what is personal was erased. */
	erased: z.boolean().default(false),
});
export type Known = z.infer<typeof known>;

/** A row with its facts, for bringing rows together. */
export interface FactRow {
	readonly id: string;
	readonly facts: Facts;
	/** When an editor last touched it, in ms; 0 where nobody did. */
	readonly touched: number;
}

/**
 * The facts of an event whose rows may differ. Of a fact that an editor changed in one row, the change counts; in several, the
 * latest. A row that was not there before has no say: it takes over what is known.
 * @param rows at least one
 */
export function mergeFacts(rows: readonly FactRow[], before: Known | undefined): Facts {
	const latestFirst = rows.toSorted((one, other) => other.touched - one.touched);
	const [latest] = latestFirst;
	if (latest === undefined) throw new Error("An event without rows has no facts");
	const old = latestFirst.filter(({ id }) => before?.rows.includes(id));
	if (before === undefined || old.length === 0) return latest.facts;
	const changed = factNames.flatMap((name) => {
		const row = old.find((one) => one.facts[name] !== before.facts[name]);
		return row ? [[name, row.facts[name]] as const] : [];
	});
	return facts.parse({ ...before.facts, ...Object.fromEntries(changed) });
}

/** The columns of a row for facts that it takes over. */
export function factColumns(values: Facts): Readonly<Record<string, unknown>> {
	const { starts_at, ends_at, online_url, ...rest } = values;
	return {
		...rest,
		starts_at: new Date(starts_at),
		ends_at: new Date(ends_at),
		online_url: online_url === "" ? null : online_url,
	};
}

/** Whether two say the same. */
export function sameFacts(one: Facts, other: Facts): boolean {
	return factNames.every((name) => one[name] === other[name]);
}

/** How many seats can be given away here; null where nobody counts. */
export function seatsOf({ capacity, reserved }: Facts): number | null {
	return capacity === 0 ? null : Math.max(0, capacity - reserved);
}
