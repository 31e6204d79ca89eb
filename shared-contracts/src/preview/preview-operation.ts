// How the site asks the content service for a row that is not public yet. The service looks at the proof itself: without one, not even
// the site gets a version that editors work on.

import { z } from "zod";
import { PREVIEW_PATHS, type PreviewedCollection } from "../address/preview-paths.ts";
import { ANSWERS, defineOperation } from "../form/operation.ts";
import { localeSchema } from "../language/locale-schema.ts";

// The names are those of the paths.
const collection = z.enum(Object.keys(PREVIEW_PATHS) as [PreviewedCollection, ...PreviewedCollection[]]);
const moment = z.string().nullable();

/** What a row says of when it is shown, and when it last changed. */
const standing = z.object({
	id: z.string(),
	locale: localeSchema,
	status: z.string(),
	publish_at: moment,
	unpublish_at: moment,
	changed: moment,
});

/** A row as Studio keeps it, with when it is shown; moments are ISO. */
export type PreviewStanding = z.infer<typeof standing>;

export const readPreview = defineOperation({
	name: "hub-previews/read",
	input: z.object({
		claim: z.object({
			collection,
			id: z.uuid(),
			locale: localeSchema,
			version: z.string().max(64),
			until: z.number().int(),
			proof: z.string().max(100),
		}),
		/** Paths of fields, `author.display_name`; none of them may lead to what the public never reads. */
		fields: z.array(z.string().regex(/^[a-z_]+(\.[a-z_]+)*$/)).max(200),
	}),
	fields: {},
	answer: z.discriminatedUnion("kind", [
		z.object({
			kind: z.literal("row"),
			row: z.record(z.string(), z.unknown()),
			standing,
			/** The other languages of the entry. */
			others: z.array(standing),
		}),
		ANSWERS.unknown,
	]),
});
