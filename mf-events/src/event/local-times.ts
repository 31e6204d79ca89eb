// The time of an event on the visitor's own clock (EV-4).

import { fullDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** Start and end of an event, and the time zone that the page shows. */
export interface Span {
	readonly startsAt: string;
	readonly endsAt: string;
	readonly timeZone: string;
}

/** Returns the times in the zone `own`, with the date if it differs; empty if both clocks show the same. */
export function localTimes({ startsAt, endsAt, timeZone }: Span, locale: Locale, own: string): string {
	const clock = (zone: string) => timeSpan(startsAt, endsAt, locale, zone).replace(/ \(.*$/, "");
	const date = (zone: string) => fullDate(startsAt, locale, zone);
	const sameDate = date(own) === date(timeZone);
	if (sameDate && clock(own) === clock(timeZone)) return "";
	const times = timeSpan(startsAt, endsAt, locale, own);
	return sameDate ? times : `${date(own)}, ${times}`;
}
