// Summarises a closed block or item in one line.

const MAX_CHARACTERS = 90;

/** Properties that summarise an object best, in order of preference. */
const SUMMARY_PROPERTIES = [
	"heading",
	"title",
	"question",
	"name",
	"label",
	"value",
	"text",
	"html",
	"caption",
	"alt",
] as const;

/** Returns the first words of a value, or an empty text. */
export function summaryOf(value: unknown): string {
	if (typeof value === "string") return shorten(value);
	if (typeof value !== "object" || value === null) return "";
	const properties = new Map(Object.entries(value));
	for (const name of SUMMARY_PROPERTIES) {
		const text = properties.get(name);
		const words = typeof text === "string" ? shorten(text) : "";
		if (words) return words;
	}
	const [first] = listIn(value) ?? [];
	return typeof first === "object" ? summaryOf(first) : "";
}

/** Returns the number of a block's items, or undefined if it has no list. */
export function itemsOf(value: unknown): number | undefined {
	return typeof value === "object" && value !== null ? listIn(value)?.length : undefined;
}

function listIn(value: object): readonly unknown[] | undefined {
	if ("items" in value && Array.isArray(value.items)) return value.items;
	if ("rows" in value && Array.isArray(value.rows)) return value.rows;
	return undefined;
}

function shorten(text: string): string {
	const words = text
		.replace(/<[^>]*>/g, " ")
		.replace(/&nbsp;|\s+/g, " ")
		.replace(/&amp;/g, "&")
		.trim();
	return words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/u, "")} …` : words;
}
