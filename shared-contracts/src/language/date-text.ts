// Dates and times as texts. Created in loaders, because server and browser may have different names for the same zone,
// and the page sends them to the browser.

import { DEFAULT_LOCALE, type Locale, localeEntry } from "./locale.ts";

/** Formats a date: “9. April 2031”, “9 April 2031”. @param date `YYYY-MM-DD`, or a moment in `timeZone` */
export function longDate(date: string, locale: Locale, timeZone = "UTC"): string {
	return bound(format(date, locale, { day: "numeric", month: "long", year: "numeric", timeZone }));
}

/** Formats a date with its weekday. */
export function fullDate(date: string, locale: Locale, timeZone = "UTC"): string {
	return bound(format(date, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone }));
}

/** Formats a date as short as possible, without its year: “Di., 8. Dez.”, “Tue 8 Dec”. */
export function shortDate(date: string, locale: Locale, timeZone = "UTC"): string {
	return bound(format(date, locale, { weekday: "short", day: "numeric", month: "short", timeZone }));
}

/**
 * Returns the parts of a day for a calendar sheet: `9`, `Apr`, `Mi`. The month includes the year if it is not that of
 * `now`.
 */
export function dayParts(
	moment: string,
	locale: Locale,
	timeZone: string,
	now: Date,
): { readonly day: string; readonly month: string; readonly weekday: string } {
	const year = format(moment, locale, { year: "numeric", timeZone });
	const sameYear = year === format(now.toISOString(), locale, { year: "numeric", timeZone });
	const month = format(moment, locale, { month: "short", timeZone });
	return {
		day: format(moment, locale, { day: "numeric", timeZone }).replace(".", ""),
		month: sameYear ? month : `${month} ${year}`,
		weekday: format(moment, locale, { weekday: "short", timeZone }),
	};
}

/** Returns the day of a moment in a zone, as `2026-03-01`. */
export function dayAt(moment: string, timeZone: string): string {
	const options: Intl.DateTimeFormatOptions = { year: "numeric", month: "2-digit", day: "2-digit", timeZone };
	const parts = formatter(DEFAULT_LOCALE, options).formatToParts(new Date(moment));
	return (["year", "month", "day"] as const).map((type) => parts.find((part) => part.type === type)?.value).join("-");
}

/**
 * Formats a span with its zone, without its first day: “14:00–15:30 Uhr (MEZ)”, “14:00–15:30 (CET)”. If it ends on
 * another day, that is included: “14:00 – Thursday, 10 April 2031, 12:00 (CEST)”.
 */
export function timeSpan(start: string, end: string, locale: Locale, timeZone: string): string {
	// An event that ends at midnight ends on the day before.
	const last = new Date(Math.max(Date.parse(start), Date.parse(end) - 1)).toISOString();
	if (dayAt(start, timeZone) !== dayAt(last, timeZone)) {
		const from = hours(start, locale, timeZone) + localeEntry(locale).timeSuffix;
		return `${from} – ${fullDate(end, locale, timeZone)}, ${clockTime(end, locale, timeZone)}`;
	}
	return `${hours(start, locale, timeZone)}–${clockTime(end, locale, timeZone, start)}`;
}

/**
 * Formats a time of day with its zone: “14:00 Uhr (MEZ)”, “14:00 (CET)”.
 * @param zoneAt moment that decides on the zone's name, which changes with daylight saving time
 */
export function clockTime(moment: string, locale: Locale, timeZone: string, zoneAt = moment): string {
	return `${hours(moment, locale, timeZone)}${localeEntry(locale).timeSuffix} (${zoneName(zoneAt, locale, timeZone)})`;
}

function hours(moment: string, locale: Locale, timeZone: string): string {
	return format(moment, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
}

/** Returns a zone's short name at a moment, as Europeans know it. */
export function zoneName(moment: string, locale: Locale, timeZone: string): string {
	const parts = formatter(locale, { timeZone, timeZoneName: "short" }).formatToParts(new Date(moment));
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function format(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
	return formatter(locale, options).format(new Date(date));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached formatter for a locale and options: creating one costs far more than using it. */
function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${locale} ${JSON.stringify(options)}`;
	const cached = formatters.get(key);
	if (cached) return cached;
	const created = new Intl.DateTimeFormat(localeEntry(locale).formats, options);
	formatters.set(key, created);
	return created;
}

/** Keeps a day with its month when a line breaks. */
function bound(text: string): string {
	return text.replace(/(\d+\.?) (?=\p{L})/u, "$1\u00a0");
}
