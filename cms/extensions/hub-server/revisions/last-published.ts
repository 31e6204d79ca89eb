// Finds the last public state of an entry that is a draft now. Directus stores a revision for every change.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { isPublished } from "../entries/change.ts";
import { type Row, storedJson } from "../entries/row.ts";

/** Maximum number of revisions to search, newest first. Exceeds the saves between two publications. */
const MAX_REVISIONS = 200;

const revisions = z.array(z.object({ data: storedJson, delta: storedJson, action: z.string().nullable() }));

/**
 * Returns an entry as it was last published; undefined if it never was or no revision is left. Revisions are deleted
 * after a month. For an entry published earlier than that, the save that withdrew it still has its address.
 */
export async function lastPublished(
	database: Knex,
	{ collection }: CollectionDefinition,
	id: string,
): Promise<Row | undefined> {
	const found: unknown = await database("directus_revisions as revision")
		.select("revision.data", "revision.delta", "activity.action")
		.leftJoin("directus_activity as activity", "activity.id", "revision.activity")
		.where({ "revision.collection": collection, "revision.item": id })
		// A version beside the published entry was never public.
		.whereNull("revision.version")
		.orderBy("revision.id", "desc")
		.limit(MAX_REVISIONS);
	const states = revisions.parse(found);
	const published = states.find(({ data }) => data && isPublished(data))?.data;
	if (published) return published;
	const withdrawn = states.findLast(({ data, delta, action }) => action === "update" && data && delta?.status);
	return withdrawn?.data ? { ...withdrawn.data, status: "published" } : undefined;
}
