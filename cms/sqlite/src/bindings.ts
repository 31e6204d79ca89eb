// Converts parameters of statements to values for SQLite, with the conversions of the package sqlite3.

import type { SQLInputValue } from "node:sqlite";

/** Parameters of a statement: by position, or by names with their prefix (`$name`, `:name`, `@name`). */
export type Bindings = readonly SQLInputValue[] | Readonly<Record<string, SQLInputValue>>;

/** Reads the arguments of a call: a list of values, the values themselves, or an object of names or positions. */
export function readBindings(given: readonly unknown[]): Bindings {
	const [first] = given;
	if (Array.isArray(first)) return toValues(first);
	if (typeof first !== "object" || first === null || isValue(first)) return toValues(given);
	const entries = Object.entries(first);
	if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) {
		const positions: SQLInputValue[] = Array.from({ length: Math.max(...entries.map(([name]) => Number(name))) }, () => null);
		for (const [name, value] of entries) positions[Number(name) - 1] = toValue(value);
		return positions;
	}
	return Object.fromEntries(entries.map(([name, value]) => [name, toValue(value)]));
}

/** Undefined binds null. A trailing one is no parameter at all: Knex passes it in place of an empty list. */
function toValues(given: readonly unknown[]): SQLInputValue[] {
	return given.slice(0, given.findLastIndex((value) => value !== undefined) + 1).map(toValue);
}

/** Objects that are one value, not a set of named parameters. */
function isValue(object: object): boolean {
	return object instanceof Date || object instanceof RegExp || ArrayBuffer.isView(object);
}

/**
 * A value as SQLite binds it. As in sqlite3, whole numbers of 32 bits are integers and all others are reals, which matters for
 * columns without a type and for `typeof`, division and conversion to text.
 */
function toValue(value: unknown): SQLInputValue {
	switch (typeof value) {
		case "string":
		case "bigint":
			return value;
		case "number":
			return (value | 0) === value ? BigInt(value) : value;
		case "boolean":
			return value ? 1n : 0n;
		case "object":
			if (value === null) return null;
			if (value instanceof Date) return value.getTime();
			if (value instanceof RegExp) return String(value);
			// A copy with its own memory: a small Buffer shares a pool, which would be transferred as a whole.
			if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice();
			return "[object Object]";
		default:
			return null;
	}
}
