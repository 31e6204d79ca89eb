// One line that says what is in a block, or in an item of one, while it is closed.

const MOST = 90;

/** Properties whose words say most, in their order. */
const TELLING = ["heading", "title", "question", "name", "label", "value", "text", "html", "caption", "alt"] as const;

/** The first words of a value; empty where it has none. */
export function summaryOf(value: unknown): string {
	if (typeof value === "string") return shortened(value);
	if (typeof value !== "object" || value === null) return "";
	const properties = new Map(Object.entries(value));
	for (const name of TELLING) {
		const text = properties.get(name);
		const words = typeof text === "string" ? shortened(text) : "";
		if (words) return words;
	}
	const [first] = listIn(value) ?? [];
	return typeof first === "object" ? summaryOf(first) : "";
}

/** How many entries a block has; undefined where it has no list of them. */
export function itemsOf(value: unknown): number | undefined {
	return typeof value === "object" && value !== null ? listIn(value)?.length : undefined;
}

function listIn(value: object): readonly unknown[] | undefined {
	const list = "items" in value ? value.items : "rows" in value ? value.rows : undefined;
	return Array.isArray(list) ? list : undefined;
}

function shortened(text: string): string {
	const words = text
		.replace(/<[^>]*>/g, " ")
		.replace(/&nbsp;|\s+/g, " ")
		.replace(/&amp;/g, "&")
		.trim();
	return words.length > MOST ? `${words.slice(0, MOST).replace(/\s+\S*$/u, "")} …` : words;
}
