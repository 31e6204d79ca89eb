// The protocol of `POST /_hooks/address`, signed: the content service requests the owners of addresses and the
// addresses of rows. Only the site knows them, from the routes of the live release set.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";

const params = z.record(z.string(), z.string());

/** Maximum number of addresses per request. */
const MAX_ADDRESSES = 200;

/** The request. */
export const addressQuery = z.object({
	/** Time of the request in ms. */
	at: z.number(),
	/** Addresses of this site as editors write them, with any query and hash. */
	paths: z.array(z.string()).max(MAX_ADDRESSES).default([]),
	/** Rows by the route that shows them. */
	rows: z
		.array(z.object({ route: z.string(), params, locale: localeSchema }))
		.max(MAX_ADDRESSES)
		.default([]),
});

export type AddressQuery = z.input<typeof addressQuery>;

const owner = z.discriminatedUnion("kind", [
	/** A page of a route. `fixed`: the address has no parameter, so the page exists regardless of the content. */
	z.object({ kind: z.literal("page"), route: z.string(), fixed: z.boolean(), params, locale: localeSchema }),
	/** An old address in the site's own table of redirects. */
	z.object({ kind: z.literal("moved"), to: z.string() }),
	/** A path of the site that is no page, such as `/media`. */
	z.object({ kind: z.literal("site") }),
	z.object({ kind: z.literal("none") }),
]);

/** Owner of an address. */
export type AddressOwner = z.infer<typeof owner>;

/** The response, in the order of the request. */
export const addressResult = z.object({
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
			/** A form of the address that belongs to something else than the row; null if there is none. */
			taken: z.object({ path: z.string(), owner }).nullable(),
		}),
	),
});

export type AddressResult = z.infer<typeof addressResult>;
