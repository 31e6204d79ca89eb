// Operation with which the site requests the rows that planned launches will change until a moment (CT-12). Directus
// checks the proof itself, so not even the site can read drafts without one.

import { defineOperation, RESULTS } from "@hub/shared-contracts/form/operation";
import { z } from "zod";

const limits = { until: z.int(), proof: z.string().max(100) };
const row = z.record(z.string(), z.unknown());

export const readMoment = defineOperation({
	name: "hub-moments/read",
	input: z.object({
		claim: z.union([z.object({ at: z.int(), ...limits }), z.object({ launch: z.uuid(), ...limits })]),
		/** Paths of fields by collection, as for previews: `cover.width`. */
		fields: z.record(z.string().max(64), z.array(z.string().regex(/^[a-z_]+(\.[a-z_]+)?$/)).max(200)),
		/** Stamp of the rows that the caller has. */
		known: z.string().max(100).optional(),
	}),
	fields: {},
	result: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("same") }),
		z.object({
			kind: z.literal("rows"),
			/** Changes when an entry of these launches, or their plan, changes. */
			stamp: z.string(),
			/** Name of the launch of a link to one; otherwise null. */
			launch: z.string().nullable(),
			/** False if the rules refuse entries of launches: these appear as they are now. */
			isWhole: z.boolean(),
			/** Rows as they will be published, and the ids of those that will not be. */
			changes: z.array(z.object({ collection: z.string(), rows: z.array(row), gone: z.array(z.string()) })),
		}),
		RESULTS.unknown,
	]),
});

export type MomentRows = Extract<z.infer<typeof readMoment.result>, { kind: "rows" }>;
