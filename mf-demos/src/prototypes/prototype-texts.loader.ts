// The texts of prototypes: the page of one brings those of that one, in its own language, and no other page has any of them.

import type { PrototypeName } from "@hub/shared-contracts/content/prototype-settings";
import { DEFAULT_LOCALE, type Locale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue, MessageSource } from "@hub/shared-contracts/language/messages";

const SOURCES: Readonly<Record<PrototypeName, MessageSource>> = {
	passport: (locale) => import(`./passport/messages/${locale}.json`),
	contract: (locale) => import(`./contract/messages/${locale}.json`),
	recall: (locale) => import(`./recall/messages/${locale}.json`),
};

/** The texts of a prototype; the default language's where it has none in the language. */
export async function textsOfPrototype(name: PrototypeName, locale: Locale): Promise<MessageCatalogue> {
	const source = SOURCES[name];
	const loaded = await source(locale).catch((error: unknown) => {
		if (locale === DEFAULT_LOCALE || (error as { code?: unknown } | null)?.code !== "MODULE_NOT_FOUND") throw error;
		return source(DEFAULT_LOCALE);
	});
	return loaded.default;
}
