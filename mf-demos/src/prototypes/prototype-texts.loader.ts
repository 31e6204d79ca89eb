// Loads the texts of one prototype in the page's language. Other pages load none of them.

import type { PrototypeName } from "@hub/shared-contracts/content/prototype-settings";
import { messagesOf } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue, MessageSource } from "@hub/shared-contracts/language/messages";

const SOURCES: Readonly<Record<PrototypeName, MessageSource>> = {
	passport: (tag) => import(`./passport/messages/${tag}.json`),
	contract: (tag) => import(`./contract/messages/${tag}.json`),
	footprint: (tag) => import(`./footprint/messages/${tag}.json`),
	policy: (tag) => import(`./policy/messages/${tag}.json`),
	recall: (tag) => import(`./recall/messages/${tag}.json`),
};

/** Loads the texts of a prototype, in the default language if it has none in this one. */
export function textsOfPrototype(name: PrototypeName, locale: Locale): Promise<MessageCatalogue> {
	return messagesOf(locale, SOURCES[name]);
}
