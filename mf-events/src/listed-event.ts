import type { EventTeaser } from "@hub/content-model/cms/event";
import { dayParts, fullDate, shortDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** Formatted time of an event, including the zone. */
export interface EventTime {
	readonly day: string;
	readonly month: string;
	readonly weekday: string;
	readonly date: string;
	/** Without the year. */
	readonly shortDate: string;
	readonly times: string;
}

/** An event in a list. */
export interface ListedEvent {
	readonly event: EventTeaser;
	readonly time: EventTime;
	/** True if it has ended. */
	readonly past: boolean;
}

/** Formats the time of an event in its own zone. */
export function formatEventTime({ startsAt, endsAt, timeZone }: EventTeaser, locale: Locale, now: Date): EventTime {
	return {
		...dayParts(startsAt, locale, timeZone, now),
		date: fullDate(startsAt, locale, timeZone),
		shortDate: shortDate(startsAt, locale, timeZone),
		times: timeSpan(startsAt, endsAt, locale, timeZone),
	};
}

export function toListedEvent(event: EventTeaser, locale: Locale, now: Date): ListedEvent {
	return { event, time: formatEventTime(event, locale, now), past: new Date(event.endsAt) < now };
}
