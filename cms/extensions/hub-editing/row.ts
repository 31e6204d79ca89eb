/** A row as Directus' interfaces give it: JSON parsed, moments as ISO texts. */
export type Row = Readonly<Record<string, unknown>>;

/** A text without the spaces around it; empty for anything else. */
export function textOf(row: Row, field: string): string {
	const value = row[field];
	return typeof value === "string" ? value.trim() : "";
}
