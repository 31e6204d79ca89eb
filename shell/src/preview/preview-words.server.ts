// The words of the bar above previews. They are put together on the server, so that no visitor's browser loads them.

import { createI18n, loadMessages, textsIn } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import type de from "./messages/de-DE.json";

const OWNER = "preview";
const i18n = createI18n();

/** The bar's texts in a language. */
export async function previewWords(locale: Locale): Promise<Translate<MessageKey<typeof de>>> {
	await loadMessages(i18n, OWNER, locale, (tag) => import(/* webpackChunkName: "preview-[request]" */ `./messages/${tag}.json`));
	return textsIn(i18n, locale, OWNER);
}
