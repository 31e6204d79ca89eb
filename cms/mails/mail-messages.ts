import { existsSync, readFileSync } from "node:fs";
import { createI18n } from "@hub/shared-contracts/language/i18n";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import type { TFunction } from "i18next";

/** The texts of mails in one language. */
export type MailTexts = TFunction<"cms/mails">;

// Strict: a mail that was sent with a placeholder in it cannot be taken back.
const i18n = createI18n({ strict: true });
for (const { code, file } of LOCALES) {
	const catalogue = new URL(`messages/${file}`, import.meta.url);
	// A language without a file gets the default language's texts.
	if (existsSync(catalogue))
		i18n.addResourceBundle(code, "cms/mails", JSON.parse(readFileSync(catalogue, "utf8")) as MessageCatalogue);
}

/** The texts of mails in a language. They throw where a text asks for a value that is not given. */
export function mailTexts(locale: Locale): MailTexts {
	return i18n.getFixedT(locale, "cms/mails");
}

/** The paragraphs of a text: an empty line is between them. */
export const paragraphsOf = (text: string): string[] =>
	text.split(/\n\n+/).filter((paragraph) => paragraph.trim() !== "");
