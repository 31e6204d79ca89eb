// Numbers as a reader sees them, the same on the server and in a browser.

import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/** “1,240” or “1240”. @param grouping from how many digits thousands are set apart, as `Intl.NumberFormat` says it; a text of the language */
export function numberText(value: number, locale: Locale, grouping: string): string {
	return new Intl.NumberFormat(localeEntry(locale).formats, { useGrouping: grouping === "min2" ? "min2" : "always" }).format(value);
}
