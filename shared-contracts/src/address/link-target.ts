// Targets of the links that staff choose and write, as `hub-server/links` describes them to Studio's tools.

import { z } from "zod";

const entry = z.object({
	collection: z.string(),
	id: z.string(),
	name: z.string(),
	locale: z.string(),
	status: z.string(),
	publish_at: z.string().nullable(),
	unpublish_at: z.string().nullable(),
});

/** An entry that a link leads to, with what decides whether visitors see it. */
export type LinkedEntry = z.infer<typeof entry>;

const offer = z.object({
	/** Its address, in the form that says its language. */
	href: z.string(),
	/** What it is called; a page without an entry as in the menus. */
	name: z.string(),
	locale: z.string(),
	/** Null for a page without an entry of its own, such as the search. */
	entry: entry.nullable(),
});

/** A page of this site that can be linked to. */
export type LinkOffer = z.infer<typeof offer>;

/** The answer to `GET /hub-links/entries`. */
export const linkOffers = z.object({
	data: z.object({
		offers: z.array(offer),
		/** How many more there are. */
		more: z.number(),
	}),
});

/** What is at an address of this site, as an answer says it. */
export const linkTarget = z.object({
	/** Where the address ends, redirects followed; null where it is the one of today. */
	movedTo: z.string().nullable(),
	found: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("entry"), entry }),
		/** A page without an entry of its own, such as the search. */
		z.object({ kind: z.literal("page"), locale: z.string() }),
		/** A file of this site, or a place of another one that a redirect leads to. */
		z.object({ kind: z.literal("other") }),
		z.object({ kind: z.literal("none") }),
	]),
});

/** What is at an address of this site. */
export type LinkTarget = z.infer<typeof linkTarget>;

/** The answer to `POST /hub-links/targets`, in the order of the question. */
export const linkTargets = z.object({ data: z.array(linkTarget) });

/** How many addresses may be asked for at once. */
export const MAX_LINKS = 100;

/** The question of `POST /hub-links/targets`: addresses of this site, as they are written. */
export const linkQuestion = z.object({ hrefs: z.array(z.string().max(2_000)).max(MAX_LINKS) });
