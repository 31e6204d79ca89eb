// Messages of the bar above previews. Resolved on the server, so that no visitor's browser loads them.

import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";

const OWNER = "shell/preview";
const i18n = createI18n();

export type PreviewWords = TFunction<typeof OWNER>;

/** Returns the bar's messages in a language. */
export async function previewWords(locale: Locale): Promise<PreviewWords> {
	await loadMessages(
		i18n,
		OWNER,
		locale,
		(tag) => import(/* webpackChunkName: "preview-[request]" */ `./messages/${tag}.json`),
	);
	return i18n.getFixedT(locale, OWNER);
}
