// Messages of all packages in one place, a namespace each: what pages, loaders, feeds and mails say goes through here. A lookup of the few
// things that our messages know, read as i18next reads them, which a test compares with; every browser would load all of i18next.

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

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * An empty translator.
 * @param strict throws where there is no text, or it asks for a value that is not given: for what cannot be taken back once it is
 * sent. Default false: the key or the placeholder stays visible, and the page with it
 */
export function createTranslator({ strict = false }: { readonly strict?: boolean } = {}): Translator {
	const catalogues = new Map<Locale, Map<string, MessageCatalogue>>();
	const plurals = new Map<Locale, Intl.PluralRules>();
	const pluralForm = (locale: Locale, count: number) => {
		const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
		plurals.set(locale, rules);
		return rules.select(count);
	};
	const find = (locale: Locale, owner: string, key: string, count: string | number | undefined): string | undefined => {
		const texts = catalogues.get(locale)?.get(owner);
		if (!texts || typeof count !== "number") return ownText(texts, key);
		const none = count === 0 ? ownText(texts, `${key}_zero`) : undefined;
		return none ?? ownText(texts, `${key}_${pluralForm(locale, count)}`) ?? ownText(texts, key) ?? ownText(texts, `${key}_other`);
	};
	const add: Translator["add"] = (owner, locale, catalogue) => {
		const owners = catalogues.get(locale) ?? new Map<string, MessageCatalogue>();
		catalogues.set(locale, owners.set(owner, { ...owners.get(owner), ...catalogue }));
	};
	const has: Translator["has"] = (owner, locale) => catalogues.get(locale)?.has(owner) ?? false;
	const translate: Translator["translate"] = (locale, owner, key, values = {}) => {
		const text = find(locale, owner, key, values.count) ?? find(DEFAULT_LOCALE, owner, key, values.count);
		if (text === undefined) {
			if (strict) throw new Error(`There is no text “${key}”.`);
			return key;
		}
		// In one go: what people typed may look like a placeholder, and is none.
		return text.replace(PLACEHOLDER, (placeholder, name: string) => {
			if (Object.hasOwn(values, name)) return String(values[name]);
			if (strict) throw new Error(`The text “${text}” needs the value ${name}.`);
			return placeholder;
		});
	};
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

function ownText(texts: MessageCatalogue | undefined, key: string): string | undefined {
	return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
