// What the replica has of the content service: a table for each collection that visitors may see, with the columns that the site reads.

import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import type { FieldType } from "@hub/shared-contracts/collections/field";

/** What a column's values are, as the content service gives them. `link`: the id of a row. `words`: a list, stored as one text with commas. */
export type ColumnKind = "text" | "number" | "boolean" | "moment" | "words" | "json" | "link";

/** A column. */
export interface Column {
	readonly name: string;
	readonly kind: ColumnKind;
	/** Of a link: the collection that it leads to. */
	readonly to?: string;
	/** Whether its values may be long, such as the text of an article. */
	readonly isLong?: boolean;
}

/** Rows of another collection that point to a row, in an order. */
export interface RowList {
	readonly collection: string;
	/** The column there that points here. */
	readonly column: string;
	readonly sort: string | undefined;
}

/** One table. */
export interface Table {
	readonly collection: string;
	/** `id` first, long texts last: what comes before them is read without them. */
	readonly columns: ReadonlyMap<string, Column>;
	/** By the field's name. */
	readonly lists: ReadonlyMap<string, RowList>;
	/** Whether only published rows are in it. */
	readonly published: boolean;
}

const KINDS: Readonly<Record<Exclude<FieldType, "alias">, ColumnKind>> = {
	uuid: "text",
	string: "text",
	text: "text",
	date: "text",
	csv: "words",
	integer: "number",
	boolean: "boolean",
	json: "json",
	timestamp: "moment",
};

/** Fields that the site reads though no page shows them: what is live, in which order, and since when. */
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

/** The collection of files: it has those that published rows point to, and no others. */
export const FILES_COLLECTION = "directus_files";

/** Of files: nothing of what staff write about them, but what pages need to show or offer them. */
const FILES: readonly Column[] = [
	{ name: "id", kind: "text" },
	{ name: "type", kind: "text" },
	{ name: "width", kind: "number" },
	{ name: "height", kind: "number" },
	{ name: "filename_download", kind: "text" },
	// The content service counts in numbers that JSON may not hold, and writes them as text.
	{ name: "filesize", kind: "text" },
	// Compared as text alone: a file is another one whenever it differs.
	{ name: "modified_on", kind: "text" },
];

const shownCollections = collections.filter(({ audience }) => audience === "public");
const isShown = (collection: string) =>
	collection === FILES_COLLECTION || shownCollections.some((definition) => definition.collection === collection);

/** All tables by the name of their collection. */
export const tables: ReadonlyMap<string, Table> = new Map([
	...shownCollections.map((definition) => [definition.collection, tableOf(definition)] as const),
	[FILES_COLLECTION, { collection: FILES_COLLECTION, columns: byName(FILES), lists: new Map(), published: false }] as const,
]);

/** Where rows point to files. */
export const fileLinks: readonly { readonly collection: string; readonly column: string }[] = [...tables.values()].flatMap(
	({ collection, columns }) =>
		[...columns.values()].filter(({ to }) => to === FILES_COLLECTION).map(({ name }) => ({ collection, column: name })),
);

/** Which rows of a collection stand in a list of the row that a column points to: its column, the other collection, and the list's name there. */
export function listsWith(collection: string): readonly { readonly column: string; readonly of: string; readonly name: string }[] {
	return [...tables.values()].flatMap((table) =>
		[...table.lists].flatMap(([name, list]) =>
			list.collection === collection ? [{ column: list.column, of: table.collection, name }] : [],
		),
	);
}

function tableOf({ collection, fields, routeField }: CollectionDefinition): Table {
	const columns = Object.entries(fields).flatMap(([name, { type, shown, relation }]): readonly Column[] => {
		if (type === "alias") return [];
		if (relation) return isShown(relation.to) ? [{ name, kind: "link", to: relation.to }] : [];
		if (!shown && !ALWAYS.has(name) && name !== routeField && name !== "slug") return [];
		return [{ name, kind: KINDS[type], ...(type === "text" || type === "json" ? { isLong: true } : {}) }];
	});
	return {
		collection,
		columns: byName([...columns.filter(({ isLong }) => !isLong), ...columns.filter(({ isLong }) => isLong)]),
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

function byName(columns: readonly Column[]): ReadonlyMap<string, Column> {
	return new Map(columns.map((column) => [column.name, column]));
}

/** The table of a collection. @throws Error where there is none: no read of the site may ask for it */
export function tableNamed(collection: string): Table {
	const table = tables.get(collection);
	if (!table) throw new Error(`The replica has no collection ${collection}: it is none that visitors may see.`);
	return table;
}
