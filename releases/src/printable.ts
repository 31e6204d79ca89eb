// Makes text from strangers safe to print on a terminal.

/** Control characters except tabs, and characters that reorder or break lines. */
const UNPRINTABLE = /(?!\t)\p{Cc}|[\p{Bidi_Control}\u2028\u2029]/u;
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, "gu");

/** Escapes control characters as `\uXXXX`, which is also how JSON writes them. */
export function printable(text: string): string {
	return text.replace(EVERY_UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The same for text of several lines. */
export function printableLines(text: string): string {
	return text.split("\n").map(printable).join("\n");
}

/** True if {@link printable} changes nothing. */
export function isPrintable(text: string): boolean {
	return !UNPRINTABLE.test(text);
}
