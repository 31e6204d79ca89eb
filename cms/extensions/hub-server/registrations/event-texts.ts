import { clockTime, fullDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MailTexts } from "../../../mails/mail-messages.ts";
import type { Facts } from "./event-facts.ts";
import type { Registration } from "./stored-registration.ts";

// Texts of mails about an event's time, in its time zone, and its place.

/** Date and time with the zone. Shows both dates if the event spans several days. */
export function whenText({ starts_at, ends_at, time_zone }: Facts, locale: Locale): string {
	const zone = validZone(time_zone);
	const first = fullDate(starts_at, locale, zone);
	const last = fullDate(ends_at, locale, zone);
	if (first === last) return `${first}\n${timeSpan(starts_at, ends_at, locale, zone)}`;
	return `${momentText(new Date(starts_at), time_zone, locale)} –\n${momentText(new Date(ends_at), time_zone, locale)}`;
}

/** Formats a deadline: day, time and zone. */
export function momentText(moment: Date, timeZone: string, locale: Locale): string {
	const zone = validZone(timeZone);
	const iso = moment.toISOString();
	return `${fullDate(iso, locale, zone)}, ${clockTime(iso, locale, zone)}`;
}

/** Mode of an event for one person, who may have chosen one of both. */
export function modeFor(
	{ attendance }: Pick<Registration, "attendance">,
	{ mode }: Pick<Facts, "mode">,
): Facts["mode"] {
	return mode === "hybrid" ? (attendance ?? mode) : mode;
}

/** Returns the venue, “online”, or both, depending on the mode. */
export function whereText(mode: Facts["mode"], place: string, t: MailTexts): string {
	if (mode === "online") return t("place.online");
	return mode === "hybrid" ? t("place.hybrid", { place }) : place;
}

const zones = new Set<string>();

/** Falls back to a valid zone, so that a mail is sent even if an editor mistyped it. */
function validZone(timeZone: string): string {
	if (zones.has(timeZone)) return timeZone;
	try {
		new Intl.DateTimeFormat(undefined, { timeZone });
		zones.add(timeZone);
		return timeZone;
	} catch {
		return "UTC";
	}
}
