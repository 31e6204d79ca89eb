// Messages of all packages in one place, a namespace each (i18next): what pages, loaders, feeds and mails say goes through here.

import i18next from "i18next";
import { DEFAULT_LOCALE, type Locale } from "./locale.ts";
import type { MessageCatalogue, MessageValues, Translate } from "./messages.ts";

/** The texts of every package that was added. */
export interface Translator {
	add(owner: string, locale: Locale, catalogue: MessageCatalogue): void;
	has(owner: string, locale: Locale): boolean;
	/** The text, the default language's where the language lacks it, the key itself where both do. */
	translate(locale: Locale, owner: string, key: string, values?: MessageValues): string;
	/** The texts of one package in one language. */
	textsOf(locale: Locale, owner: string): Translate;
}

/**
 * An empty translator.
 * @param strict throws where a text asks for a value that is not given, for what cannot be taken back once it is sent. Default
 * false: the placeholder stays visible, and the page with it
 */
export function createTranslator({ strict = false }: { readonly strict?: boolean } = {}): Translator {
	const i18n = i18next.createInstance();
	void i18n.init({
		fallbackLng: DEFAULT_LOCALE,
		resources: {},
		keySeparator: false,
		nsSeparator: false,
		// React escapes what it draws.
		interpolation: { escapeValue: false },
		initAsync: false,
		...(strict ? { missingInterpolationHandler: refuse } : {}),
	});
	const translate: Translator["translate"] = (locale, owner, key, values) =>
		// What people typed may look like a reference to another text (`$t(…)`), and is none.
		i18n.getFixedT(locale, owner)(key, { ...values, nest: false });
	return {
		add: (owner, locale, catalogue) => void i18n.addResourceBundle(locale, owner, catalogue, true, true),
		has: (owner, locale) => i18n.hasResourceBundle(locale, owner),
		translate,
		textsOf: (locale, owner) => (key, values) => translate(locale, owner, key, values),
	};
}

function refuse(text: string, [, name]: RegExpExecArray): never {
	throw new Error(`The text “${text}” needs the value ${name}.`);
}
