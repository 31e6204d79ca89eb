// Documents: the values that loaders get of a row. They are made once, when the row arrives, and are queried by declared values.

import type { Changes, ContentQuery, DocumentPart, EntryRow, StoredDocument } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { PageDocuments } from "@hub/shared-contracts/remote/remote-server";
import type { CollectionDefinition } from "../collections/collection.ts";
import type { Selection } from "./select.ts";

/** Declares the documents of a collection: their parts, order, and the values that they are found by. */
export interface DocumentType {
	readonly collection: string;
	/** The ways in which a row is shown, by name: as its page, in lists. */
	readonly parts: Readonly<Record<string, Selection<unknown>>>;
	/**
	 * Values that documents are found by, as paths to fields of the row or of rows that it points to: `author.translation_key`. Several
	 * paths, or a list, give several values. Slug and key are among them by themselves.
	 */
	readonly foundBy: Readonly<Record<string, string | readonly string[]>>;
	/** Fields that lists are ordered by, `-` before one for descending. The id comes last by itself. */
	readonly order: readonly string[];
	/** Fields without which a row is no document: it has no page and stands in no list. */
	readonly needs: readonly string[];
	/** Names of values that, besides language, key and slug, decide where a document is a page, or where a redirect leads. */
	readonly addressedBy: readonly string[];
	/** True if the glossary's terms are linked in its texts. It is found by the terms that its title (`about`) and texts (`mentions`) name. */
	readonly linksTerms?: boolean | undefined;
	/** The field with the moment at which an entry is over, such as the end of an event. Default: it never is. */
	readonly over?: string | undefined;
}

/** The parts of a type as queries name them. */
export type PartsOf<Parts extends Readonly<Record<string, Selection<unknown>>>> = {
	readonly [Name in keyof Parts & string]: Parts[Name] extends Selection<infer Item> ? DocumentPart<Item> : never;
};

/** Declares the documents of a collection. */
export function documentsOf<const Parts extends Readonly<Record<string, Selection<unknown>>>>(
	{ collection }: Pick<CollectionDefinition, "collection">,
	parts: Parts,
	{
		foundBy = {},
		order,
		needs = [],
		addressedBy = [],
		...rest
	}: Partial<Pick<DocumentType, "foundBy" | "needs" | "addressedBy" | "over" | "linksTerms">> & Pick<DocumentType, "order">,
): DocumentType & { readonly parts: Parts } & PartsOf<Parts> {
	const named = Object.fromEntries(Object.keys(parts).map((part) => [part, { collection, part }]));
	// The compiler knows the parts by the names that the loop walks.
	return { collection, parts, foundBy, order, needs, addressedBy, ...rest, ...(named as unknown as PartsOf<Parts>) };
}

/**
 * Declares the documents of a type as pages of a route.
 * @param params the name of the value for each parameter of the route
 * @throws Error for a value that the type does not declare: links to such pages would be out of date
 */
export function pagesOf(
	{ collection, addressedBy }: Pick<DocumentType, "collection" | "addressedBy">,
	params: PageDocuments["params"],
	conditions: Pick<PageDocuments, "where" | "needs" | "movesTo"> = {},
): PageDocuments {
	for (const name of [...Object.values(params), ...Object.keys(conditions.where ?? {}), ...(conditions.needs ?? [])])
		if (name !== "slug" && !addressedBy.includes(name)) throw new Error(`${collection} is not addressed by “${name}”.`);
	return { collection, params, ...conditions };
}

/** Options of a query. */
export type QueryOptions = Pick<ContentQuery<unknown>, "where" | "except" | "over" | "reversed" | "limit" | "offset">;

/** Documents of a language, or of all. Conditions whose value is undefined are none. */
export function query<Item>(part: DocumentPart<Item>, locale: Locale | undefined, options: QueryOptions = {}): ContentQuery<Item> {
	return { collection: part.collection, part: part.part, locale, ...options };
}

/** The same documents, read otherwise. */
export function mapped<Item, Other>(
	{ read, ...query }: ContentQuery<Item>,
	map: (item: Item, document: StoredDocument) => Other,
): ContentQuery<Other> {
	return {
		...query,
		read(document, context) {
			// A document's part says what it is.
			const before = read?.(document, context) ?? { kind: "item" as const, item: document.item as Item };
			return before.kind === "item" ? { ...before, item: map(before.item, document) } : before;
		},
	};
}

/** Documents with the moments of their rows. */
export function withChanges<Item>(query: ContentQuery<Item>): ContentQuery<Changes<Item>> {
	return mapped(query, (item, { announced, modified }) => ({ item, announced, modified }));
}

/** All live documents of a part, in every language. */
export function entryRows<Item>(part: DocumentPart<Item>): ContentQuery<EntryRow<Item>> {
	const all: ContentQuery<Item> = { collection: part.collection, part: part.part, limit: -1 };
	return mapped(all, (item, { key, locale, announced, modified }) => ({
		...{ item, key, announced, modified },
		locale: localeSchema.parse(locale),
	}));
}
