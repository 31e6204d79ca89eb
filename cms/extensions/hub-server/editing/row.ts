/** A row as Directus' interfaces give it: JSON parsed, moments as ISO texts. */
export type Row = Readonly<Record<string, unknown>>;

/** A text without the spaces around it; empty for anything else. */
export function textOf(row: Row, field: string): string {
	const value = row[field];
	return typeof value === "string" ? value.trim() : "";
}

/** The id in what is written of another row: the id itself, or the row with fields of its own. */
export function idAt(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : undefined;
}
