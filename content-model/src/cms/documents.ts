// Document types: what loaders get of the rows of a collection, and by which values they query it. Documents are built
// when a row arrives.

import type {
	Changes,
	ContentQuery,
	DocumentPart,
	EntryRow,
	StoredDocument,
} from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import type { PageDocuments } from "@hub/shared-contracts/remote/remote-server";
import type { CollectionDefinition } from "../collections/collection.ts";
import type { Selection } from "./select.ts";

/** Documents of a collection: their parts, order and query values. */
export interface DocumentType {
	readonly collection: string;
	/** Representations of a row, by name: as a page or in lists. */
	readonly parts: Readonly<Record<string, Selection<unknown>>>;
	/**
	 * Values that queries filter by, as paths to fields of the row or of related rows: `author.translation_key`. Several paths,
	 * or a list, result in several values. Slug and key are always included.
	 */
	readonly filters: Readonly<Record<string, string | readonly string[]>>;
	/** Fields that lists are ordered by; `-` before a field for descending. The id is always the last one. */
	readonly order: readonly string[];
	/** Required fields. A row without them has no document, so it has no page and is in no list. */
	readonly needs: readonly string[];
	/**
	 * Names of values that, besides language, key and slug, determine the address of a document or the target of a
	 * redirect.
	 */
	readonly addressedBy: readonly string[];
	/**
	 * True if glossary terms are linked in its texts. Such documents can be queried by the terms in their title (`about`)
	 * and texts (`mentions`).
	 */
	readonly linksTerms?: boolean | undefined;
	/** Field with the time after which an entry counts as over, such as the end of an event. Default: never. */
	readonly over?: string | undefined;
}

/** Parts of a document type for queries. */
export type PartsOf<Parts extends Readonly<Record<string, Selection<unknown>>>> = {
	readonly [Name in keyof Parts & string]: Parts[Name] extends Selection<infer Item> ? DocumentPart<Item> : never;
};

/** Declares the document type of a collection. */
export function documentsOf<const Parts extends Readonly<Record<string, Selection<unknown>>>>(
	{ collection }: Pick<CollectionDefinition, "collection">,
	parts: Parts,
	{
		filters = {},
		order,
		needs = [],
		addressedBy = [],
		...rest
	}: Partial<Pick<DocumentType, "filters" | "needs" | "addressedBy" | "over" | "linksTerms">> &
		Pick<DocumentType, "order">,
): DocumentType & { readonly parts: Parts } & PartsOf<Parts> {
	// The type of Object.fromEntries loses the names of the parts.
	const partQueries = Object.fromEntries(
		Object.keys(parts).map((part) => [part, { collection, part }]),
	) as unknown as PartsOf<Parts>;
	return { collection, parts, filters, order, needs, addressedBy, ...rest, ...partQueries };
}

/**
 * Declares documents as pages of a route.
 * @param params name of the value for each parameter of the route
 * @throws Error for a value that is not in `addressedBy`: links to such pages would become outdated
 */
export function pagesOf(
	{ collection, addressedBy }: Pick<DocumentType, "collection" | "addressedBy">,
	params: PageDocuments["params"],
	conditions: Pick<PageDocuments, "where" | "needs" | "movesTo"> = {},
): PageDocuments {
	for (const name of [...Object.values(params), ...Object.keys(conditions.where ?? {}), ...(conditions.needs ?? [])])
		if (name !== "slug" && !addressedBy.includes(name))
			throw new Error(`“${name}” is not in addressedBy of the documents of ${collection}.`);
	return { collection, params, ...conditions };
}

export type QueryOptions = Pick<ContentQuery<unknown>, "where" | "except" | "over" | "reversed" | "limit" | "offset">;

/** Queries documents of one language, or of all. Undefined conditions are ignored. */
export function query<Item>(
	part: DocumentPart<Item>,
	locale: Locale | undefined,
	options: QueryOptions = {},
): ContentQuery<Item> {
	return { collection: part.collection, part: part.part, locale, ...options };
}

/** Changes the result of a query. */
export function mapQuery<Item, Other>(
	{ read, ...query }: ContentQuery<Item>,
	map: (item: Item, document: StoredDocument) => Other,
): ContentQuery<Other> {
	return {
		...query,
		read(document, context) {
			// Without a `read`, the item is the document's part.
			const parsed = read?.(document, context) ?? { kind: "item" as const, item: document.item as Item };
			return parsed.kind === "item" ? { ...parsed, item: map(parsed.item, document) } : parsed;
		},
	};
}

/** Adds the times of publication and last change to the documents of a query. */
export function withChanges<Item>(query: ContentQuery<Item>): ContentQuery<Changes<Item>> {
	return mapQuery(query, (item, { announced, modified }) => ({ item, announced, modified }));
}

/** Queries all live documents of a part in every language. */
export function entryRows<Item>(part: DocumentPart<Item>): ContentQuery<EntryRow<Item>> {
	const all: ContentQuery<Item> = { collection: part.collection, part: part.part, limit: -1 };
	return mapQuery(all, (item, { key, locale, announced, modified }) => ({
		item,
		key,
		announced,
		modified,
		locale: localeSchema.parse(locale),
	}));
}
