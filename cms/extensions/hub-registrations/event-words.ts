import { fullDate, timeSpan, zoneName } from "@hub/shared-contracts/language/date-text";
import type { MailWords } from "../../mails/mail-messages.ts";
import type { Facts } from "./event-facts.ts";

// What mails say about an event's time and place, on the clock of its zone.

type Locale = "de" | "en";

/** Day and hours, with the zone; over more than one day, both ends. */
export function whenText({ starts_at, ends_at, time_zone }: Facts, locale: Locale): string {
	const zone = knownZone(time_zone);
	const first = fullDate(starts_at, locale, zone);
	const last = fullDate(ends_at, locale, zone);
	if (first === last) return `${first}\n${timeSpan(starts_at, ends_at, locale, zone)}`;
	return `${momentText(new Date(starts_at), time_zone, locale)} –\n${momentText(new Date(ends_at), time_zone, locale)}`;
}

/** A moment as a deadline: day, hour and zone. */
export function momentText(moment: Date, timeZone: string, locale: Locale): string {
	const zone = knownZone(timeZone);
	const iso = moment.toISOString();
	const time = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "de-DE", {
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone: zone,
	}).format(moment);
	return `${fullDate(iso, locale, zone)}, ${time}${locale === "de" ? "\u00a0Uhr" : ""} (${zoneName(iso, locale, zone)})`;
}

/** Where it is: a place, online, or both. */
export function whereText(mode: Facts["mode"], place: string, t: MailWords): string {
	if (mode === "online") return t("place.online");
	return mode === "hybrid" ? t("place.hybrid", { place }) : place;
}

const zones = new Set<string>();

/** An editor may have mistyped it; a mail goes out all the same. */
function knownZone(timeZone: string): string {
	if (zones.has(timeZone)) return timeZone;
	try {
		new Intl.DateTimeFormat("en", { timeZone });
		zones.add(timeZone);
		return timeZone;
	} catch {
		return "UTC";
	}
}
