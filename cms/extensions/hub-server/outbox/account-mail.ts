import { randomUUID } from "node:crypto";
import { DEFAULT_LOCALE, isLocale, type Locale, matchBrowserLocale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { renderMail } from "../../../mails/mail-layout.ts";
import { mailTexts, paragraphsOf } from "../../../mails/mail-messages.ts";
import type { OutgoingMail } from "./enqueue.ts";

/** A mail that Directus is about to send. */
export const directusMail = z.object({
	to: z.union([z.string(), z.array(z.string())]),
	subject: z.string().optional(),
	text: z.string().optional(),
	html: z.string().optional(),
	template: z
		.object({
			name: z.string(),
			data: z.object({ url: z.string().optional(), html: z.string().optional() }).optional(),
		})
		.optional(),
});
export type DirectusMail = z.infer<typeof directusMail>;

/**
 * Converts Directus' own mails (password reset, invitation, notification) to our design and the reader's language.
 * @param language the language of the receiver's account, such as `de-DE`, if set
 */
export function accountMails(mail: DirectusMail, language: string | undefined): OutgoingMail[] {
	const data = mail.template?.data;
	const href = data?.url;
	const locale = localeOf(href, language);
	const t = mailTexts(locale);
	const kind = kindOf(mail.template?.name);
	const content =
		kind === undefined
			? {
					subject: mail.subject ?? "Data Intelligence Hub",
					heading: mail.subject ?? "Data Intelligence Hub",
					paragraphs: paragraphsOf(plain(mail.text ?? data?.html ?? mail.html ?? "")),
					label: t("account.notice.action"),
					closing: [],
				}
			: {
					subject: t(`account.${kind}.subject`),
					heading: t(`account.${kind}.subject`),
					paragraphs: paragraphsOf(t(`account.${kind}.body`)),
					label: t(`account.${kind}.action`),
					closing: [t(`account.${kind}.closing`)],
				};
	const { subject, heading, paragraphs, label, closing } = content;
	const rendered = renderMail({
		locale,
		heading,
		paragraphs,
		closing,
		...(href === undefined ? {} : { action: { label, href } }),
		footer: [t("footer.sender"), ...(kind === undefined ? [] : [t("footer.account")])],
	});
	return receivers(mail.to).map((to) => ({ key: `account/${randomUUID()}`, to, subject, ...rendered }));
}

function kindOf(template: string | undefined): "reset" | "invite" | undefined {
	if (template === "password-reset") return "reset";
	return template === "user-invitation" ? "invite" : undefined;
}

/** Links to the site have a language in their path; Studio's own links don't. */
function localeOf(href: string | undefined, language: string | undefined): Locale {
	const prefix = href !== undefined && URL.canParse(href) ? new URL(href).pathname.split("/")[1] : undefined;
	return isLocale(prefix) ? prefix : matchBrowserLocale(language === undefined ? [] : [language]) || DEFAULT_LOCALE;
}

const receivers = (to: DirectusMail["to"]): string[] =>
	[to]
		.flat()
		.flatMap((list) => list.split(","))
		.map((address) => address.trim());

/** Returns the text of Directus' simple markup of notifications. */
function plain(markup: string): string {
	return markup
		.replace(/<br\s*\/?>/gi, "\n")
		.replace(/<\/(p|li|h\d)>/gi, "\n\n")
		.replace(/<[^>]*>/g, "")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#39;", "'")
		.replaceAll("&amp;", "&");
}
