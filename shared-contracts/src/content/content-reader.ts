// The content reader of loaders: they query documents by name, and get those that are live.

import type { Locale } from "../language/locale.ts";

/**
 * Fields to ask for; a nested object asks for fields of related items and names their collection:
 * `["id", "title", { author: { collection: "authors", fields: ["id", "slug"] } }]`. Ask for `id`, so that it is known what was used.
 */
export type Fields = readonly (string | Readonly<Record<string, { readonly collection: string; readonly fields: Fields }>>)[];

/** The parsed row, or the problem with it, described for an editor. */
export type Parsed<Item> =
	| {
			readonly kind: "item";
			readonly item: Item;
			/** Parts that did not fit and were left out of the item, in words for an editor. */
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
	/** Values that all have to be found, by the names that the collection declares; `slug` and `key` are always among them. */
	readonly where?: Readonly<Record<string, string | undefined>>;
	/** The key of an entry that is left out. */
	readonly except?: string | undefined;
	/** True for documents that are over, false for others. Default: both. */
	readonly over?: boolean | undefined;
	/** The other way round. Default false. */
	readonly reversed?: boolean;
	/** At most so many items; -1: all. Default 100. */
	readonly limit?: number | undefined;
	/** Leaves out so many items at the start; default 0. */
	readonly offset?: number | undefined;
	/** Converts a document. Default: its item. */
	readonly read?: (document: StoredDocument, links: LinkWriter) => Parsed<Item>;
}

/** Writes the links of one page. */
export interface LinkWriter {
	/** An address that an editor wrote, in its canonical form; empty: the link is left out, and its words stay. */
	canonicalHref(href: string): string;
	/** The address of a term of the glossary by its slug; undefined: it is not linked. */
	termHref(slug: string): string | undefined;
	/** Addresses that the page links already, without query and anchor. Each text adds its own. Default: none. */
	readonly linked?: Set<string> | undefined;
}

/** The links of reads for no page: addresses stay as editors wrote them, and no term is linked. */
export const asWritten: LinkWriter = { canonicalHref: (href) => href, termHref: () => undefined };

/**
 * Reads content. Only what is live comes through it, related items included (`@hub/content-model/cms/live`), and a broken item costs
 * only itself: it is logged and left out.
 */
export interface ContentReader {
	/**
	 * All items that fit, in order.
	 * @throws ContentUnavailable as long as nothing of the content service was ever read
	 */
	list<Item>(query: ContentQuery<Item>): Promise<readonly Item[]>;
	/** The first item that fits, or undefined. Throws like {@link list}. */
	first<Item>(query: ContentQuery<Item>): Promise<Item | undefined>;
	/** Counts items, ignoring limit and offset; invalid ones count too. Throws like {@link list}. */
	count(query: ContentQuery<unknown>): Promise<number>;
}

/**
 * The content service did not answer. The one expected failure that travels as an exception: every loader would otherwise repeat
 * the same branch, and the shell catches it in one place and answers 503.
 */
export class ContentUnavailable extends Error {
	override readonly name = "ContentUnavailable";
}
