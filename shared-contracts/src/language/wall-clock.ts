// Local time in a time zone, as a number to count with. Used by Studio, the content service and the seed.

/** A day of local time, in ms. */
export const WALL_DAY = 86_400_000;

/**
 * The time zone of everything on the site that has none of its own, such as the moment at which an entry is published.
 */
export const SITE_TIME_ZONE = "Europe/Berlin";

/** True for a zone that is named by area and city, or UTC. An offset such as `+01:00` has no daylight saving time. */
export function isTimeZone(zone: string): boolean {
	if (zone !== "UTC" && !/^[A-Za-z_]+\/[A-Za-z0-9_+/-]+$/.test(zone)) return false;
	try {
		new Intl.DateTimeFormat(undefined, { timeZone: zone });
		return true;
	} catch {
		return false;
	}
}

/**
 * Returns the local time in a zone at a moment, as if it were UTC, in ms.
 * @throws RangeError if there is no such zone
 */
export function wallClock(moment: Date, timeZone: string): number {
	const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
	return Date.parse(`${format.format(moment).replace(" ", "T")}Z`) + moment.getUTCMilliseconds();
}

/**
 * Returns the moment of a local time. A time that is skipped when daylight saving time begins becomes the one an hour
 * later; of a time that occurs twice when it ends, the first is taken.
 * @param clock as {@link wallClock} returns it
 * @throws RangeError if there is no such zone
 */
export function fromWallClock(clock: number, timeZone: string): Date {
	const offset = (moment: number): number => wallClock(new Date(moment), timeZone) - moment;
	// Uses the offsets before and after a change on that day.
	const before = clock - offset(clock - WALL_DAY);
	const after = clock - offset(clock + WALL_DAY);
	const moments = [Math.min(before, after), Math.max(before, after)];
	return new Date(moments.find((moment) => moment + offset(moment) === clock) ?? before);
}
