// Where visitors last found an entry that is a draft now: Directus notes every state of every entry.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { isPublished } from "./change.ts";
import type { Row } from "./row.ts";

/** How many revisions are searched, the latest first: more than are saved between two publications. */
const MAX_REVISIONS = 200;

const state = z.preprocess(
	(data) => (typeof data === "string" ? JSON.parse(data) : data),
	z.record(z.string(), z.unknown()).nullable(),
);
const revisions = z.array(z.object({ data: state, delta: state, action: z.string().nullable() }));

/**
 * An entry as it was when it was published last; undefined for one that never was, or so long ago that nothing is known of it. States
 * are forgotten after a month; of one that was published before that, the save that withdrew it still says what its address was.
 */
export async function lastPublished(database: Knex, { collection }: CollectionDefinition, id: string): Promise<Row | undefined> {
	const found: unknown = await database("directus_revisions as revision")
		.select("revision.data", "revision.delta", "activity.action")
		.leftJoin("directus_activity as activity", "activity.id", "revision.activity")
		.where({ "revision.collection": collection, "revision.item": id })
		// A version beside the published one was never shown.
		.whereNull("revision.version")
		.orderBy("revision.id", "desc")
		.limit(MAX_REVISIONS);
	const states = revisions.parse(found);
	const published = states.find(({ data }) => data !== null && isPublished(data))?.data;
	if (published) return published;
	const withdrawn = states.findLast(
		({ data, delta, action }) => action === "update" && data !== null && delta?.status !== undefined,
	);
	return withdrawn?.data ? { ...withdrawn.data, status: "published" } : undefined;
}
