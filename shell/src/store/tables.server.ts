// The collections and columns that the store copies from Directus: what visitors may see, and what decides whether it
// is live.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";

/** Rows of another collection that point to a row, in an order. */
export interface RowList {
	readonly collection: string;
	/** The column there that points here. */
	readonly column: string;
	readonly sort: string | undefined;
}

/** The rows of one collection. */
export interface Table {
	readonly collection: string;
	/** Columns without those that point to rows. */
	readonly columns: readonly string[];
	/** Columns that point to rows, with the collections of these. */
	readonly links: ReadonlyMap<string, string>;
	/** Columns with moments. */
	readonly moments: readonly string[];
	/** By field. */
	readonly lists: ReadonlyMap<string, RowList>;
	/** True if only published rows are stored. */
	readonly published: boolean;
}

/** Fields that no page shows, but that decide what is live, in which order, and since when. */
const ALWAYS = new Set([
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

/** All tables by the name of their collection. */
export const tables: ReadonlyMap<string, Table> = new Map([
	...shownCollections.map((definition) => [definition.collection, tableOf(definition)] as const),
	[FILES_COLLECTION, FILES] as const,
]);

function tableOf({ collection, fields, routeField }: CollectionDefinition): Table {
	const own = Object.entries(fields).filter(([, { type }]) => type !== "alias");
	const isRead = (name: string, shown: unknown) => shown || ALWAYS.has(name) || name === routeField || name === "slug";
	const columns = own.filter(([name, { shown, relation }]) => !relation && isRead(name, shown));
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

/** Returns the table of a collection. @throws Error if visitors may not see it */
export function tableNamed(collection: string): Table {
	const table = tables.get(collection);
	if (!table) throw new Error(`The store has no collection ${collection}: it is none that visitors may see.`);
	return table;
}
