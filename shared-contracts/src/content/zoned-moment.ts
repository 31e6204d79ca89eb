// Moments and days with the offset of a zone, for structured data. Server only.

import { TZDate } from "@date-fns/tz";
import { SITE_TIME_ZONE } from "../language/wall-clock.ts";

/** Returns a moment on a zone's clock: `2027-03-01T17:30:00.000+01:00`. An unknown zone counts as UTC. */
export function zonedMoment(moment: string, timeZone: string): string {
	const zoned = new TZDate(moment, timeZone);
	return Number.isNaN(zoned.getTime()) ? moment : zoned.toISOString();
}

/**
 * Returns the beginning of a day, `2026-03-01`, in the site's zone: `2026-03-01T00:00:00.000+01:00`. Undefined for an
 * empty one.
 */
export function zonedDay(day: string): string | undefined {
	const [year = Number.NaN, month = 1, date = Number.NaN] = day.split("-").map(Number);
	const zoned = TZDate.tz(SITE_TIME_ZONE, year, month - 1, date);
	return Number.isNaN(zoned.getTime()) ? undefined : zoned.toISOString();
}
