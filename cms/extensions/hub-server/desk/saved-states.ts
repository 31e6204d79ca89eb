// What Directus noted of entries: which fields were saved when, and the whole entry as it was then. It forgets both after a month.

import type { Knex } from "knex";
import { z } from "zod";
import { storedMoment } from "../registrations/stored-moment.ts";

/** One save of an entry. */
export interface Noted {
	/** The revision, a number that rises. */
	readonly revision: number;
	readonly item: string;
	/** When, in ms. */
	readonly at: number;
	readonly isNew: boolean;
	/** The fields that were saved. */
	readonly fields: readonly string[];
}

/** An entry as it was noted. */
export type State = Readonly<Record<string, unknown>>;

/** SQLite gives JSON as text. */
const json = z.preprocess(
	(value) => (typeof value === "string" ? JSON.parse(value) : value),
	z.record(z.string(), z.unknown()).nullable(),
);
const saves = z.array(
	z.object({ id: z.number(), item: z.string(), delta: json, action: z.string().nullable(), timestamp: storedMoment.nullable() }),
);
const states = z.array(z.object({ id: z.number(), data: json }));

/** The saves of some entries that are known, in order. What is stored as one works on a version is not on the site, and is left out. */
export async function notedStates(database: Knex, collection: string, items: readonly string[]): Promise<readonly Noted[]> {
	const found: unknown = await database("directus_revisions as revision")
		.select("revision.id", "revision.item", "revision.delta", "activity.action", "activity.timestamp")
		.leftJoin("directus_activity as activity", "activity.id", "revision.activity")
		.where({ "revision.collection": collection })
		.whereIn("revision.item", items)
		.whereNull("revision.version")
		.orderBy("revision.id");
	return saves.parse(found).flatMap(({ id, item, delta, action, timestamp }) => {
		if (!timestamp) return [];
		return [{ revision: id, item, at: timestamp.getTime(), isNew: action === "create", fields: Object.keys(delta ?? {}) }];
	});
}

/** Entries as they were after some saves, by revision. */
export async function readStates(database: Knex, revisions: readonly number[]): Promise<ReadonlyMap<number, State>> {
	if (revisions.length === 0) return new Map();
	const found: unknown = await database("directus_revisions").select("id", "data").whereIn("id", revisions);
	return new Map(states.parse(found).flatMap(({ id, data }) => (data ? [[id, data] as const] : [])));
}
