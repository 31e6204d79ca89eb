// The content reader of loaders: they query documents by name, and get those that are live.

import type { Locale } from "../language/locale.ts";

/**
 * Requested fields. A nested object requests fields of related items and names their collection: `["id", "title", {
 * author: { collection: "authors", fields: ["id", "slug"] } }]`. Request `id`, so that used items can be tracked.
 */
export type Fields = readonly (
	| string
	| Readonly<Record<string, { readonly collection: string; readonly fields: Fields }>>
)[];

/** The parsed row, or the problem with it, described in the log. */
export type Parsed<Item> =
	| {
			readonly kind: "item";
			readonly item: Item;
			/** Problems of invalid parts that were left out of the item, as texts for the log. */
			readonly problems?: readonly string[];
	  }
	| { readonly kind: "broken"; readonly problem: string };

/** A part of the documents of a collection, such as `page` or `list`. */
export interface DocumentPart<Item> {
	readonly collection: string;
	/** `page`, `list` or another name of a part that the collection's documents declare. */
	readonly part: string;
	/** Never there: it ties the type of what is read to the part. */
	readonly type?: Item;
}

/** A document as it is stored. */
export interface StoredDocument {
	readonly id: string;
	/** The same in all languages of an entry. */
	readonly key: string;
	/** Empty for what has no language. */
	readonly locale: string;
	/** Empty for what has none. */
	readonly slug: string;
	readonly item: unknown;
	/** ISO times of publication and last change; undefined if unknown. */
	readonly announced: string | undefined;
	readonly modified: string | undefined;
}

/** An item with the ISO times of its publication and last change; undefined if unknown. */
export interface Changes<Item = unknown> {
	readonly item: Item;
	readonly announced: string | undefined;
	readonly modified: string | undefined;
}

/** One language of an entry. */
export interface EntryRow<Item> extends Changes<Item> {
	readonly key: string;
	readonly locale: Locale;
}

/** A query for documents, in the order that their collection declares. */
export interface ContentQuery<Item> extends Omit<DocumentPart<Item>, "type"> {
	/** Default: every language. */
	readonly locale?: Locale | undefined;
	/**
	 * Values that all have to be found, by the names that the collection declares; `slug` and `key` are always among
	 * them.
	 */
	readonly where?: Readonly<Record<string, string | undefined>>;
	/** The key of an entry that is left out. */
	readonly except?: string | undefined;
	/** True for documents that are over, false for others. Default: both. */
	readonly over?: boolean | undefined;
	/** The other way round. Default false. */
	readonly reversed?: boolean;
	/** Maximum number of items; -1: all. Default 100. */
	readonly limit?: number | undefined;
	/** Leaves out so many items at the start; default 0. */
	readonly offset?: number | undefined;
	/** Converts a document. Default: its item. */
	readonly read?: (document: StoredDocument, links: LinkWriter) => Parsed<Item>;
}

/** Writes the links of one page. */
export interface LinkWriter {
	/** Returns an editor's address in its canonical form. Empty: the link is removed and its text stays. */
	canonicalHref(href: string): string;
	/** The address of a term of the glossary by its slug; undefined: it is not linked. */
	termHref(slug: string): string | undefined;
	/** Addresses that the page links already, without query and anchor. Each text adds its own. Default: none. */
	readonly linked?: Set<string> | undefined;
}

/** The links of reads for no page: addresses stay as editors wrote them, and no term is linked. */
export const asWritten: LinkWriter = { canonicalHref: (href) => href, termHref: () => undefined };

/**
 * Reads content. Only what is live comes through it, related items included (`@hub/content-model/cms/live`), and a
 * broken item costs only itself: it is logged and left out.
 */
export interface ContentReader {
	/**
	 * Returns all matching items in order.
	 * @throws ContentUnavailable until the content service has been read once
	 */
	list<Item>(query: ContentQuery<Item>): Promise<readonly Item[]>;
	/** Returns the first matching item, or undefined. Throws like {@link list}. */
	first<Item>(query: ContentQuery<Item>): Promise<Item | undefined>;
	/** Counts items, ignoring limit and offset; invalid ones count too. Throws like {@link list}. */
	count(query: ContentQuery<unknown>): Promise<number>;
}

/**
 * The content service did not respond. This is the only expected failure that is thrown: otherwise every loader would
 * need the same branch. The shell catches it in one place and responds 503.
 */
export class ContentUnavailable extends Error {
	override readonly name = "ContentUnavailable";
}
