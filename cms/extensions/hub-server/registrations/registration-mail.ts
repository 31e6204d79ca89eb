import { randomUUID } from "node:crypto";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Translate } from "@hub/shared-contracts/language/messages";
import { renderMail } from "../../../mails/mail-layout.ts";
import { mailTexts, paragraphsOf } from "../../../mails/mail-messages.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { senderOf } from "../outbox/sender.ts";
import { calendarEntryFor } from "./calendar-entry.ts";
import type { Facts } from "./event-facts.ts";
import { type EventRow, venueOf } from "./event-rows.ts";
import type { LockedEvent } from "./event-snapshot.ts";
import { modeFor, momentText, whenText, whereText } from "./event-texts.ts";
import type { MailKind } from "./mail-kind.ts";
import { siteLinks } from "./site-links.ts";
import { type Registration, waitingPosition, writeRegistration } from "./stored-registration.ts";

/** Options that some kinds of mail need. */
export interface MailOptions {
	/**
	 * Part of the mail's unique key, e.g. the current hour: a second mail with the same value is not sent. Default: a
	 * random one, so that each call sends a mail.
	 */
	readonly dedupeKey?: string;
	/** True if the person had a seat, and so has a calendar entry to cancel. */
	readonly hadSeat?: boolean;
	/** The event before its change. */
	readonly before?: Facts;
	/** The recording's slug and the language it is in. */
	readonly recording?: { readonly slug: string; readonly locale: Locale };
}

interface MailInput extends MailOptions {
	readonly registration: Registration;
	readonly kind: MailKind;
	readonly row: EventRow;
	readonly facts: Facts;
	readonly siteUrl: string;
}

/** Result of enqueuing a mail. */
export interface EnqueueResult {
	/** False if a mail with the same key exists, or there is no address. */
	readonly isNew: boolean;
	/** SEQUENCE of the mail's calendar entry, to be stored with the registration. */
	readonly sequence?: number;
}

/** Adds a mail about a registration to the outbox, in the same transaction. Erased addresses get no mail. */
export async function mailAbout(
	locked: LockedEvent,
	siteUrl: string,
	registration: Registration,
	kind: MailKind,
	options: MailOptions = {},
): Promise<EnqueueResult> {
	const { trx, event, now } = locked;
	const row = event.rows.find(({ locale }) => locale === registration.locale) ?? event.rows[0];
	if (registration.email === "" || row === undefined || event.facts === undefined) return { isNew: false };
	const mail: MailInput = { registration, kind, row, facts: event.facts, siteUrl, ...options };
	const sender = await senderOf(trx);
	const calendar = calendarEntryFor({ ...mail, sequence: event.sequence, sender, now });
	const isNew = await enqueue(
		trx,
		{
			key: `registration/${registration.id}/${kind}/${options.dedupeKey ?? randomUUID()}`,
			to: registration.email,
			about: { collection: "registrations", item: registration.id },
			...renderRegistrationMail(mail, await waitingPosition(trx, registration)),
			...(calendar === undefined ? {} : { calendar: calendar.file }),
		},
		now.getTime(),
	);
	if (!isNew || calendar === undefined) return { isNew };
	await writeRegistration(trx, registration.id, { calendar_sequence: calendar.sequence });
	return { isNew, sequence: calendar.sequence };
}

/** Mails to unverified addresses, which contain no typed text. */
const unverified: readonly MailKind[] = ["please-confirm", "already"];

/**
 * Renders a mail.
 * @param position on the waiting list; null if not waiting
 */
function renderRegistrationMail(
	mail: MailInput,
	position: number | null,
): { subject: string; html: string; text: string } {
	const { registration, kind, row, facts, before } = mail;
	const { locale } = registration;
	const t = mailTexts(locale);
	const until = registration.state === "pending" ? registration.pending_until : registration.offered_until;
	const values = {
		title: row.title,
		...(unverified.includes(kind) ? {} : { name: registration.name }),
		...(until ? { until: momentText(until, facts.time_zone, locale) } : {}),
	};
	// The kind determines the placeholders; missing ones throw.
	const translate = t as Translate;
	const subject = translate(`registration.${kind}.subject`, values);
	const takesPart = registration.state === "confirmed" || registration.state === "attended";
	const when = whenText(facts, locale);
	const mode = modeFor(registration, facts);
	const where = whereText(mode, venueOf(row), t);
	const formerWhen = before && whenText(before, locale);
	const join = facts.online_url === "" ? t("join.later") : facts.online_url;
	const rendered = renderMail({
		locale,
		heading: subject,
		paragraphs: [
			...paragraphsOf(translate(`registration.${kind}.body`, values)),
			...(kind === "event-cancelled" && row.cancel_reason !== "" ? paragraphsOf(row.cancel_reason) : []),
		],
		facts: [
			{ label: t("fact.when"), value: when },
			...(formerWhen && formerWhen !== when ? [{ label: t("fact.before"), value: formerWhen }] : []),
			...(where === "" ? [] : [{ label: t("fact.where"), value: where }]),
			...(takesPart && mode !== "onsite" && mailsWithJoinLink.includes(kind)
				? [{ label: t("fact.join"), value: join }]
				: []),
			...(position === null || unverified.includes(kind)
				? []
				: [{ label: t("fact.waitingList"), value: t("fact.position", { position }) }]),
			...(kind === "offered" && until
				? [{ label: t("fact.until"), value: momentText(until, facts.time_zone, locale) }]
				: []),
			...(kind === "changed" ? ownDetails(registration, t) : []),
		],
		action: { label: t(`registration.${kind}.action`), href: actionUrl(mail) },
		closing: hasClosing(kind) ? paragraphsOf(translate(`registration.${kind}.closing`, values)) : [],
		footer: [
			`${t("footer.sender")} ${t("registration.footer.why")}`,
			t("registration.footer.retention", { count: facts.retention_days }),
		],
	});
	return { subject, ...rendered };
}

/** Mails that tell participants online how to join. */
const mailsWithJoinLink: readonly MailKind[] = ["confirmed", "reminder", "event-changed", "event-revived"];

const closings = [
	"please-confirm",
	"already",
	"confirmed",
	"waitlisted",
	"offered",
	"cancelled",
	"reminder",
	"event-changed",
] as const satisfies MailKind[];
const hasClosing = (kind: MailKind): kind is (typeof closings)[number] =>
	(closings as readonly MailKind[]).includes(kind);

function ownDetails({ name, organisation, remark }: Registration, t: ReturnType<typeof mailTexts>) {
	return [
		{ label: t("fact.name"), value: name },
		...(organisation === "" ? [] : [{ label: t("fact.organisation"), value: organisation }]),
		...(remark === "" ? [] : [{ label: t("fact.remark"), value: remark }]),
	];
}

function actionUrl({ registration, kind, row, siteUrl, recording }: MailInput): string {
	if (kind === "thanks" && recording) return siteLinks(siteUrl, recording.locale).recording(recording.slug);
	if (kind === "event-cancelled") return siteLinks(siteUrl, registration.locale).events();
	// The slug belongs to the language of the row.
	const links = siteLinks(siteUrl, row.locale);
	if (kind === "cancelled" || kind === "dropped") return links.event(row.slug);
	return links.manage(row.slug, registration.id);
}
