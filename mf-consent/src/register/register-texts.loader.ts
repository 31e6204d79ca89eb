// Texts of the register. Only loaders import them, so that the banner, which every first visit loads, does not contain
// them.

import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";

/** Gives a text of the register. */
export type RegisterTexts = TFunction<"mf-consent/register">;

const i18n = createI18n({ strict: true });

/** The register's texts in a language. */
export async function registerTexts(locale: Locale): Promise<RegisterTexts> {
	await loadMessages(i18n, "mf-consent/register", locale, (tag) => import(`./messages/${tag}.json`));
	return i18n.getFixedT(locale, "mf-consent/register");
}
