// The content reader of loaders, with which they query live documents.

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
	/** Only for type inference. */
	readonly type?: Item;
}

/** A document as it is stored. */
export interface StoredDocument {
	readonly id: string;
	/** The same in all languages of an entry. */
	readonly key: string;
	/** Empty without a language. */
	readonly locale: string;
	/** Empty without a slug. */
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
	/** Values that a document must have, by the names that the collection declares; `slug` and `key` always exist. */
	readonly where?: Readonly<Record<string, string | undefined>>;
	/** Key of an entry to leave out. */
	readonly except?: string | undefined;
	/** True for documents that are over, false for others. Default: both. */
	readonly over?: boolean | undefined;
	/** True to reverse the order. Default false. */
	readonly reversed?: boolean;
	/** Maximum number of items; -1: all. Default 100. */
	readonly limit?: number | undefined;
	/** Number of skipped items; default 0. */
	readonly offset?: number | undefined;
	/** Converts a document. Default: its item. */
	readonly read?: (document: StoredDocument, links: LinkWriter) => Parsed<Item>;
}

/** Writes the links of one page. */
export interface LinkWriter {
	/** Returns an editor's address in its canonical form. Empty: the link is removed and its text stays. */
	canonicalHref(href: string): string;
	/** Returns the address of a glossary term by its slug; undefined: it is not linked. */
	termHref(slug: string): string | undefined;
	/** Addresses that the document links already, without query and anchor. Each text adds its own. Default: none. */
	readonly linked?: Set<string> | undefined;
}

/** Links for reads outside of pages: addresses stay as editors wrote them, and no term is linked. */
export const asWritten: LinkWriter = { canonicalHref: (href) => href, termHref: () => undefined };

/**
 * Reads live content, including related items (`@hub/content-model/cms/live`). Invalid items are logged and left out.
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
