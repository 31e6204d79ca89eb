// The words of the bar above previews. They are put together on the server, so that no visitor's browser loads them.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import { createTranslator } from "@hub/shared-contracts/language/translator";
import type de from "./messages/de.json";

const OWNER = "preview";
const translator = createTranslator();

/** The bar's texts in a language. */
export async function previewWords(locale: Locale): Promise<Translate<MessageKey<typeof de>>> {
	await translator.load(OWNER, locale, (code) => import(/* webpackChunkName: "preview-[request]" */ `./messages/${code}.json`));
	return translator.textsOf(locale, OWNER);
}
