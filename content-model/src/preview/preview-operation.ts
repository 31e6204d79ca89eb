// How the site asks the content service for a row that is not public yet. The service looks at the proof itself: without one, not even
// the site gets a version that editors work on.

import { ANSWERS, defineOperation } from "@hub/shared-contracts/form/operation";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";

const moment = z.string().nullable();

/** When a row is shown, when it was created and when it last changed; moments are ISO. */
const publicationState = z.object({
	id: z.string(),
	locale: localeSchema,
	status: z.string(),
	publish_at: moment,
	unpublish_at: moment,
	created: moment,
	changed: moment,
});

/** The publication state of a row in Studio. */
export type PublicationState = z.infer<typeof publicationState>;

/** The fields that {@link publicationRow} reads. */
export const PUBLICATION_FIELDS = ["id", "locale", "status", "publish_at", "unpublish_at", "date_created", "date_updated"] as const;

// Drivers return moments as texts or as dates.
const stored = z
	.union([z.string(), z.date()])
	.nullish()
	.transform((value) => (value instanceof Date ? value.toISOString() : (value ?? null)));

/** The publication state of a row, from its fields. */
export const publicationRow = z
	.object({
		id: z.string(),
		locale: localeSchema,
		status: z.string(),
		publish_at: stored,
		unpublish_at: stored,
		date_created: stored,
		date_updated: stored,
	})
	.transform(
		({ date_created, date_updated, ...row }): PublicationState => ({
			...row,
			created: date_created,
			changed: date_updated ?? date_created,
		}),
	);

const launchPreview = z.object({
	name: z.string(),
	/** When it appears by itself, in ms; null where that is not planned. */
	at: z.number().nullable(),
	/** Its entries that have a page, with signed paths of their previews. */
	entries: z.array(z.object({ id: z.string(), name: z.string(), locale: localeSchema, href: z.string() })),
});

/** Entries that will appear at one moment with the previewed one. */
export type LaunchPreview = z.infer<typeof launchPreview>;

/** The key that the languages of an entry share. */
export const keyedRow = z.object({ translation_key: z.string().nullish() });

export const readPreview = defineOperation({
	name: "hub-previews/read",
	input: z.object({
		claim: z.object({
			collection: z.string().max(64),
			id: z.uuid(),
			locale: localeSchema,
			version: z.string().max(64),
			launch: z.uuid().optional(),
			until: z.number().int(),
			/** Null: the site's own claim, for one request. */
			generation: z.number().int().nullable(),
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
			standing: publicationState,
			/** The other languages of the entry. */
			others: z.array(publicationState),
			/** The ids of those that say less than the text of the entry's original, as the history has it. */
			outdated: z.array(z.string()),
			/** Where the link was made for a launch that has not appeared yet. */
			launch: launchPreview.nullable(),
		}),
		ANSWERS.unknown,
	]),
});

/** A signed link, as Studio creates one for staff: where it leads, and until when in seconds since 1970. */
export const signedLink = z.object({ href: z.string(), until: z.number() });

/** A signed link that was created. */
export type SignedLink = z.infer<typeof signedLink>;
