// What the clock on a wall shows in a time zone, as a number to count with. Used by Studio and by the content service.

/** A day on the clock, in ms. */
export const WALL_DAY = 86_400_000;

/** What the clock shows in a zone at a moment, as if it were UTC, in ms. @throws RangeError where there is no such zone */
export function wallClock(moment: Date, timeZone: string): number {
	const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
	return Date.parse(`${format.format(moment).replace(" ", "T")}Z`);
}

/** The moment at which the clock shows something in a zone. */
export function fromWallClock(clock: number, timeZone: string): Date {
	// Twice, because the offset is that of the moment which is looked for.
	const guess = clock - (wallClock(new Date(clock), timeZone) - clock);
	return new Date(guess - (wallClock(new Date(guess), timeZone) - clock));
}
