// i18next with the site's settings. A package's messages are a namespace of the package's name. Keys have no
// separators, so they may contain dots and colons.

import { createInstance, type FlatNamespace, type i18n, type TFunction } from "i18next";
import { DEFAULT_LOCALE, type Locale, localeEntry } from "./locale.ts";
import type { MessageCatalogue, MessageSource, Translate } from "./messages.ts";

declare module "i18next" {
	// Settings of `createI18n`, for i18next's types.
	interface CustomTypeOptions {
		keySeparator: false;
		nsSeparator: false;
		strictKeyChecks: true;
	}
}

/**
 * Creates an i18next instance without messages.
 * @param strict throws if a text or a value that it needs is missing: for mails, which cannot be recalled, and for
 * tests. Default false: shows the key or the placeholder
 */
export function createI18n({ strict = false }: { readonly strict?: boolean } = {}): i18n {
	const instance = createInstance({
		fallbackLng: DEFAULT_LOCALE,
		resources: {},
		keySeparator: false,
		nsSeparator: false,
		// React escapes what it renders, and mails escape theirs.
		interpolation: { escapeValue: false },
		initAsync: false,
		...(strict ? { parseMissingKeyHandler: refuseKey, missingInterpolationHandler: refuseValue } : {}),
	});
	// Without a backend and with `initAsync: false` it is ready when `init` returns.
	void instance.init();
	return instance;
}

/** Loads a package's messages in a language, else in the default language, once. */
export async function loadMessages(i18n: i18n, owner: string, locale: Locale, source: MessageSource): Promise<void> {
	if (i18n.hasResourceBundle(locale, owner)) return;
	i18n.addResourceBundle(locale, owner, await messagesOf(locale, source));
}

/** Returns a package's messages in a language, else in the default language. */
export async function messagesOf(locale: Locale, source: MessageSource): Promise<MessageCatalogue> {
	const loaded = await source(localeEntry(locale).iso).catch((error: unknown) => {
		if (locale === DEFAULT_LOCALE || (error as { code?: unknown } | null)?.code !== "MODULE_NOT_FOUND") throw error;
		return source(localeEntry(DEFAULT_LOCALE).iso);
	});
	return loaded.default;
}

/** Returns the texts of a package in a language, without the types of its messages. */
export function textsIn(i18n: i18n, locale: Locale, owner: string): Translate {
	return i18n.getFixedT(locale, owner as FlatNamespace) as Translate;
}

/** Returns the texts of a namespace in the reader's language, which is looked up for each text. */
export function textsFor<Owner extends FlatNamespace>(
	i18n: i18n,
	owner: Owner,
	locale: () => Locale,
): TFunction<Owner> {
	const say: Translate = (key, values) => textsIn(i18n, locale(), owner)(key, values);
	return say as TFunction<Owner>;
}

function refuseKey(key: string): never {
	throw new Error(`There is no text “${key}”.`);
}

function refuseValue(text: string, [, name]: RegExpExecArray): never {
	throw new Error(`The text “${text}” needs the value ${name?.trim()}.`);
}
