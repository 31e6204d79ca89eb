import { events } from "@hub/content-model/collections/events";
import { type SharedValues, sharedNames } from "@hub/content-model/collections/shared-fields";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";

/** Facts of an event, which all its languages share. Times are ISO in UTC; a `capacity` of 0 means unlimited seats. */
export type Facts = SharedValues<typeof events>;

const factNames = sharedNames(events);

/** True for times, which databases return in their own format. */
const isMoment = (name: keyof Facts): boolean => events.fields[name].kind === "moment";

/**
 * Creates the schema of facts.
 * @param moment schema of times: recorded facts have ISO texts, rows have the database's own format
 */
export function factsSchema(moment: z.ZodType<string> = z.string()): z.ZodType<Facts> {
	const shape = factNames.map((name) => [name, isMoment(name) ? moment : events.fields[name].read] as const);
	// Types and schema follow from the same declaration.
	return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<Facts>;
}

const facts = factsSchema();

const announced = z.object({
	facts,
	/** Venue and city as one text, by language. */
	places: z.partialRecord(localeSchema, z.string()),
});

/** Facts and places of an event: the current ones, or those that people were last notified of. */
export type Announced = z.infer<typeof announced>;

/**
 * A change that people have not been notified of yet, because further changes may follow. `facts` and `places` are those
 * that they were last notified of. Times are ISO in UTC.
 */
const pendingChange = announced.extend({
	/** Time of the latest change. People who registered after it have read it. */
	changed: z.string(),
	due: z.string(),
	/** SEQUENCE of the calendar entries with this change. */
	sequence: z.number(),
});
export type PendingChange = z.infer<typeof pendingChange>;

/** State of an event after it was last reconciled: its facts and places, and the one-time tasks that are done. */
export const lastSeen = announced.extend({
	/** Ids of the event's rows. */
	rows: z.array(z.string()),
	/** Undefined if people were notified of all changes. */
	pending: pendingChange.optional(),
	/** Start of the event at the time of the reminder. */
	remindedOf: z.string().optional(),
	/** True if thanks were sent. */
	thanked: z.boolean().default(false),
	/** True if personal data were erased. */
	erased: z.boolean().default(false),
});
export type LastSeen = z.infer<typeof lastSeen>;

/** Facts whose changes people are notified of. */
export const announcedFacts = [
	"starts_at",
	"ends_at",
	"time_zone",
	"mode",
	"online_url",
	"event_status",
] as const satisfies (keyof Facts)[];

/** Row with its facts, for merging. */
export interface FactRow {
	readonly id: string;
	readonly facts: Facts;
	/** Time of the last edit in ms; 0 if there is none. */
	readonly touched: number;
}

/**
 * Merges the facts of an event whose rows may differ. A fact that an editor changed in one row wins; if changed in
 * several, the latest change. New rows don't count and take over the known facts.
 * @param rows at least one
 */
export function mergeFacts(rows: readonly FactRow[], before: LastSeen | undefined): Facts {
	const latestFirst = rows.toSorted((one, other) => other.touched - one.touched);
	const [latest] = latestFirst;
	if (latest === undefined) throw new Error("An event without rows has no facts");
	const old = latestFirst.filter(({ id }) => before?.rows.includes(id));
	if (before === undefined || old.length === 0) return latest.facts;
	const changed = factNames.flatMap((name) => {
		const row = old.find((stored) => stored.facts[name] !== before.facts[name]);
		return row ? [[name, row.facts[name]] as const] : [];
	});
	return facts.parse({ ...before.facts, ...Object.fromEntries(changed) });
}

/** Converts facts to columns of a row. */
export function factColumns(values: Facts): Readonly<Record<string, unknown>> {
	const columns = factNames.map((name) => {
		const value = values[name];
		const stored = value === "" ? null : value;
		return [name, isMoment(name) ? new Date(String(value)) : stored] as const;
	});
	return Object.fromEntries(columns);
}

export const FACT_COLUMNS: readonly string[] = factNames;

/** True if all facts are equal. */
export function sameFacts(one: Facts, other: Facts): boolean {
	return factNames.every((name) => one[name] === other[name]);
}

/**
 * Returns facts with the seats they had before if they have fewer seats now than are held. hub-server/editing refuses
 * such a change; this undoes one that was saved while a visitor took a seat.
 * @param taken seats that are confirmed or offered
 */
export function withSeatsFor(taken: number, now: Facts, before: Facts | undefined): Facts {
	const hasEnough = (value: Facts) => (seatsOf(value) ?? Number.POSITIVE_INFINITY) >= taken;
	if (before === undefined || hasEnough(now) || !hasEnough(before)) return now;
	return { ...now, capacity: before.capacity, reserved: before.reserved };
}

/** Number of seats for registration; null for unlimited. */
export function seatsOf({ capacity, reserved }: Facts): number | null {
	return capacity === 0 ? null : Math.max(0, capacity - reserved);
}
