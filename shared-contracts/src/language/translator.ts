// Messages of all packages in one place, a namespace each (i18next): what pages, loaders, feeds and mails say goes through here.

import i18next from "i18next";
import { DEFAULT_LOCALE, type Locale } from "./locale.ts";
import type { MessageCatalogue, MessageSource, MessageValues, Translate } from "./messages.ts";

/** The texts of every package that was added. */
export interface Translator {
	add(owner: string, locale: Locale, catalogue: MessageCatalogue): void;
	has(owner: string, locale: Locale): boolean;
	/** Loads a package's texts in a language, once; the default language's where it has none. */
	load(owner: string, locale: Locale, source: MessageSource): Promise<void>;
	/** The text, the default language's where the language lacks it, the key itself where both do. */
	translate(locale: Locale, owner: string, key: string, values?: MessageValues): string;
	/** The texts of one package in one language. */
	textsOf(locale: Locale, owner: string): Translate;
}

/**
 * An empty translator.
 * @param strict throws where there is no text, or it asks for a value that is not given: for what cannot be taken back once it is
 * sent. Default false: the key or the placeholder stays visible, and the page with it
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
		...(strict ? { missingInterpolationHandler: refuseValue, parseMissingKeyHandler: refuseKey } : {}),
	});
	const translate: Translator["translate"] = (locale, owner, key, values) =>
		// What people typed may look like a reference to another text (`$t(…)`), and is none.
		i18n.getFixedT(locale, owner)(key, { ...values, nest: false });
	const add: Translator["add"] = (owner, locale, catalogue) => void i18n.addResourceBundle(locale, owner, catalogue, true, true);
	const has: Translator["has"] = (owner, locale) => i18n.hasResourceBundle(locale, owner);
	return {
		add,
		has,
		async load(owner, locale, source) {
			if (has(owner, locale)) return;
			const loaded = await source(locale).catch((error: unknown) => {
				if (locale === DEFAULT_LOCALE || (error as { code?: unknown } | null)?.code !== "MODULE_NOT_FOUND") throw error;
				return source(DEFAULT_LOCALE);
			});
			add(owner, locale, loaded.default);
		},
		translate,
		textsOf: (locale, owner) => (key, values) => translate(locale, owner, key, values),
	};
}

function refuseKey(key: string): never {
	throw new Error(`There is no text “${key}”.`);
}

function refuseValue(text: string, [, name]: RegExpExecArray): never {
	throw new Error(`The text “${text}” needs the value ${name}.`);
}
