// Finds pictures in entries. The site serves a picture only while a live entry shows it.

import { collections } from "../collections/collections.ts";
import type { FieldKind } from "../collections/field.ts";

/** Fields of a collection that can contain pictures. */
export interface PictureFields {
	readonly files?: readonly string[];
	/** Formatted texts with addresses of pictures. */
	readonly texts?: readonly string[];
	/** Structures that can contain ids of files or formatted texts anywhere. */
	readonly structures?: readonly string[];
}

const KINDS = { files: "picture", texts: "rich-text", structures: "blocks" } as const satisfies Record<
	keyof PictureFields,
	FieldKind
>;

/** Public collections. Files of resources and recordings are downloads, which have another rule. */
export const PICTURE_FIELDS: Readonly<Record<string, PictureFields>> = Object.fromEntries(
	collections.flatMap(({ collection, audience, fields }) => {
		const kinds = Object.entries(KINDS).flatMap(([name, kind]) => {
			const names = Object.keys(fields).filter((field) => fields[field]?.kind === kind);
			return names.length > 0 ? [[name, names] as const] : [];
		});
		return audience === "public" && kinds.length > 0 ? [[collection, Object.fromEntries(kinds)] as const] : [];
	}),
);

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns the ids of the files that a row shows as pictures. @param row refers to files by ids or as objects */
export function picturesIn(collection: string, row: Readonly<Record<string, unknown>>): ReadonlySet<string> {
	const { files = [], texts = [], structures = [] } = PICTURE_FIELDS[collection] ?? {};
	const valuesOf = (fields: readonly string[]): readonly unknown[] => fields.map((field) => row[field] ?? null);
	const values = [
		...valuesOf(files).map((file) => (typeof file === "object" && file !== null && "id" in file ? file.id : file)),
		...valuesOf(texts).filter((text) => /<img/i.test(String(text))),
		...valuesOf(structures),
	];
	return new Set(values.flatMap((value) => JSON.stringify(value).match(UUID) ?? []));
}
