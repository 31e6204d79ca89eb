// Validates rows of Directus: every requested field must be present, with a value of its declared type. Invalid rows are
// dropped, so that later code need not handle them.

import { isRow } from "@hub/content-model/cms/row";
import { collections } from "@hub/content-model/collections/collections";
import type { FieldType } from "@hub/content-model/collections/field";
import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Read, Row } from "./directus-source.server.ts";

export interface InvalidRow {
	/** Undefined if unknown. */
	readonly id: string | undefined;
	/** A field, or the path to one of a related row; empty: the row itself. */
	readonly field: string;
	readonly problem: string;
}

/** Valid and invalid rows of a response. */
export interface ValidatedRows {
	readonly rows: readonly Row[];
	readonly invalid: readonly InvalidRow[];
}

/** The JSON type of the values of each Directus field type. A type that is not listed accepts any value. */
const JSON_TYPES: { readonly [Type in FieldType]?: "string" | "number" | "boolean" } = {
	uuid: "string",
	string: "string",
	text: "string",
	date: "string",
	timestamp: "string",
	integer: "number",
	boolean: "boolean",
};

/** Types of fields, by collection and field. */
const types = new Map(
	collections.map(({ collection, fields }) => [
		collection,
		new Map(
			Object.entries(fields).map(([name, { type, column }]) => [
				name,
				{ type: JSON_TYPES[type], isNullable: column?.is_nullable !== false },
			]),
		),
	]),
);

/** Validates the response to a read; undefined if it is not a list of rows, or is longer than requested. */
export function validateRows(read: Read, value: unknown): ValidatedRows | undefined {
	if (!Array.isArray(value)) return undefined;
	if ("kind" in read) return value.length === 1 && hasCount(value[0]) ? { rows: value, invalid: [] } : undefined;
	if (read.limit >= 0 && value.length > read.limit) return undefined;
	const rows: Row[] = [];
	const invalid: InvalidRow[] = [];
	for (const row of value as readonly unknown[]) {
		const problem = problemOf(row, read.collection, read.fields);
		if (!problem) rows.push(row as Row);
		else
			invalid.push({
				id: isRow(row) && isId(row.id) && problem.field !== "id" ? String(row.id) : undefined,
				...problem,
			});
	}
	return { rows, invalid };
}

function problemOf(row: unknown, collection: string, fields: Fields): Omit<InvalidRow, "id"> | undefined {
	if (!isRow(row)) return { field: "", problem: "is not a row" };
	for (const field of fields) {
		if (typeof field === "string") {
			const problem = problemOfValue(row[field], collection, field);
			if (problem) return { field, problem };
			continue;
		}
		for (const [name, to] of Object.entries(field)) {
			const value = row[name];
			if (value === null) continue;
			if (value === undefined) return { field: name, problem: "is missing" };
			// The target of an item in a list may be missing.
			for (const related of Array.isArray(value) ? value : [value]) {
				const inner = related === null ? undefined : problemOf(related, to.collection, to.fields);
				if (inner) return { field: [name, inner.field].filter(Boolean).join("."), problem: inner.problem };
			}
		}
	}
	return undefined;
}

function problemOfValue(value: unknown, collection: string, field: string): string | undefined {
	if (value === undefined) return "is missing";
	const declared = types.get(collection)?.get(field);
	if (field === "id" && !isId(value)) return "must be an id";
	if (value === null) return declared?.isNullable === false ? "is missing" : undefined;
	return declared?.type && typeof value !== declared.type ? `must be a ${declared.type}` : undefined;
}

function hasCount(row: unknown): boolean {
	return isRow(row) && isRow(row.count) && typeof row.count.id === "number";
}

function isId(value: unknown): value is string | number {
	return (typeof value === "string" && value !== "") || typeof value === "number";
}
