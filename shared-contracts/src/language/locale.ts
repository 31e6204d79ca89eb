// The list of languages, and how a visitor's language is determined. A language is added as a row here,
// a message file in each package and rows in the content service (docs/developers.md, docs/decisions/010-languages.md).

/** One language of the site (LN-1). */
interface LocaleRow {
	/**
	 * The first segment of its addresses, the `locale` of its rows in the content service, and its `lang` and `hreflang`.
	 */
	readonly code: string;
	/** The language's name in itself, as the language select shows it. */
	readonly name: string;
	/** Its message file in every package: the `iso` tag with `.json`. */
	readonly file: string;
	/** BCP 47 tag with region, for the match with a browser's languages, feeds, Open Graph and structured data. */
	readonly iso: string;
	/** BCP 47 tag for `Intl`: how dates, times and numbers are written. */
	readonly formats: string;
	/** Text after a time of day, with the space before it; may be empty. */
	readonly timeSuffix: string;
	readonly dir: "ltr" | "rtl";
}

const ROWS = [
	{
		code: "de",
		name: "Deutsch",
		file: "de-DE.json",
		iso: "de-DE",
		formats: "de-DE",
		timeSuffix: "\u00a0Uhr",
		dir: "ltr",
	},
	// British English has the names CET and WET; American English has only offsets.
	{ code: "en", name: "English", file: "en-US.json", iso: "en-US", formats: "en-GB", timeSuffix: "", dir: "ltr" },
] as const satisfies readonly LocaleRow[];

/** The code of a language of the site. */
export type Locale = (typeof ROWS)[number]["code"];

/** A row of the list. */
export interface LocaleEntry extends LocaleRow {
	readonly code: Locale;
}

/** A value for every language. */
export type Localized<Value> = Readonly<Record<Locale, Value>>;

/** Values for some languages. */
export type ByLocale<Value> = Partial<Localized<Value>>;

/** All languages, German first: its messages are the source that the others are checked against (LN-2). */
export const LOCALES: readonly LocaleEntry[] = ROWS;

/** The codes of all languages, in the list's order; never empty. */
export const LOCALE_CODES = LOCALES.map(({ code }) => code) as [Locale, ...Locale[]];

/**
 * The language in which messages are written first; the others are checked against it, and staff are taken to read it
 * (LN-2).
 */
export const SOURCE_LOCALE: Locale = "de";

/** The language of unprefixed addresses, and the fallback (LN-2). */
export const DEFAULT_LOCALE: Locale = "en";

/** The cookie that stores a visitor's choice of language (LN-5). */
export const LOCALE_COOKIE = "i18n_redirected";

/** Lifetime of the language cookie in seconds: 365 days (LN-5). */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

/** Decides if the canonical address of the default language has its prefix (LN-3). */
export type LocaleStrategy = "prefix_except_default" | "prefix";

/** True if a text is exactly one of our codes; `DE` and `xx` are not. */
export function isLocale(text: unknown): text is Locale {
	return LOCALES.some((entry) => entry.code === text);
}

/** Returns the row of a language. */
export function localeEntry(locale: Locale): LocaleEntry {
	const entry = LOCALES.find((candidate) => candidate.code === locale);
	if (!entry)
		throw new Error(`There is no language “${locale}” in the list of shared-contracts/src/language/locale.ts.`);
	return entry;
}

/** Creates a value for every language. */
export function localized<Value>(make: (locale: Locale) => Value): Localized<Value> {
	return Object.fromEntries(LOCALE_CODES.map((code) => [code, make(code)])) as Localized<Value>;
}

/** Returns a language's value, else that of the default language, else undefined. */
export function inLocale<Value>(values: ByLocale<Value>, locale: Locale): Value | undefined {
	return values[locale] ?? values[DEFAULT_LOCALE];
}

/** The name of each language in itself. */
export const LOCALE_NAMES: Localized<string> = localized((locale) => localeEntry(locale).name);

/** Returns the tags of an `Accept-Language` header in their order; weights are ignored (behaviours 1.3). */
export function parseAcceptLanguage(header: string): string[] {
	return header.split(",").map((part) => (part.split(";")[0] ?? "").trim());
}

/**
 * Returns the best of our languages for a list of browser tags; `""` if none matches. The first tag equal to a full tag
 * of ours scores by its position, the first with the same language a thousandth less; the better score wins (behaviours
 * 1.3).
 */
export function matchBrowserLocale(tags: readonly string[]): Locale | "" {
	const found: { code: Locale; score: number }[] = [];
	for (const [index, tag] of tags.entries()) {
		const same = LOCALES.find((entry) => entry.iso.toLowerCase() === tag.toLowerCase());
		if (same) {
			found.push({ code: same.code, score: 1 - index / tags.length });
			break;
		}
	}
	for (const [index, tag] of tags.entries()) {
		const language = tag.split("-")[0]?.toLowerCase();
		const same = LOCALES.find((entry) => entry.code === language);
		if (same) {
			found.push({ code: same.code, score: 0.999 - index / tags.length });
			break;
		}
	}
	found.sort((a, b) => b.score - a.score);
	return found[0]?.code ?? "";
}

/** Language preferences in a request. */
export interface LocaleHints {
	/** The value of {@link LOCALE_COOKIE}, perhaps invalid. */
	readonly cookie: string | undefined;
	/** The `Accept-Language` header. */
	readonly acceptLanguage: string | undefined;
}

/** Returns the visitor's language on `/`: a valid cookie, then the browser's languages, then the default (LN-4). */
export function detectLocale(hints: LocaleHints): Locale {
	if (isLocale(hints.cookie)) return hints.cookie;
	return matchBrowserLocale(parseAcceptLanguage(hints.acceptLanguage ?? "")) || DEFAULT_LOCALE;
}

/**
 * Returns a visitor's language for addresses without one: a valid cookie, else the default. Ignores the browser's
 * languages.
 */
export function rememberedLocale(cookie: string | undefined): Locale {
	return isLocale(cookie) ? cookie : DEFAULT_LOCALE;
}
