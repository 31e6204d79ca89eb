// How a stored value is read by people: what two states of an entry are compared as.

/** What a value says, and whether it is prose, which is compared word by word. */
export interface ValueText {
	readonly text: string;
	readonly prose: boolean;
}

/** Ends of these elements are ends of lines. */
const BLOCKS = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|pre|div)>|<br\s*\/?>/gi;

/** Moments as the content service writes them. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/;

/** The values of choices and toggles that are words of our own. */
export interface ValueWords {
	readonly yes: string;
	readonly no: string;
	moment(date: Date): string;
	/** The label that the form shows for a choice; undefined where it has none. */
	choice(value: string): string | undefined;
}

/** A value of an entry as text; empty where there is none. */
export function valueText(value: unknown, words: ValueWords): ValueText {
	if (value === null || value === undefined || value === "") return { text: "", prose: false };
	if (typeof value === "boolean") return { text: value ? words.yes : words.no, prose: false };
	if (typeof value === "number") return { text: String(value), prose: false };
	if (typeof value === "string") {
		if (MOMENT.test(value)) return { text: words.moment(new Date(value)), prose: false };
		const choice = words.choice(value);
		return choice === undefined ? { text: textOfHtml(value), prose: true } : { text: choice, prose: false };
	}
	return { text: linesOf(value).join("\n"), prose: true };
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

/** The texts in a structure, each on a line of its own behind what it is: `title: Why data spaces`. */
function linesOf(value: unknown, name = ""): string[] {
	if (value === null || value === undefined || value === "") return [];
	if (Array.isArray(value)) return value.flatMap((part) => linesOf(part, name));
	if (typeof value === "object") {
		const { type, ...parts } = value as Readonly<Record<string, unknown>>;
		const head = typeof type === "string" ? [`— ${type}`] : [];
		return [...head, ...Object.entries(parts).flatMap(([key, part]) => linesOf(part, key))];
	}
	const text = typeof value === "string" ? textOfHtml(value) : String(value);
	return text.split("\n").map((line, at) => (name && at === 0 ? `${name}: ${line}` : line));
}
