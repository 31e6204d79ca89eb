// The collections and columns that the store copies from Directus.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";

/** An ordered list of rows of another collection that refer to a row. */
export interface RowList {
	readonly collection: string;
	/** The column that refers to the listing row. */
	readonly column: string;
	readonly sort: string | undefined;
}

/** The rows of one collection. */
export interface Table {
	readonly collection: string;
	/** Columns without references. */
	readonly columns: readonly string[];
	/** Columns with references, and their target collections. */
	readonly links: ReadonlyMap<string, string>;
	/** Columns with moments. */
	readonly moments: readonly string[];
	/** Lists of referring rows, by field. */
	readonly lists: ReadonlyMap<string, RowList>;
	/** True if only published rows are stored. */
	readonly published: boolean;
}

/** Fields that are stored even if no page shows them: they decide whether a row is live, its order and its dates. */
const ALWAYS_STORED = new Set([
	"id",
	"locale",
	"status",
	"publish_at",
	"unpublish_at",
	"sort",
	"published_on",
	"date_created",
	"date_updated",
]);

/** The collection of files. The store holds only files that published rows point to. */
export const FILES_COLLECTION = "directus_files";

/** Columns of files that pages need. What staff write about files stays in Directus. */
const FILES: Table = {
	collection: FILES_COLLECTION,
	columns: ["id", "type", "width", "height", "filename_download", "filesize", "modified_on"],
	links: new Map(),
	moments: [],
	lists: new Map(),
	published: false,
};

const shownCollections = collections.filter(({ audience }) => audience === "public");
const isShown = (collection: string) =>
	collection === FILES_COLLECTION || shownCollections.some((definition) => definition.collection === collection);

/** All tables by collection. */
export const tables: ReadonlyMap<string, Table> = new Map([
	...shownCollections.map((definition) => [definition.collection, tableOf(definition)] as const),
	[FILES_COLLECTION, FILES] as const,
]);

function tableOf({ collection, fields, routeField }: CollectionDefinition): Table {
	const own = Object.entries(fields).filter(([, { type }]) => type !== "alias");
	const isStored = (name: string, shown: unknown) =>
		shown || ALWAYS_STORED.has(name) || name === routeField || name === "slug";
	const columns = own.filter(([name, { shown, relation }]) => !relation && isStored(name, shown));
	return {
		collection,
		columns: columns.map(([name]) => name),
		links: new Map(
			own.flatMap(([name, { relation }]) => (relation && isShown(relation.to) ? [[name, relation.to] as const] : [])),
		),
		moments: columns.filter(([, { type }]) => type === "timestamp").map(([name]) => name),
		lists: new Map(shownCollections.flatMap((other) => listsIn(other, collection))),
		published: "status" in fields,
	};
}

function listsIn({ collection, fields }: CollectionDefinition, of: string): readonly (readonly [string, RowList])[] {
	return Object.entries(fields).flatMap(([column, { relation }]) =>
		relation?.to === of && relation.one_field
			? [[relation.one_field, { collection, column, sort: relation.sort_field }] as const]
			: [],
	);
}

/** Returns the table of a collection. @throws Error if the collection is not public */
export function tableNamed(collection: string): Table {
	const table = tables.get(collection);
	if (!table) throw new Error(`The content store has no collection ${collection}: it is not public.`);
	return table;
}
