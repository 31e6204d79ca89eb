// Entries that another entry can refer to, as `hub-server/links` offers them to Studio's comboboxes.

import { z } from "zod";

/** What of an entry is stored where it is chosen. */
export const REFERRED_BY = ["id", "translation_key", "slug"] as const;
export type ReferredBy = (typeof REFERRED_BY)[number];

/** Most entries that are offered at once; the others are counted. */
export const MAX_CHOICES = 20;

/** Most entries that are asked for by what is stored of them. */
export const MAX_CHOSEN = 100;

const choice = z.object({
	/** What is stored of it. */
	value: z.string(),
	id: z.string(),
	collection: z.string(),
	name: z.string(),
	locale: z.string(),
	status: z.string(),
	publish_at: z.string().nullable(),
	unpublish_at: z.string().nullable(),
	/** The id of its cover, portrait or logo in the file library; null: it has none. */
	picture: z.string().nullable(),
	/** The stored value of its field `kind`; null where it has none. */
	kind: z.string().nullable(),
	/** What a person does, or whom an entry is about; null where it does not say. */
	about: z.string().nullable(),
	/** The day that it bears, as `YYYY-MM-DD` or a moment; null: it bears none. */
	day: z.string().nullable(),
});

/** An entry that can be chosen, or is. */
export type EntryChoice = z.infer<typeof choice>;

/** The answer to `GET /hub-links/choices`. */
export const entryChoices = z.object({
	data: z.object({
		choices: z.array(choice),
		/** How many more there are. */
		more: z.number(),
	}),
});
