import type { ContactMessage } from "@hub/shared-contracts/form/contact";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { renderMail } from "../../../mails/mail-layout.ts";
import { mailTexts, paragraphsOf } from "../../../mails/mail-messages.ts";
import { shownMailAddress } from "../../../src/shown-mail-address.ts";
import type { OutgoingMail } from "../outbox/enqueue.ts";

/** A message as it was stored. */
export interface StoredMessage extends ContactMessage {
	readonly id: string;
	readonly locale: Locale;
}

/**
 * The mail to the organisation: the whole message, with the sender as `Reply-To`.
 * @param studioUrl Studio's address, without `/admin`
 */
export function mailToUs(stored: StoredMessage, to: string, studioUrl: string): OutgoingMail {
	const { id, locale, name, email, organisation, subject, message } = stored;
	const t = mailTexts(locale);
	// Shows the normalised address, so that letters that look alike can be distinguished.
	const shown = shownMailAddress(email);
	const rendered = renderMail({
		locale,
		heading: subject,
		paragraphs: paragraphsOf(message),
		facts: [
			{ label: t("contact.ours.name"), value: name },
			{ label: t("contact.ours.email"), value: shown === email ? email : `${shown} (${email})` },
			...(organisation === "" ? [] : [{ label: t("contact.ours.organisation"), value: organisation }]),
		],
		action: { label: t("contact.ours.action"), href: `${studioUrl}/admin/content/contact_messages/${id}` },
		footer: [t("contact.ours.footer")],
	});
	return {
		key: `contact/${id}`,
		to,
		replyTo: email,
		subject: t("contact.ours.subject", { subject }),
		...rendered,
		about: { collection: "contact_messages", item: id },
	};
}

/**
 * Mail to the sender. The address is not verified, so the mail repeats none of the typed texts and is sent at most once
 * a day: the form must not deliver a visitor's texts to other people.
 * @param mark an HMAC of the address and the day
 */
export function mailToSender({ id, locale, email }: StoredMessage, mark: string): OutgoingMail {
	const t = mailTexts(locale);
	const rendered = renderMail({
		locale,
		heading: t("contact.theirs.heading"),
		paragraphs: paragraphsOf(t("contact.theirs.body")),
		footer: [t("footer.sender"), t("contact.theirs.footer")],
	});
	return {
		key: `contact/thanks/${mark}`,
		to: email,
		subject: t("contact.theirs.subject"),
		...rendered,
		about: { collection: "contact_messages", item: id },
	};
}
