// Computes the calendar: days with what happens on them. Days are `YYYY-MM-DD` in the site's time zone.

import { fromWallClock, SITE_TIME_ZONE, WALL_DAY, wallClock } from "@hub/shared-contracts/language/wall-clock";
import type { CalendarRow } from "../../../hub-server/launches/calendar-route.ts";
import type { MomentProblem } from "../../../hub-server/launches/moment-checks.ts";

export const KINDS = ["launch", "appears", "changes", "leaves", "event", "release"] as const;
export type Kind = (typeof KINDS)[number];

/** Item of the calendar: one entry, in all languages that change at the same moment. */
export interface CalendarItem {
	/** Unique, and the same after it has moved. */
	readonly key: string;
	readonly what: Kind;
	readonly at: number;
	readonly rows: readonly CalendarRow[];
	readonly problems: readonly MomentProblem[];
	readonly isMovable: boolean;
}

export interface CalendarDay {
	readonly day: string;
	/** In the order of their times. */
	readonly items: readonly CalendarItem[];
}

/** Returns the day of a moment (ms). */
export const dayOf = (at: number): string =>
	new Date(wallClock(new Date(at), SITE_TIME_ZONE)).toISOString().slice(0, 10);

/** Returns the day a number of days later, or earlier if it is negative. */
export const dayAfter = (day: string, days: number): string =>
	new Date(Date.parse(day) + days * WALL_DAY).toISOString().slice(0, 10);

/** Returns the moment at which a day begins, as ISO in UTC. */
export const startOf = (day: string): string => fromWallClock(Date.parse(day), SITE_TIME_ZONE).toISOString();

/** Returns the moment on another day with the same local time, as ISO in UTC. */
export function movedTo(at: number, day: string): string {
	const clock = wallClock(new Date(at), SITE_TIME_ZONE);
	return fromWallClock(Date.parse(day) + (clock % WALL_DAY), SITE_TIME_ZONE).toISOString();
}

/** Returns the days of a month's weeks, from Monday. @param month `YYYY-MM` */
export function weeksOf(month: string): readonly (readonly string[])[] {
	const first = `${month}-01`;
	// Sunday is 0.
	const start = dayAfter(first, -((new Date(first).getUTCDay() + 6) % 7));
	const weeks: string[][] = [];
	for (let monday = start; monday < first || monday.startsWith(month); monday = dayAfter(monday, 7))
		weeks.push(Array.from({ length: 7 }, (_, at) => dayAfter(monday, at)));
	return weeks;
}

/** Returns the month a number of months later. @param month `YYYY-MM` */
export function monthAfter(month: string, months: number): string {
	const date = new Date(`${month}-01`);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString().slice(0, 7);
}

/**
 * Groups rows to items by day.
 * @param kinds kinds that are shown
 * @param locale language of the names, if there is one
 */
export function calendarOf(
	rows: readonly CalendarRow[],
	problems: readonly MomentProblem[],
	kinds: ReadonlySet<Kind>,
	locale: string,
): readonly CalendarDay[] {
	const shown = rows.filter(({ what }) => kinds.has(what));
	const together = Map.groupBy(shown, ({ what, collection, key, id, at, launch }) =>
		[what, collection, key || id, at, launch?.id].join("/"),
	);
	const items = [...together.values()].map((own): CalendarItem => {
		const order = (row: CalendarRow) => (row.locale === locale ? "" : row.locale);
		const sorted = own.toSorted((one, other) => order(one).localeCompare(order(other)));
		const [first] = sorted;
		return {
			key: [first?.what, ...sorted.map(({ id }) => id)].join("/"),
			what: first?.what ?? "appears",
			at: first?.at ?? 0,
			rows: sorted,
			problems: problems.filter((problem) => concerns(problem, sorted)),
			isMovable: own.every(({ isMovable }) => isMovable),
		};
	});
	// A launch comes before its entries.
	const sorted = items.toSorted(
		(one, other) => one.at - other.at || KINDS.indexOf(one.what) - KINDS.indexOf(other.what),
	);
	return [...Map.groupBy(sorted, ({ at }) => dayOf(at))].map(([day, own]) => ({ day, items: own }));
}

/** True if a problem is about one of the rows, when it appears. */
function concerns({ collection, id }: MomentProblem, rows: readonly CalendarRow[]): boolean {
	return rows.some(
		(row) => (row.what === "appears" || row.what === "changes") && row.collection === collection && row.id === id,
	);
}
