// What the content service's interface promises of rows: every field that was asked for is there, with a value of its declared type. Rows of
// another shape are left out where they arrive, so that nothing behind has to expect them.

import { collections } from "@hub/content-model/collections/collections";
import type { FieldType } from "@hub/content-model/collections/field";
import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Read, Row } from "./directus-source.server.ts";

/** A row that was left out, and why. */
export interface OddRow {
	/** Undefined where not even this is known. */
	readonly id: string | undefined;
	/** The field, or a path to one of a related row; empty: the row itself. */
	readonly field: string;
	readonly problem: string;
}

/** Rows as they were promised, and those that were not. */
export interface SoundRows {
	readonly rows: readonly Row[];
	readonly odd: readonly OddRow[];
}

/** What JSON makes of a type; absent: any value. */
const JSON_TYPES: { readonly [Type in FieldType]?: "string" | "number" | "boolean" } = {
	uuid: "string",
	string: "string",
	text: "string",
	date: "string",
	timestamp: "string",
	integer: "number",
	boolean: "boolean",
};

/** By collection and field, what its values are. */
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

/** Looks at what came as the answer to a read; undefined: it is no list of rows, or one of more than were asked for. */
export function soundRows(read: Read, value: unknown): SoundRows | undefined {
	if (!Array.isArray(value)) return undefined;
	if ("kind" in read) return value.length === 1 && holdsCount(value[0]) ? { rows: value, odd: [] } : undefined;
	if (read.limit >= 0 && value.length > read.limit) return undefined;
	const rows: Row[] = [];
	const odd: OddRow[] = [];
	for (const row of value as readonly unknown[]) {
		const problem = oddity(row, read.collection, read.fields);
		if (!problem) rows.push(row as Row);
		else odd.push({ id: isRow(row) && isId(row.id) && problem.field !== "id" ? String(row.id) : undefined, ...problem });
	}
	return { rows, odd };
}

function oddity(row: unknown, collection: string, fields: Fields): Omit<OddRow, "id"> | undefined {
	if (!isRow(row)) return { field: "", problem: "is no row" };
	for (const field of fields) {
		if (typeof field === "string") {
			const problem = oddValue(row[field], collection, field);
			if (problem) return { field, problem };
			continue;
		}
		for (const [name, to] of Object.entries(field)) {
			const value = row[name];
			if (value === null) continue;
			if (value === undefined) return { field: name, problem: "is missing" };
			// Of a list, what an item points to may be missing.
			for (const one of Array.isArray(value) ? value : [value]) {
				const within = one === null ? undefined : oddity(one, to.collection, to.fields);
				if (within) return { field: [name, within.field].filter(Boolean).join("."), problem: within.problem };
			}
		}
	}
	return undefined;
}

function oddValue(value: unknown, collection: string, field: string): string | undefined {
	if (value === undefined) return "is missing";
	const declared = types.get(collection)?.get(field);
	if (field === "id" && !isId(value)) return "must be an id";
	if (value === null) return declared?.isNullable === false ? "is missing" : undefined;
	return declared?.type && typeof value !== declared.type ? `must be a ${declared.type}` : undefined;
}

function holdsCount(row: unknown): boolean {
	return isRow(row) && isRow(row.count) && typeof row.count.id === "number";
}

function isId(value: unknown): value is string | number {
	return (typeof value === "string" && value !== "") || typeof value === "number";
}

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
