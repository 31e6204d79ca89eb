// The protocol of `POST /_hooks/address`, signed: the content service requests the route of an address, or the address
// of a row. Only the site can resolve them, from the routes of the live release set.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";

const params = z.record(z.string(), z.string());

/** Maximum number of addresses per request. */
const MAX_ADDRESSES = 200;

/** The question. */
export const addressQuestion = z.object({
	/** Time of the request in ms. */
	at: z.number(),
	/** Addresses of this site as editors write them, with whatever query and hash. */
	paths: z.array(z.string()).max(MAX_ADDRESSES).default([]),
	/** Rows by the route that shows them. */
	rows: z
		.array(z.object({ route: z.string(), params, locale: localeSchema }))
		.max(MAX_ADDRESSES)
		.default([]),
});

export type AddressQuestion = z.input<typeof addressQuestion>;

const owner = z.discriminatedUnion("kind", [
	/** A page of a route. `fixed`: the address has no parameter, so that it is there whatever the content. */
	z.object({ kind: z.literal("page"), route: z.string(), fixed: z.boolean(), params, locale: localeSchema }),
	/** The site's own table of old addresses leads on from here. */
	z.object({ kind: z.literal("moved"), to: z.string() }),
	/** Something of the site that is no page, such as `/media`. */
	z.object({ kind: z.literal("site") }),
	z.object({ kind: z.literal("none") }),
]);

/** Owner of an address. */
export type AddressOwner = z.infer<typeof owner>;

/** The answer, in the order of the question. */
export const addressAnswer = z.object({
	paths: z.array(
		z.object({
			/** The address with its language (`/de/produkte`) if it belongs to a page; else as requested. */
			href: z.string(),
			owner,
		}),
	),
	rows: z.array(
		z.object({
			/** The row's address with its language; null if the live set has no such route. */
			href: z.string().nullable(),
			/** A form of the address that leads somewhere else than to the row; null where all lead there. */
			taken: z.object({ path: z.string(), owner }).nullable(),
		}),
	),
});

export type AddressAnswer = z.infer<typeof addressAnswer>;
