// Stored launches: entries that staff publish together at one moment.

import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { z } from "zod";
import type { ownTables } from "../../../src/database/own-tables.ts";

const launchesTable = "hub_launches" satisfies keyof typeof ownTables;
const entriesTable = "hub_launch_entries" satisfies keyof typeof ownTables;
const returnsTable = "hub_launch_returns" satisfies keyof typeof ownTables;

/** Maximum number of entries in a launch. They are published in one transaction. */
export const MAX_ENTRIES = 50;

/** Maximum number of open launches. */
const MAX_LAUNCHES = 50;

/**
 * `open`: in preparation. `planned`: publishes automatically. `failed`: could not be published and needs staff.
 * `reverted`: taken back.
 */
const launchStates = ["open", "planned", "published", "failed", "reverted"] as const;

/** States of launches that were published. Their entries may be part of another one. */
export const ENDED = ["published", "reverted"] satisfies (typeof launchStates)[number][];

/** An entry of a launch. */
export interface LaunchEntry {
	readonly collection: string;
	/** Id of the row; for a new entry, id of its version, which the row will take over. */
	readonly id: string;
}

const problem = z.object({ collection: z.string(), id: z.string(), messages: z.array(z.string()) });

/** Reasons of the rules why an entry cannot be published. Without messages, the entry no longer exists. */
export type LaunchProblem = z.infer<typeof problem>;

/** Reason why a launch was not published: refused entries, or the account that planned it lost its permission. */
const failure = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("refused"), problems: z.array(problem) }),
	z.object({ kind: z.literal("account") }),
]);
export type LaunchFailure = z.infer<typeof failure>;

const moment = z.coerce.number().nullable();
const stored = z
	.object({
		id: z.string(),
		name: z.string(),
		state: z.enum(launchStates),
		at: moment,
		planned_by: z.string().nullable(),
		failure: z.string().nullable(),
		published_at: moment,
	})
	.transform(({ planned_by, failure: text, published_at, ...rest }) => ({
		...rest,
		plannedBy: planned_by,
		failure: text === null ? null : failure.parse(JSON.parse(text)),
		publishedAt: published_at,
	}));

/** Moments in ms. */
export type Launch = z.infer<typeof stored>;

const columns = ["id", "name", "state", "at", "planned_by", "failure", "published_at"];

/** Reads launches, newest first. @param narrow adds conditions */
export async function readLaunches(
	database: Knex,
	narrow: (query: Knex.QueryBuilder) => void,
): Promise<readonly Launch[]> {
	const query = database(launchesTable).select(columns).orderBy("created_at", "desc");
	narrow(query);
	return z.array(stored).parse(await query);
}

/** Returns unpublished launches, the next first, and the last published ones. */
export async function readAllLaunches(database: Knex): Promise<readonly Launch[]> {
	const [waiting, published] = await Promise.all([
		readLaunches(database, (query) => void query.whereNotIn("state", ENDED)),
		readLaunches(database, (query) => void query.whereIn("state", ENDED).limit(10)),
	]);
	const next = ({ at }: Launch) => at ?? Number.POSITIVE_INFINITY;
	return [...waiting.toSorted((one, other) => next(one) - next(other)), ...published];
}

/** Creates a launch. @returns its id; undefined if there are too many */
export async function createLaunch(database: Knex, name: string, now: number): Promise<string | undefined> {
	const open = await readLaunches(database, (query) => void query.whereNotIn("state", ENDED));
	if (open.length >= MAX_LAUNCHES) return undefined;
	const id = randomUUID();
	await database(launchesTable).insert({ id, name, state: "open", created_at: now });
	return id;
}

/**
 * Changes a launch's state if it still has an expected one, so that only one of two concurrent changes succeeds.
 * @returns true if it changed
 */
