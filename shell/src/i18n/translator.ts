// Messages of all rooms in one place, a namespace each (i18next).

import { DEFAULT_LOCALE, type Locale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue, MessageValues } from "@hub/shared-contracts/language/messages";
import i18next from "i18next";

/** The texts of every room that was added. */
export interface Translator {
	add(room: string, locale: Locale, catalogue: MessageCatalogue): void;
	has(room: string, locale: Locale): boolean;
	/** The text, the default language's where the language lacks it, the key itself where both do. */
	translate(locale: Locale, room: string, key: string, values?: MessageValues): string;
}

/** An empty translator. */
export function createTranslator(): Translator {
	const i18n = i18next.createInstance();
	void i18n.init({
		fallbackLng: DEFAULT_LOCALE,
		resources: {},
		keySeparator: false,
		nsSeparator: false,
		// React escapes what it draws.
		interpolation: { escapeValue: false },
		initAsync: false,
	});
	return {
		add: (room, locale, catalogue) => void i18n.addResourceBundle(locale, room, catalogue, true, true),
		has: (room, locale) => i18n.hasResourceBundle(locale, room),
		translate: (locale, room, key, values) => i18n.getFixedT(locale, room)(key, { ...values }),
	};
}
