// Where other rows stand within a row that is read: a change of one of those may change what the row means, or whether it is live.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Row } from "./directus-source.server.ts";

/** A place in a row at which rows of another collection stand. */
export interface RelationPath {
	readonly collection: string;
	/** The fields that lead there, from the outermost. */
	readonly names: readonly string[];
	/** What is read of those rows. */
	readonly fields: ReadonlySet<string>;
}

/** Every such place within fields. */
export function relationPaths(fields: Fields, names: readonly string[] = []): readonly RelationPath[] {
	return fields.flatMap((field) => {
		if (typeof field === "string") return [];
		return Object.entries(field).flatMap(([name, related]): readonly RelationPath[] => {
			const path = [...names, name];
			const read = new Set(related.fields.flatMap((part) => (typeof part === "string" ? [part] : Object.keys(part))));
			return [{ collection: related.collection, names: path, fields: read }, ...relationPaths(related.fields, path)];
		});
	});
}

/** The ids of all rows that stand within a row. */
export function idsWithin(row: Row, fields: Fields): readonly string[] {
	return fields.flatMap((field) => {
		if (typeof field === "string") return [];
		return Object.entries(field).flatMap(([name, related]) =>
			[row[name]].flat().flatMap((value) => (isRow(value) ? [String(value.id), ...idsWithin(value, related.fields)] : [])),
		);
	});
}

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null;
}
