// The register's texts. Only loaders ask for them, so that the question, which every first visit loads, does not carry them.

import { createI18n, loadMessages, textsIn } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import type de from "./messages/de-DE.json";

/** Gives a text of the register. */
export type RegisterTexts = Translate<MessageKey<typeof de>>;

const i18n = createI18n({ strict: true });

/** The register's texts in a language. */
export async function registerTexts(locale: Locale): Promise<RegisterTexts> {
	await loadMessages(i18n, "register", locale, (tag) => import(`./messages/${tag}.json`));
	return textsIn(i18n, locale, "register");
}
