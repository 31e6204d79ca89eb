// Responses in plain text, one line per language, for requests whose language is unknown.

import { type ByLocale, inLocale, LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import texts from "../../messages/plain.json" with { type: "json" };

export type PlainText = keyof (typeof texts)[keyof typeof texts];

/** Languages without these texts are left out of the response. */
const TEXTS: ByLocale<Readonly<Record<PlainText, string>>> = texts;

export interface PlainResponseOptions {
	readonly status: number;
	/** Replacements of `{{name}}`. Default none. */
	readonly values?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a response that is not cached. */
export function plainResponse(name: PlainText, { status, values = {}, headers = {} }: PlainResponseOptions): Response {
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

/** Returns the text in one language, or in the default one. */
export function plainText(name: PlainText, locale: Locale, values: Readonly<Record<string, string>> = {}): string {
	const written = inLocale(TEXTS, locale)?.[name] ?? name;
	return Object.entries(values).reduce((text, [key, value]) => text.replaceAll(`{{${key}}}`, value), written);
}
