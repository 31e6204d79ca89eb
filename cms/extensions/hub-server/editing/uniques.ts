// Unique fields of collections. Rules check them for a readable refusal; database indexes enforce them.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { type Row, textOf } from "./row.ts";

/** Combination of fields that no two rows may share. */
export interface Unique {
	readonly fields: readonly string[];
	/** The field that editors change to resolve a conflict. Rows in which it is empty are ignored. */
	readonly field: "slug" | "translation_key" | "route_key";
}

/** The unique fields of a collection (decision 012: one row per language). */
export function uniquesOf({ collection, fields }: CollectionDefinition): Unique[] {
	if (!("translation_key" in fields)) return [];
	// A region has its parent's slug and differs by its own.
	const slug = ["locale", "slug", ...("region" in fields ? ["region"] : [])];
	return [
		{ fields: ["locale", "translation_key"], field: "translation_key" },
		...("slug" in fields ? [{ fields: slug, field: "slug" } as const] : []),
		...(collection === "pages" ? [{ fields: ["locale", "route_key"], field: "route_key" } as const] : []),
	];
}

/** True if two rows have the same values of unique fields. */
export function clash({ fields, field }: Unique, one: Row, other: Row): boolean {
	return textOf(one, field) !== "" && fields.every((name) => textOf(one, name) === textOf(other, name));
}
