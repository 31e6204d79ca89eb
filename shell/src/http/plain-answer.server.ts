// Answers in plain text, a line for each of the site's languages: for requests that come to no page that could say it in one.

import { type ByLocale, inLocale, LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import texts from "../../messages/plain.json" with { type: "json" };

/** What can be said so. */
export type PlainText = keyof (typeof texts)[keyof typeof texts];

/** A language without such texts is left out: the others stand beside it. */
const TEXTS: ByLocale<Readonly<Record<PlainText, string>>> = texts;

/** What an answer has besides its text. */
export interface PlainAnswerOptions {
	readonly status: number;
	/** What stands in place of `{{name}}`. Default none. */
	readonly values?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is cached nowhere. */
export function plainAnswer(name: PlainText, { status, values = {}, headers = {} }: PlainAnswerOptions): Response {
	const languages = LOCALE_CODES.filter((locale) => TEXTS[locale]);
	return new Response(languages.map((locale) => `${plainText(name, locale, values)}\n`).join(""), {
		status,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			"content-language": languages.join(", "),
			"cache-control": "no-store",
			...headers,
		},
	});
}

/** The text in one language, or in the default one, for what is read by programs. */
export function plainText(name: PlainText, locale: Locale, values: Readonly<Record<string, string>> = {}): string {
	const written = inLocale(TEXTS, locale)?.[name] ?? name;
	return Object.entries(values).reduce((text, [key, value]) => text.replaceAll(`{{${key}}}`, value), written);
}
