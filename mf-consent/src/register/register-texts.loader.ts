// The register's texts. Only loaders ask for them, so that the question, which every first visit loads, does not carry them.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import { createTranslator } from "@hub/shared-contracts/language/translator";
import type de from "./messages/de.json";

/** Gives a text of the register. */
export type RegisterTexts = Translate<MessageKey<typeof de>>;

const translator = createTranslator({ strict: true });

/** The register's texts in a language. */
export async function registerTexts(locale: Locale): Promise<RegisterTexts> {
	await translator.load("register", locale, (language) => import(`./messages/${language}.json`));
	return translator.textsOf(locale, "register");
}
