import { calendarFile } from "@hub/shared-contracts/content/calendar";
import { mailTexts } from "../../../mails/mail-messages.ts";
import type { OutgoingMail } from "../outbox/enqueue.ts";
import type { Sender } from "../outbox/sender.ts";
import type { Facts } from "./event-facts.ts";
import { type EventRow, venueOf } from "./event-rows.ts";
import { modeFor, whereText } from "./event-texts.ts";
import type { MailKind } from "./mail-kind.ts";
import { siteLinks } from "./site-links.ts";
import type { Registration } from "./stored-registration.ts";

const requestKinds: readonly MailKind[] = ["confirmed", "event-changed", "event-revived"];
const cancelKinds: readonly MailKind[] = ["cancelled", "event-cancelled"];

/**
 * Returns a mail's calendar entry: a request for participants, a cancellation for former ones, undefined for others.
 * Each SEQUENCE is higher than the previous one, and at least the event's own.
 */
export function calendarEntryFor(input: {
	readonly registration: Registration;
	readonly kind: MailKind;
	readonly row: EventRow;
	readonly facts: Facts;
	readonly sequence: number;
	/** Public address of the site. */
	readonly siteUrl: string;
	readonly sender: Sender;
	readonly now: Date;
	readonly hadSeat?: boolean;
}): { readonly file: NonNullable<OutgoingMail["calendar"]>; readonly sequence: number } | undefined {
	const { registration, kind, row, facts, siteUrl, sender, now } = input;
	const takesPart = registration.state === "confirmed" || registration.state === "attended" || input.hadSeat === true;
	const isRequest = requestKinds.includes(kind);
	if (!takesPart || (!isRequest && !cancelKinds.includes(kind))) return undefined;
	const method = isRequest ? "REQUEST" : "CANCEL";
	const t = mailTexts(registration.locale);
	const links = siteLinks(siteUrl, row.locale);
	const sequence = Math.max(input.sequence, registration.calendar_sequence + 1);
	const mode = modeFor(registration, facts);
	const venue = mode === "online" ? "" : venueOf(row);
	const place = whereText(mode, venue, t);
	const content = calendarFile(
		[
			{
				key: row.key,
				title: row.title,
				// Calendars are shared, so the link that manages the registration is only in the mail.
				description: [
					row.description,
					...(facts.online_url === "" || mode === "onsite" ? [] : [facts.online_url]),
				].join("\n\n"),
				url: links.event(row.slug),
				startsAt: facts.starts_at,
				endsAt: facts.ends_at,
				timeZone: facts.time_zone,
				location: mode !== "onsite" && facts.online_url !== "" && venue === "" ? facts.online_url : place,
				sequence,
				cancelled: method === "CANCEL",
			},
		],
		{
			name: row.title,
			stamp: now,
			method,
			organiser: { name: sender.name, email: sender.address },
			attendee: { name: registration.name, email: registration.email },
		},
	);
	return { file: { method, filename: "event.ics", content }, sequence };
}
