// How loaders read content: they describe what they want, the shell's reader fetches it, batched, with a deadline, and notes what
// a render used.

import type { RichNode } from "../rich-text/rich-text.ts";

/**
 * Fields to ask for; a nested object asks for fields of related items and names their collection:
 * `["id", "title", { author: { collection: "authors", fields: ["id", "slug"] } }]`. Ask for `id`, so that it is known what was used.
 */
export type Fields = readonly (string | Readonly<Record<string, { readonly collection: string; readonly fields: Fields }>>)[];

/** A filter in the content service's own rules, e.g. `{ slug: { _eq: "x" } }`. */
export type Filter = Readonly<Record<string, unknown>>;

/** What became of one row: the meaning of it, or what is wrong with it, in words for an editor. */
export type Parsed<Item> =
	| {
			readonly kind: "item";
			readonly item: Item;
			/** Parts that did not fit and were left out of the item, in words for an editor. */
			readonly problems?: readonly string[];
	  }
	| { readonly kind: "broken"; readonly problem: string };

/** A description of content, with the parser that turns each row into what it means. */
export interface ContentQuery<Item> {
	readonly collection: string;
	readonly fields: Fields;
	readonly filter?: Filter;
	/** Field names, `-` before one for descending. */
	readonly sort?: readonly string[];
	/** At most so many items; default 100. */
	readonly limit?: number;
	/** Leaves out so many items at the start; default 0. */
	readonly offset?: number;
	parse(row: unknown, context: ReadContext): Parsed<Item>;
}

/** What the parser of a row may need of the site that shows it. */
export interface ReadContext {
	/** How this site writes an address that an editor wrote, `/en/about` as `/about`; empty where nothing is. */
	canonicalHref(href: string): string;
	/** The tree of an editor's text that was parsed before; undefined for any other. Default: none was. */
	parsedBefore?(html: string): readonly RichNode[] | undefined;
}

/** The context of reads for no page: addresses stay as editors wrote them. */
export const asWritten: ReadContext = { canonicalHref: (href) => href };

/**
 * Reads content. Only what is live comes through it, related items included (`cms/live.ts`), and a broken item costs only itself:
 * it is logged and left out.
 */
export interface ContentReader {
	/**
	 * All items that fit, in order.
	 * @throws ContentUnavailable as long as nothing of the content service was ever read
	 */
	list<Item>(query: ContentQuery<Item>): Promise<readonly Item[]>;
	/** The first item that fits, or undefined. Throws like {@link list}. */
	first<Item>(query: ContentQuery<Item>): Promise<Item | undefined>;
	/** How many items there are, whatever the query's limit and offset; broken ones count too. Throws like {@link list}. */
	count(query: ContentQuery<unknown>): Promise<number>;
}

/**
 * The content service did not answer. The one expected failure that travels as an exception: every loader would otherwise repeat
 * the same branch, and the shell catches it in one place and answers 503.
 */
export class ContentUnavailable extends Error {
	override readonly name = "ContentUnavailable";
}

/** Every collection that a read touches, related ones included. */
export function collectionsOf({
	collection,
	fields,
}: {
	readonly collection: string;
	readonly fields: Fields;
}): ReadonlySet<string> {
	const known = collectionsIn.get(fields) ?? new Map<string, ReadonlySet<string>>();
	collectionsIn.set(fields, known);
	const before = known.get(collection);
	if (before) return before;
	const found = new Set([collection]);
	for (const field of fields) {
		if (typeof field === "string") continue;
		for (const related of Object.values(field)) for (const name of collectionsOf(related)) found.add(name);
	}
	known.set(collection, found);
	return found;
}

/** Queries share their fields, and each read asks. */
const collectionsIn = new WeakMap<Fields, Map<string, ReadonlySet<string>>>();
