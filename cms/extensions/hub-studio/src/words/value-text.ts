// Stored values as text that people read and compare.

/** Moments as the content service writes them. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/;
const FILE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ends of these elements are ends of lines. */
const BLOCKS = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|pre|div)>|<br\s*\/?>/gi;

/** The words of a field's choices by value, and the format of moments. */
interface ValueWords {
	readonly choices?: ReadonlyMap<string, string> | undefined;
	moment?(date: Date): string;
}

/** Returns a value as text without formats. Of blocks and lists, it has each text in a line of its own. */
export function valueText(value: unknown, words: ValueWords = {}): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return value ? "✓" : "–";
	if (typeof value === "object") {
		return Object.entries(value)
			.filter(([name, part]) => name !== "type" && !FILE_ID.test(String(part)))
			.map(([, part]) => valueText(part))
			.filter(Boolean)
			.join("\n");
	}
	const text = String(value);
	if (words.moment && MOMENT.test(text)) return words.moment(new Date(text));
	return words.choices?.get(text) ?? textOfHtml(text);
}

/** The words of a formatted text, a paragraph in each line; a text without formats as it is. */
function textOfHtml(text: string): string {
	if (!/<[a-z][^>]*>/i.test(text)) return text;
	const parsed = new DOMParser().parseFromString(
		text.replace(BLOCKS, (end) => `${end}\n`),
		"text/html",
	);
	return (parsed.body.textContent ?? "").replace(/\n\s*\n/g, "\n").trim();
}
