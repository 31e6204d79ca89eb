// How loaders read content: they name documents, and the shell's reader gives those that are live.

import type { Locale } from "../language/locale.ts";
import type { LinkWriter } from "../rich-text/rich-text-parser.ts";

/**
 * Fields to ask for; a nested object asks for fields of related items and names their collection:
 * `["id", "title", { author: { collection: "authors", fields: ["id", "slug"] } }]`. Ask for `id`, so that it is known what was used.
 */
export type Fields = readonly (string | Readonly<Record<string, { readonly collection: string; readonly fields: Fields }>>)[];

/** What became of one row: the meaning of it, or what is wrong with it, in words for an editor. */
export type Parsed<Item> =
	| {
			readonly kind: "item";
			readonly item: Item;
			/** Parts that did not fit and were left out of the item, in words for an editor. */
			readonly problems?: readonly string[];
	  }
	| { readonly kind: "broken"; readonly problem: string };

/** A way in which documents of a collection are read; the type says what one is. */
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
	/** What the languages of an entry have in common. */
	readonly key: string;
	/** Empty for what has no language. */
	readonly locale: string;
	/** Empty for what has none. */
	readonly slug: string;
	readonly item: unknown;
	/** When visitors first and last saw something new of it, ISO moments; undefined where nothing is noted. */
	readonly announced: string | undefined;
	readonly modified: string | undefined;
}

/** Which documents are wanted, in the order that their collection declares. */
export interface ContentQuery<Item> extends Omit<DocumentPart<Item>, "type"> {
	/** Default: every language. */
	readonly locale?: Locale | undefined;
	/** Values that all have to be found, by the names that the collection declares; `slug` and `key` are always among them. */
	readonly where?: Readonly<Record<string, string | undefined>>;
	/** The key of an entry that is left out. */
	readonly except?: string | undefined;
	/** Whether they are over by now. Default: it does not matter. */
	readonly over?: boolean | undefined;
	/** The other way round. Default false. */
	readonly reversed?: boolean;
	/** At most so many items; -1: all. Default 100. */
	readonly limit?: number | undefined;
	/** Leaves out so many items at the start; default 0. */
	readonly offset?: number | undefined;
	/** What is made of a document. Default: what its part says. */
	readonly read?: (document: StoredDocument, links: LinkWriter) => Parsed<Item>;
}

/** The links of reads for no page: addresses stay as editors wrote them, and no term is linked. */
export const asWritten: LinkWriter = { canonicalHref: (href) => href, termHref: () => undefined };

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
