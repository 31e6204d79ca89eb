import { existsSync, readFileSync } from "node:fs";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import type { TFunction } from "i18next";

/** Messages of mails in one language. */
export type MailTexts = TFunction<"cms/mails">;

// Strict, because a mail with an unfilled placeholder cannot be recalled.
const i18n = createI18n({ strict: true });
for (const { code, file } of LOCALES) {
	const catalogue = new URL(`messages/${file}`, import.meta.url);
	// A language without a file gets the default language's texts.
	if (existsSync(catalogue))
		i18n.addResourceBundle(code, "cms/mails", JSON.parse(readFileSync(catalogue, "utf8")) as MessageCatalogue);
}

/** Returns the messages of mails in a language. They throw if a placeholder has no value. */
export function mailTexts(locale: Locale): MailTexts {
	return i18n.getFixedT(locale, "cms/mails");
}

/** Splits a text into paragraphs at empty lines. */
export const paragraphsOf = (text: string): string[] =>
	text.split(/\n\n+/).filter((paragraph) => paragraph.trim() !== "");
