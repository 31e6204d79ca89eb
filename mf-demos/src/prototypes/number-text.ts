// Numbers as a reader sees them, the same on the server and in a browser.

import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/** “1,240” or “1240”. @param grouping `min2` separates thousands from five digits on; a message of the language */
export function numberText(value: number, locale: Locale, grouping: string): string {
	return new Intl.NumberFormat(localeEntry(locale).formats, {
		useGrouping: grouping === "min2" ? "min2" : "always",
	}).format(value);
}
