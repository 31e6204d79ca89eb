import { fromWallClock, WALL_DAY, wallClock } from "@hub/shared-contracts/language/wall-clock";

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

/** Returns the day in a time zone at a moment, plus a number of days (negative: before). */
export function dayIn(zone: string, moment: Date, plusDays = 0): Day {
	return new Date(wallClock(moment, zone) + plusDays * WALL_DAY).toISOString().slice(0, 10);
}

/**
 * Returns a day, or the next working day away from `today`: not at a weekend, on a public holiday in all of Germany, or
 * between Christmas and New Year.
 */
export function workday(day: Day, today: Day): Day {
	const step = day < today ? -WALL_DAY : WALL_DAY;
	let moment = Date.parse(`${day}T00:00:00Z`);
	while (isDayOff(new Date(moment))) moment += step;
	return new Date(moment).toISOString().slice(0, 10);
}

const FIXED_HOLIDAYS = /^(01-01|05-01|10-03|12-2[4-9]|12-3[01])$/;
/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days from Easter Sunday. */
const HOLIDAYS_FROM_EASTER: readonly number[] = [-2, 1, 39, 50];

function isDayOff(day: Date): boolean {
	const weekday = day.getUTCDay();
	const sinceEaster = (day.getTime() - easterSunday(day.getUTCFullYear())) / WALL_DAY;
	return (
		weekday === 0 ||
		weekday === 6 ||
		FIXED_HOLIDAYS.test(day.toISOString().slice(5, 10)) ||
		HOLIDAYS_FROM_EASTER.includes(sinceEaster)
	);
}

/** Returns midnight UTC of Easter Sunday, by Gauss's algorithm for the years 1900 to 2099. */
function easterSunday(year: number): number {
	const golden = year % 19;
	const moon = (19 * golden + 24) % 30;
	const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
	const aWeekEarlier = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10));
	return Date.UTC(year, 2, 22 + moon + sunday - (aWeekEarlier ? 7 : 0));
}

/**
 * Returns the moment of a local time on a day, as `fromWallClock` does.
 * @param time `HH:MM`
 * @throws RangeError if day or time is invalid
 */
export function momentOf(day: Day, time: string, zone: string): Date {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
		throw new RangeError(`“${day} ${time}” is no day and time of the form YYYY-MM-DD HH:MM`);
	}
	return fromWallClock(Date.parse(`${day}T${time}:00Z`), zone);
}
