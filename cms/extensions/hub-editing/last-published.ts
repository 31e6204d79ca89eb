// Where visitors last found an entry that is a draft now: Directus notes every state of every entry.

import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import type { Knex } from "knex";
import { z } from "zod";
import { isPublished } from "./change.ts";
import type { Row } from "./row.ts";

/** How many revisions are searched, the latest first: more than are saved between two publications. */
const LOOKED_THROUGH = 200;

const state = z.preprocess(
	(data) => (typeof data === "string" ? JSON.parse(data) : data),
	z.record(z.string(), z.unknown()).nullable(),
);
const revisions = z.array(z.object({ data: state }));

/** An entry as it was when it was published last; undefined for one that never was, or so long ago that it is forgotten. */
export async function lastPublished(database: Knex, { collection }: CollectionDefinition, id: string): Promise<Row | undefined> {
	const found: unknown = await database("directus_revisions")
		.select("data")
		.where({ collection, item: id })
		// A version beside the published one was never shown.
		.whereNull("version")
		.orderBy("id", "desc")
		.limit(LOOKED_THROUGH);
	return revisions.parse(found).find(({ data }) => data !== null && isPublished(data))?.data ?? undefined;
}
