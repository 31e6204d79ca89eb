import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/**
 * Formats a number like “1,240” or “1240”, identically on server and browser.
 * @param grouping `min2` separates thousands from five digits on; a message of the language
 */
export function numberText(value: number, locale: Locale, grouping: string): string {
	return new Intl.NumberFormat(localeEntry(locale).formats, {
		useGrouping: grouping === "min2" ? "min2" : "always",
	}).format(value);
}
