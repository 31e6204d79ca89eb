import { z } from "zod";

/** Values that Directus stores as JSON: PostgreSQL returns them parsed, SQLite as text. */
export const storedJson = z.preprocess(
	(value) => (typeof value === "string" ? JSON.parse(value) : value),
	z.record(z.string(), z.unknown()).nullish(),
);

/** Row as Directus' services return it: parsed JSON, moments as ISO texts. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns a trimmed text; empty for any other value. */
export function textOf(row: Row, field: string): string {
	const value = row[field];
	return typeof value === "string" ? value.trim() : "";
}

/** Returns the id in a written relation: the id itself, or the `id` of an object. */
export function relatedId(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
		? value.id
		: undefined;
}
