// Formats stored values as text that editors read and compare.

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/;
const FILE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Closing tags that end a line. */
const BLOCKS = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|pre|div)>|<br\s*\/?>/gi;

/** Labels of a field's choices by value, and a formatter of moments. */
interface ValueFormats {
	readonly choices?: ReadonlyMap<string, string> | undefined;
	moment?(date: Date): string;
}

/** Returns a value as plain text. Each text in blocks and lists gets its own line. */
export function valueText(value: unknown, formats: ValueFormats = {}): string {
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
	if (formats.moment && MOMENT.test(text)) return formats.moment(new Date(text));
	return formats.choices?.get(text) ?? textOfHtml(text);
}

/** Returns the text of HTML, one paragraph per line. Other text is returned unchanged. */
function textOfHtml(text: string): string {
	if (!/<[a-z][^>]*>/i.test(text)) return text;
	const parsed = new DOMParser().parseFromString(
		text.replace(BLOCKS, (end) => `${end}\n`),
		"text/html",
	);
	return (parsed.body.textContent ?? "").replace(/\n\s*\n/g, "\n").trim();
}
