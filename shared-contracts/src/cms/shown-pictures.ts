// Where entries bear pictures of the file library. A picture may leave the site's server only while something live bears it.

import { z } from "zod";
import { collections } from "../collections/collections.ts";
import type { FieldKind } from "../collections/field.ts";
import type { ContentQuery, Fields, Filter } from "../content/content-reader.ts";
import { parseRow } from "./row.ts";

/** The fields of a collection that pictures stand in. */
export interface PictureFields {
	/** Fields that point to a file of the library. */
	readonly files?: readonly string[];
	/** Formatted texts, which hold addresses of pictures. */
	readonly texts?: readonly string[];
	/** Structures of our own, in which the ids of files or formatted texts may stand anywhere. */
	readonly structures?: readonly string[];
}

const KINDS = { files: "picture", texts: "rich-text", structures: "blocks" } as const satisfies Record<
	keyof PictureFields,
	FieldKind
>;

/** By collection of those that visitors are shown. What resources and recordings offer are files to download, which have a rule of their own. */
export const PICTURE_FIELDS: Readonly<Record<string, PictureFields>> = Object.fromEntries(
	collections.flatMap(({ collection, audience, fields }) => {
		const kinds = Object.entries(KINDS).flatMap(([name, kind]) => {
			const found = Object.keys(fields).filter((field) => fields[field]?.kind === kind);
			return found.length > 0 ? [[name, found] as const] : [];
		});
		return audience === "public" && kinds.length > 0 ? [[collection, Object.fromEntries(kinds)] as const] : [];
	}),
);

/**
 * The ids of files that live entries bear, an entry at a time. Two reads at most for a collection.
 * @param id one file alone; structures, which the content service cannot search, are not among them then
 */
export function shownPictures(id?: string): readonly ContentQuery<readonly string[]>[] {
	return Object.entries(PICTURE_FIELDS).flatMap(([collection, { files = [], texts = [], structures = [] }]) => [
		...(files.length + texts.length > 0
			? [
					picturesOf(
						collection,
						[...files.map((field) => ({ [field]: { collection: "directus_files", fields: ["id"] } })), ...texts],
						// Texts are long, and most of them hold no picture.
						{
							_or: [
								...files.map((field) => ({ [field]: { id: id === undefined ? { _nnull: true } : { _eq: id } } })),
								...texts.map((field) => (id === undefined ? holdsPicture(field) : { [field]: { _contains: id } })),
							],
						},
					),
				]
			: []),
		...(structures.length > 0 && id === undefined ? [picturesOf(collection, structures)] : []),
	]);
}

function holdsPicture(field: string): Filter {
	return { [field]: { _icontains: "<img" } };
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function picturesOf(collection: string, fields: Fields, filter?: Filter): ContentQuery<readonly string[]> {
	const names = fields.flatMap((field) => (typeof field === "string" ? [field] : Object.keys(field)));
	return {
		collection,
		fields: ["id", ...fields],
		...(filter ? { filter } : {}),
		sort: ["id"],
		limit: -1,
		parse: (value) =>
			parseRow(z.record(z.string(), z.unknown()), value, (row) =>
				names.flatMap((name) => JSON.stringify(row[name] ?? null).match(UUID) ?? []),
			),
	};
}
