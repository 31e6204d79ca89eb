// Reads earlier saves of entries from Directus' revisions, which it deletes after a month.

import type { Knex } from "knex";
import { z } from "zod";
import { storedJson } from "../entries/row.ts";
import { storedMoment } from "../registrations/stored-moment.ts";

/** A save of an entry. */
export interface Save {
	/** Revision number; increases. */
	readonly revision: number;
	readonly item: string;
	/** In ms. */
	readonly at: number;
	readonly isNew: boolean;
	/** Names of the saved fields. */
	readonly fields: readonly string[];
}

/** Values of an entry after a save. */
export type State = Readonly<Record<string, unknown>>;

const saves = z.array(
	z.object({
		id: z.number(),
		item: z.string(),
		delta: storedJson,
		action: z.string().nullable(),
		timestamp: storedMoment.nullable(),
	}),
);
const states = z.array(z.object({ id: z.number(), data: storedJson }));

/** Returns the recorded saves of entries, in order. Saves of unpublished versions are left out. */
export async function readSaves(
	database: Knex,
	collection: string,
	items: readonly string[],
): Promise<readonly Save[]> {
	const found: unknown = await database("directus_revisions as revision")
		.select("revision.id", "revision.item", "revision.delta", "activity.action", "activity.timestamp")
		.leftJoin("directus_activity as activity", "activity.id", "revision.activity")
		.where({ "revision.collection": collection })
		.whereIn("revision.item", items)
		.whereNull("revision.version")
		.orderBy("revision.id");
	return saves.parse(found).flatMap(({ id, item, delta, action, timestamp }) => {
		if (!timestamp) return [];
		return [
			{ revision: id, item, at: timestamp.getTime(), isNew: action === "create", fields: Object.keys(delta ?? {}) },
		];
	});
}

/** Returns the values of entries after saves, by revision. */
export async function readStates(database: Knex, revisions: readonly number[]): Promise<ReadonlyMap<number, State>> {
	if (revisions.length === 0) return new Map();
	const found: unknown = await database("directus_revisions").select("id", "data").whereIn("id", revisions);
	return new Map(states.parse(found).flatMap(({ id, data }) => (data ? [[id, data] as const] : [])));
}
