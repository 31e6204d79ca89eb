/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

const msPerDay = 86_400_000;

/** The day that it is in a time zone at a moment, plus a number of days (negative: before). */
export function dayIn(zone: string, moment: Date, plusDays = 0): Day {
	const [year, month, day] = wallClock(zone, moment);
	return new Date(Date.UTC(year, month - 1, day) + plusDays * msPerDay).toISOString().slice(0, 10);
}

/**
 * The day itself, or where it does not suit an event the nearest working day away from `today`: not at a weekend, on a public
 * holiday of all of Germany, nor between Christmas and New Year.
 */
export function workday(day: Day, today: Day): Day {
	const step = day < today ? -msPerDay : msPerDay;
	let moment = Date.parse(`${day}T00:00:00Z`);
	while (isDayOff(new Date(moment))) moment += step;
	return new Date(moment).toISOString().slice(0, 10);
}

const FIXED_HOLIDAYS = /^(01-01|05-01|10-03|12-2[4-9]|12-3[01])$/;
/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days from Easter Sunday. */
const HOLIDAYS_FROM_EASTER: readonly number[] = [-2, 1, 39, 50];

function isDayOff(day: Date): boolean {
	const weekday = day.getUTCDay();
	const sinceEaster = (day.getTime() - easterSunday(day.getUTCFullYear())) / msPerDay;
	return (
		weekday === 0 ||
		weekday === 6 ||
		FIXED_HOLIDAYS.test(day.toISOString().slice(5, 10)) ||
		HOLIDAYS_FROM_EASTER.includes(sinceEaster)
	);
}

/** Midnight UTC of Easter Sunday, by Gauss's rule for the years 1900 to 2099. */
function easterSunday(year: number): number {
	const golden = year % 19;
	const moon = (19 * golden + 24) % 30;
	const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
	const aWeekEarlier = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10));
	return Date.UTC(year, 2, 22 + moon + sunday - (aWeekEarlier ? 7 : 0));
}

/**
 * The moment at which a clock on the wall in a time zone shows a time on a day. A time that the clock skips when summer time begins
 * counts as the one an hour later; of a time that it shows twice when summer time ends, the first is meant.
 * @param time `HH:MM`
 * @throws RangeError when day or time is not one
 */
export function momentOf(day: Day, time: string, zone: string): Date {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
		throw new RangeError(`“${day} ${time}” is no day and time of the form YYYY-MM-DD HH:MM`);
	}
	const asUtc = Date.parse(`${day}T${time}:00Z`);
	// The offset before and after any change of that day; the earlier moment that shows the wanted time is the one.
	const before = asUtc - offset(zone, new Date(asUtc - msPerDay));
	const after = asUtc - offset(zone, new Date(asUtc + msPerDay));
	const shows = (moment: number): boolean => moment + offset(zone, new Date(moment)) === asUtc;
	const [first, second] = before <= after ? [before, after] : [after, before];
	if (shows(first)) return new Date(first);
	if (shows(second)) return new Date(second);
	return new Date(before);
}

/** How far a zone's clock is ahead of UTC at a moment, in ms. */
function offset(zone: string, moment: Date): number {
	const [year, month, day, hour, minute, second] = wallClock(zone, moment);
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000;
}

function wallClock(zone: string, moment: Date): [number, number, number, number, number, number] {
	const parts = new Intl.DateTimeFormat("en-GB", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
	}).formatToParts(moment);
	const value = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
	return [value("year"), value("month"), value("day"), value("hour"), value("minute"), value("second")];
}
