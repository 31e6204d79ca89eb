// Time from which attendance at an event can be recorded.

import { fromWallClock, WALL_DAY, wallClock } from "../language/wall-clock.ts";

/** Minimum time before the start, in ms: an event soon after midnight lets people in on the evening before. */
const MIN_LEAD_MS = 2 * 60 * 60_000;

/** Returns the beginning of the event's day in its time zone, or two hours before its start if that is earlier. */
export function attendanceOpensAt(startsAt: Date, timeZone: string): Date {
	const before = startsAt.getTime() - MIN_LEAD_MS;
	return new Date(Math.min(before, midnight(startsAt, timeZone)));
}

function midnight(moment: Date, timeZone: string): number {
	try {
		const clock = wallClock(moment, timeZone);
		return fromWallClock(Math.floor(clock / WALL_DAY) * WALL_DAY, timeZone).getTime();
	} catch {
		// An editor may have mistyped the zone.
		return moment.getTime();
	}
}
