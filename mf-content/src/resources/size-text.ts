import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";

/**
 * Formats a file size like “102 kB” or “1,2 MB”, at least one kilobyte. Called in loaders, so that server and browser
 * show the same text.
 */
export function sizeText(bytes: number, locale: Locale): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1_000));
	const [value, unit] = kilobytes < 1_000 ? [kilobytes, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
	const text = new Intl.NumberFormat(localeEntry(locale).formats, {
		style: "unit",
		unit,
		unitDisplay: "short",
		maximumFractionDigits: 1,
	}).format(value);
	return text.replace(/\s/g, "\u00a0");
}
