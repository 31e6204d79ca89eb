import { attendanceOpensAt } from "@hub/shared-contracts/form/attendance";
import type { Knex } from "knex";
import { z } from "zod";
import type { ownTables } from "../../../src/database/own-tables.ts";
import { type Facts, type LastSeen, lastSeen, mergeFacts, seatsOf, withSeatsFor } from "./event-facts.ts";
import { type EventRow, publishedRows } from "./event-rows.ts";

/** Table of seat counts. The row of an event is also its lock, held by changes of registrations. */
export const seatsTable = "hub_event_seats" satisfies keyof typeof ownTables;

const seatsRow = z.object({
	capacity: z.number().nullable(),
	taken: z.number(),
	next_place: z.number(),
	known: z.string().nullable(),
	changes: z.number(),
	shown: z.number(),
});

/** An event at one moment: its published rows, their merged facts, and its state after it was last reconciled. */
export interface EventSnapshot {
	readonly key: string;
	/** Its published languages; empty if visitors can't see it. */
	readonly rows: readonly EventRow[];
	/** Undefined if it was never published. */
	readonly facts: Facts | undefined;
	/** State after it was last reconciled; undefined for a new event. */
	readonly before: LastSeen | undefined;
	/** True if the event is published, not cancelled and has not begun. */
	readonly open: boolean;
	readonly startsAt: Date;
	readonly endsAt: Date;
	readonly sequence: number;
}

/** An event whose row is locked until the transaction ends: no other transaction changes its registrations meanwhile. */
export interface LockedEvent {
	readonly trx: Knex;
	readonly event: EventSnapshot;
	/** Time of the lock, used for all decisions in the transaction. */
	readonly now: Date;
}

const never = new Date(0);

/**
 * Locks an event and reads it. Updates its number of seats, so that the next decision uses the editors' latest values.
 * @param trx a transaction; on SQLite, only one runs at a time
 */
export async function lockEvent(trx: Knex, key: string, now: Date): Promise<LockedEvent> {
	const selectForUpdate = () => trx(seatsTable).where({ event_key: key }).forUpdate().first();
	let stored: unknown = await selectForUpdate();
	if (stored === undefined) {
		await trx(seatsTable).insert({ event_key: key }).onConflict("event_key").ignore();
		stored = await selectForUpdate();
	}
	const event = await buildSnapshot(trx, key, now, stored);
	const capacity = event.facts === undefined ? null : seatsOf(event.facts);
	if (capacity !== seatsRow.parse(stored).capacity)
		await trx(seatsTable).where({ event_key: key }).update({ capacity });
	return { trx, event, now };
}

/** Reads an event without a lock, for display only. */
export async function readEvent(database: Knex, key: string, now: Date): Promise<EventSnapshot> {
	return buildSnapshot(database, key, now, await database(seatsTable).where({ event_key: key }).first());
}

async function buildSnapshot(database: Knex, key: string, now: Date, stored: unknown): Promise<EventSnapshot> {
	const seats = stored === undefined ? undefined : seatsRow.parse(stored);
	const before = seats?.known ? lastSeen.parse(JSON.parse(seats.known)) : undefined;
	const rows = await publishedRows(database, key, now);
	const facts =
		rows.length > 0 ? withSeatsFor(seats?.taken ?? 0, mergeFacts(rows, before), before?.facts) : before?.facts;
	const startsAt = facts === undefined ? never : new Date(facts.starts_at);
	return {
		key,
		rows,
		facts,
		before,
		open: rows.length > 0 && facts?.event_status === "scheduled" && startsAt > now,
		startsAt,
		endsAt: facts === undefined ? never : new Date(facts.ends_at),
		sequence: Math.max(0, ...rows.map(({ sequence }) => sequence)),
	};
}

/** Time from which attendance can be recorded. */
export function attendanceOpens({ startsAt, facts }: EventSnapshot): Date {
	return attendanceOpensAt(startsAt, facts?.time_zone ?? "UTC");
}

/** True if a seat is free. */
export async function hasFreeSeat(trx: Knex, { key }: EventSnapshot): Promise<boolean> {
	return (await freeSeats(trx, key).select("event_key")).length > 0;
}

/**
 * Takes a seat if one is free. Condition and count are one statement, so that two requests cannot take the last seat.
 * @returns true if a seat was taken
 */
export async function takeSeat(trx: Knex, { key }: EventSnapshot): Promise<boolean> {
	return (await freeSeats(trx, key).increment("taken", 1)) > 0;
}

export async function giveSeatBack(trx: Knex, { key }: EventSnapshot): Promise<void> {
	await trx(seatsTable).where({ event_key: key }).where("taken", ">", 0).decrement("taken", 1);
}

/** Returns the next position in the waiting list. */
export async function nextWaitingPlace(trx: Knex, { key }: EventSnapshot): Promise<number> {
	await trx(seatsTable).where({ event_key: key }).increment("next_place", 1);
	const { next_place } = z
		.object({ next_place: z.number() })
		.parse(await trx(seatsTable).where({ event_key: key }).first());
	return next_place - 1;
}

/** Records that the displayed seat counts are outdated. */
export async function markCountsOutdated(trx: Knex, key: string): Promise<void> {
	await trx(seatsTable).where({ event_key: key }).increment("changes", 1);
}

function freeSeats(trx: Knex, key: string) {
	return trx(seatsTable)
		.where({ event_key: key })
		.where((counted) => counted.whereNull("capacity").orWhere("taken", "<", trx.ref("capacity")));
}
