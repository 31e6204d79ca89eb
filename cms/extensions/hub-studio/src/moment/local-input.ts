// Moments as local times of a time zone: `YYYY-MM-DDTHH:MM`, empty for none.

import { momentOf } from "@hub/content-model/cms/row";
import { fromWallClock, isTimeZone, SITE_TIME_ZONE, wallClock } from "@hub/shared-contracts/language/wall-clock";

/** Returns the zone of a form, or the site's zone while the form has no valid one. */
export function zoneOr(zone: unknown, otherwise = SITE_TIME_ZONE): string {
	return typeof zone === "string" && isTimeZone(zone) ? zone : otherwise;
}

/** Returns the local time of a stored moment. */
export function toLocalInput(stored: unknown, zone: string): string {
	const moment = momentOf(stored);
	return moment === undefined ? "" : new Date(wallClock(new Date(moment), zone)).toISOString().slice(0, 16);
}

/**
 * Returns the moment to be stored for a local time, as ISO in UTC. A time that the clock skips becomes the one an hour
 * later.
 */
export function fromLocalInput(local: string, zone: string): string | null {
	return local === "" ? null : fromWallClock(Date.parse(`${local}Z`), zone).toISOString();
}

/** Returns the moment with the same local time in another zone. */
export function moveToZone(stored: unknown, from: string, to: string): string | null {
	return fromLocalInput(toLocalInput(stored, from), to);
}
