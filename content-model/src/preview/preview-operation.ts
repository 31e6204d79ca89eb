// Operation with which the site requests an unpublished row from Directus. Directus checks the proof itself, so not
// even the site can read versions without one.

import { defineOperation, RESULTS } from "@hub/shared-contracts/form/operation";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";

const moment = z.string().nullable();

/** Times of publication, creation and last change, as ISO moments. */
const publicationState = z.object({
	id: z.string(),
	locale: localeSchema,
	status: z.string(),
	publish_at: moment,
	unpublish_at: moment,
	created: moment,
	changed: moment,
});

export type PublicationState = z.infer<typeof publicationState>;

export const PUBLICATION_FIELDS = [
	"id",
	"locale",
	"status",
	"publish_at",
	"unpublish_at",
	"date_created",
	"date_updated",
] as const;

// Database drivers return moments as texts or dates.
const stored = z
	.union([z.string(), z.date()])
	.nullish()
	.transform((value) => (value instanceof Date ? value.toISOString() : (value ?? null)));

/** Parses the publication state from the fields of a row. */
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
	/** Time of its planned publication in ms; null if it is not planned. */
	at: z.number().nullable(),
	/** Its entries that have a page, with signed paths of their previews. */
	entries: z.array(z.object({ id: z.string(), name: z.string(), locale: localeSchema, href: z.string() })),
});

/** Entries that will be published together with the previewed one. */
export type LaunchPreview = z.infer<typeof launchPreview>;

/** Row with its translation key. */
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
			/** Null for a claim of the site itself, for one request. */
			generation: z.number().int().nullable(),
			proof: z.string().max(100),
		}),
		/** Paths of fields, such as `author.display_name`. Fields that the public may not read are rejected. */
		fields: z.array(z.string().regex(/^[a-z_]+(\.[a-z_]+)*$/)).max(200),
	}),
	fields: {},
	result: z.discriminatedUnion("kind", [
		z.object({
			kind: z.literal("row"),
			row: z.record(z.string(), z.unknown()),
			standing: publicationState,
			/** Other languages of the entry. */
			others: z.array(publicationState),
			/** Ids of rows whose text is outdated. */
			outdated: z.array(z.string()),
			/** Launch that the link was created for, unless it was published already. */
			launch: launchPreview.nullable(),
		}),
		RESULTS.unknown,
	]),
});

/** Signed link for staff, with its expiry in seconds since 1970. */
export const signedLink = z.object({ href: z.string(), until: z.number() });

export type SignedLink = z.infer<typeof signedLink>;
