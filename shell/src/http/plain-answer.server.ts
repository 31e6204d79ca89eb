// Answers in plain text, a line for each of the site's languages: for requests that come to no page that could say it in one.

import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import texts from "../../messages/plain.json" with { type: "json" };

/** What can be said so. */
export type PlainText = keyof (typeof texts)[Locale];

/** What an answer has besides its text. */
export interface PlainAnswerOptions {
	readonly status: number;
	/** What stands in place of `{{name}}`. Default none. */
	readonly values?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is cached nowhere. */
export function plainAnswer(name: PlainText, { status, values = {}, headers = {} }: PlainAnswerOptions): Response {
	return new Response(LOCALE_CODES.map((locale) => `${plainText(name, locale, values)}\n`).join(""), {
		status,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			"content-language": LOCALE_CODES.join(", "),
			"cache-control": "no-store",
			...headers,
		},
	});
}

/** The text in one language, for what is read by programs. */
export function plainText(name: PlainText, locale: Locale, values: Readonly<Record<string, string>> = {}): string {
	return Object.entries(values).reduce((text, [key, value]) => text.replaceAll(`{{${key}}}`, value), texts[locale][name]);
}
