// Converts between typed JSON and the stored value.

/** Parses a text as JSON. Returns the text itself unless it is an object, a list or null. */
export function structureOf(text: string): unknown {
	if (text.trim() === "") return null;
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" ? value : text;
	} catch {
		return text;
	}
}

/** Formats a value for the editor. */
export function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	return typeof value === "string" ? value : JSON.stringify(value, null, 4);
}
