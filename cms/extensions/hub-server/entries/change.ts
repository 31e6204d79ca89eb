import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { Row } from "./row.ts";

/** A row that is about to be created or changed. */
export interface Change {
	readonly definition: CollectionDefinition;
	/** Undefined for a new row whose id is not known yet. */
	readonly id: string | undefined;
	/** The stored row; undefined for a new one. */
	readonly before: Row | undefined;
	/** The whole row as it will be. */
	readonly after: Row;
	/** The fields that the change names. */
	readonly touched: ReadonlySet<string>;
}

const byName = new Map(collections.map((definition) => [definition.collection, definition]));

/** Returns the definition of a collection; undefined for collections that are not ours. */
export function definitionOf(collection: string): CollectionDefinition | undefined {
	return byName.get(collection);
}

/** Change that creates a row. Missing fields get their column's default. */
export function creation(definition: CollectionDefinition, payload: Row): Change {
	const defaults = Object.fromEntries(
		Object.entries(definition.fields).map(([field, { column }]) => [field, column?.default_value ?? null]),
	);
	const id = typeof payload.id === "string" ? payload.id : undefined;
	return {
		definition,
		id,
		before: undefined,
		after: { ...defaults, ...payload },
		touched: new Set(Object.keys(definition.fields)),
	};
}

/** Change of a stored row. Missing fields keep their values. */
export function alteration(definition: CollectionDefinition, before: Row, payload: Row): Change {
	return {
		definition,
		id: String(before.id),
		before,
		after: { ...before, ...payload },
		touched: new Set(Object.keys(payload)),
	};
}

/** True if visitors see a row, now or once its time has come. */
export function isPublished(row: Row): boolean {
	return row.status === "published";
}

/** True if a change names at least one of the fields. */
export function touches({ touched }: Change, ...fields: readonly string[]): boolean {
	return fields.some((field) => touched.has(field));
}