export async function changeState(
	database: Knex,
	id: string,
	from: readonly Launch["state"][],
	to: {
		readonly state: Launch["state"];
		readonly at?: number | null;
		readonly plannedBy?: string | null;
		readonly failure?: LaunchFailure | null;
		readonly publishedAt?: number;
	},
): Promise<boolean> {
	const { state, at, plannedBy, failure: why, publishedAt } = to;
	const updated: number = await database(launchesTable)
		.where({ id })
		.whereIn("state", from)
		.update({
			state,
			failure: why ? JSON.stringify(why) : null,
			...(at === undefined ? {} : { at }),
			...(plannedBy === undefined ? {} : { planned_by: plannedBy }),
			...(publishedAt === undefined ? {} : { published_at: publishedAt }),
		});
	return updated > 0;
}

/** Deletes a launch that is not planned; its entries stay. @returns true if one was deleted */
export async function removeLaunch(database: Knex, id: string): Promise<boolean> {
	const removed: number = await database(launchesTable).where({ id }).whereNot({ state: "planned" }).delete();
	if (removed > 0)
		for (const table of [entriesTable, returnsTable]) await database(table).where({ launch: id }).delete();
	return removed > 0;
}

const entry = z.object({ launch: z.string(), collection: z.string(), item: z.string() });

/** Returns the entries of launches, in the order in which they were added. */
export async function entriesOf(
	database: Knex,
	launches: readonly string[],
): Promise<ReadonlyMap<string, readonly LaunchEntry[]>> {
	const found: unknown = await database(entriesTable)
		.select("launch", "collection", "item")
		.whereIn("launch", launches)
		.orderBy("added_at");
	const lines = z.array(entry).parse(found);
	return new Map(
		[...Map.groupBy(lines, ({ launch }) => launch)].map(([launch, own]) => [
			launch,
			own.map(({ collection, item }) => ({ collection, id: item })),
		]),
	);
}

/** Returns the unpublished launch that contains an entry. */
export async function launchWith(database: Knex, { collection, id }: LaunchEntry): Promise<Launch | undefined> {
	const [found] = await readLaunches(
		database,
		(query) =>
			void query
				.whereNotIn("state", ENDED)
				.whereIn("id", database(entriesTable).select("launch").where({ collection, item: id })),
	);
	return found;
}

/** Adds an entry to a launch, once. @param now in ms */
export async function addEntry(
	database: Knex,
	launch: string,
	{ collection, id }: LaunchEntry,
	now: number,
): Promise<void> {
	await database(entriesTable)
		.insert({ launch, collection, item: id, added_at: now })
		.onConflict(["launch", "collection", "item"])
		.ignore();
}

/** Removes an entry from a launch. */
export async function dropEntry(database: Knex, launch: string, { collection, id }: LaunchEntry): Promise<void> {
	await database(entriesTable).where({ launch, collection, item: id }).delete();
}

/** Revisions of a published entry: the state to which it can return, and the one in which the launch left it. */
export interface EntryReturn {
	readonly to: number;
	readonly at: number;
}

const entryReturn = z.object({ collection: z.string(), id: z.string(), to: z.number(), at: z.number() });

/** Returns the entries that a launch changed, with their revisions. */
export async function returnsOf(database: Knex, launch: string): Promise<readonly (LaunchEntry & EntryReturn)[]> {
	const columns = { collection: "collection", id: "item", to: "returns_to", at: "stands_at" };
	return z
		.array(entryReturn)
		.parse(await database(returnsTable).select(columns).where({ launch }).orderBy("stands_at"));
}

/** Records the revisions of an entry; null if the launch no longer changes it. */
export async function recordReturn(
	database: Knex,
	launch: string,
	{ collection, id }: LaunchEntry,
	revisions: EntryReturn | null,
): Promise<void> {
	await database(returnsTable).where({ launch, collection, item: id }).delete();
	if (!revisions) return;
	const { to, at } = revisions;
	await database(returnsTable).insert({ launch, collection, item: id, returns_to: to, stands_at: at });
}
