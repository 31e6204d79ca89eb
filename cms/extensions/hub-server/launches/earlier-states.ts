// States of entries in Directus' revisions: recorded when a launch is published, compared with the stored entry, and
// put back. Directus deletes revisions after a month.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { readStates, type State } from "../desk/saved-states.ts";
import type { Row } from "../entries/row.ts";
import { listedRows, storedRows } from "../entries/stored-rows.ts";
import type { LaunchEntry } from "./launches-table.ts";
import type { Publishing } from "./publish-together.ts";

const lists = z.object({ lists: z.record(z.string(), z.array(z.string())) });
const revisions = z.array(z.object({ id: z.number() }));

/** Returns the latest revisions of an entry itself, the newest first. */
export async function latestRevisions(
	database: Knex,
	{ collection, id }: LaunchEntry,
	count: number,
): Promise<readonly number[]> {
	const found: unknown = await database("directus_revisions")
		.select("id")
		.where({ collection, item: id })
		.whereNull("version")
		.orderBy("id", "desc")
		.limit(count);
	return revisions.parse(found).map((one) => one.id);
}

/** Returns the state of a revision; undefined if it was deleted. */
export async function stateAt(database: Knex, revision: number): Promise<State | undefined> {
	return (await readStates(database, [revision])).get(revision);
}

/**
 * Records the current state of an entry as a revision. The latest one may be about to expire, or miss a change by
 * Directus itself.
 */
export async function recordState(
	knex: Knex,
	{ collection, id }: LaunchEntry,
	{ directus, schema, accountability }: Publishing,
): Promise<number> {
	const options = { schema, knex };
	const made = { action: "update", collection, item: id, user: accountability.user, ip: accountability.ip };
	const activity = await new directus.services.ActivityService(options).createOne(made);
	// The filter of `revisions.create` adds the values.
	const revision = { activity, collection, item: id, data: {}, delta: {} };
	return Number(await new directus.services.RevisionsService(options).createOne(revision));
}

/** Reads a stored entry; undefined if it was deleted. */
export async function readRow(
	knex: Knex,
	definition: CollectionDefinition,
	id: string,
	{ directus, schema }: Pick<Publishing, "directus" | "schema">,
): Promise<Row | undefined> {
	const rows = storedRows(directus, { database: knex, schema, accountability: null });
	return (await rows.list(definition, { id: { _eq: id } }))[0];
}

/** Option of a single save, which is reset afterwards. */
const OPTION = "tell_people";

/**
 * Returns the values that turn a stored entry into an earlier state, in the form that Directus saves. Counters and
 * records stay.
 */
export async function changesTo(knex: Knex, definition: CollectionDefinition, row: Row, state: State): Promise<Row> {
	const written = Object.entries(definition.fields).filter(
		([field, { meta, column }]) => column !== null && !meta.readonly && !meta.hidden && field !== OPTION,
	);
	const values = written.flatMap(([field]) =>
		field in state && !isSame(row[field], state[field]) ? [[field, state[field] ?? null]] : [],
	);
	const targets = lists.safeParse(state).data?.lists ?? {};
	for (const [field, { through, sort, rows }] of await listedRows(knex, definition, String(row.id))) {
		const wanted = targets[field];
		const listed = rows.map(({ target }) => target);
		if (!wanted || isSame(listed, wanted)) continue;
		const kept = rows.filter(({ target }) => wanted.includes(target));
		values.push([
			field,
			{
				create: wanted.flatMap((target, at) =>
					listed.includes(target) ? [] : [{ [through.field]: target, [sort]: at + 1 }],
				),
				update: kept.map(({ id, target }) => ({ id, [sort]: wanted.indexOf(target) + 1 })),
				delete: rows.filter((one) => !kept.includes(one)).map(({ id }) => id),
			},
		]);
	}
	return Object.fromEntries(values);
}

/** True if two values are stored alike. Empty texts are stored as null. */
export function isSame(one: unknown, other: unknown): boolean {
	const written = (value: unknown) => JSON.stringify(value === "" ? null : (value ?? null));
	return written(one) === written(other);
}
