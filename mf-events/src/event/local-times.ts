import { fullDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** Start and end of an event, and the time zone that the page shows. */
export interface Span {
	readonly startsAt: string;
	readonly endsAt: string;
	readonly timeZone: string;
}

/** Returns an event's times in the visitor's zone (EV-4), with the date if it differs; empty for equal clocks. */
export function localTimes({ startsAt, endsAt, timeZone }: Span, locale: Locale, visitorZone: string): string {
	const clock = (zone: string) => timeSpan(startsAt, endsAt, locale, zone).replace(/ \(.*$/, "");
	const date = (zone: string) => fullDate(startsAt, locale, zone);
	const sameDate = date(visitorZone) === date(timeZone);
	if (sameDate && clock(visitorZone) === clock(timeZone)) return "";
	const times = timeSpan(startsAt, endsAt, locale, visitorZone);
	return sameDate ? times : `${date(visitorZone)}, ${times}`;
}
