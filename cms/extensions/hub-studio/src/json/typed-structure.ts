// What a person types as JSON, and what is stored of it.

/** The JSON value of a text; anything but a list or object stays a text. */
export function structureOf(text: string): unknown {
	if (text.trim() === "") return null;
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" ? value : text;
	} catch {
		return text;
	}
}

/** How a value is written in the editor. */
export function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	return typeof value === "string" ? value : JSON.stringify(value, null, 4);
}

/** True if two values are the same structure. */
export function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
