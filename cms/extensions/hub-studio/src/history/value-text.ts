// How a stored value is read by people: what two states of an entry are compared as.

import { MOMENT } from "./same-value.ts";

/** What a value says, and whether it is prose, which is compared word by word. */
export interface ValueText {
	readonly text: string;
	readonly prose: boolean;
}

/** Ends of these elements are ends of lines. */
const BLOCKS = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|pre|div)>|<br\s*\/?>/gi;

/** The values of choices, toggles and structures in words of our own. */
export interface ValueWords {
	readonly yes: string;
	readonly no: string;
	moment(date: Date): string;
	/** The label that the form shows for a choice, or the name of an entry; undefined where it has none. */
	choice(value: string): string | undefined;
	/** The texts in a structure. */
	lines(structure: unknown): readonly string[];
}

/** A value of an entry as text; empty where there is none. */
export function valueText(value: unknown, words: ValueWords): ValueText {
	if (value === null || value === undefined || value === "") return { text: "", prose: false };
	if (typeof value === "boolean") return { text: value ? words.yes : words.no, prose: false };
	if (typeof value === "number") return { text: words.choice(String(value)) ?? String(value), prose: false };
	if (typeof value === "string") {
		if (MOMENT.test(value)) return { text: words.moment(new Date(value)), prose: false };
		const choice = words.choice(value);
		return choice === undefined ? { text: textOfHtml(value), prose: true } : { text: choice, prose: false };
	}
	return { text: words.lines(value).join("\n"), prose: true };
}

/** The words of a formatted text, a paragraph in each line; a text without formats as it is. */
export function textOfHtml(text: string): string {
	if (!/<[a-z][^>]*>/i.test(text)) return text;
	const parsed = new DOMParser().parseFromString(
		text.replace(BLOCKS, (end) => `${end}\n`),
		"text/html",
	);
	return (parsed.body.textContent ?? "").replace(/\n\s*\n/g, "\n").trim();
}
