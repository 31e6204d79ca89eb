// Languages as a table, and how a visitor's language is found. Adding a language is adding a row here, a message file in each
// room and rows in the content service.

/** The code of a language of the site; the first segment of its addresses. */
export type Locale = "de" | "en";

/** One language of the site (LN-1). */
export interface LocaleEntry {
	readonly code: Locale;
	/** The language's name in itself, as the language select shows it. */
	readonly name: string;
	/** Its message file in every room. */
	readonly file: string;
	/** BCP 47 tag with region, for `Intl` and for the match with a browser's languages. */
	readonly iso: string;
	readonly dir: "ltr" | "rtl";
}

/** All languages, German first: its messages are the source that the others are checked against (LN-2). */
export const LOCALES: readonly LocaleEntry[] = [
	{ code: "de", name: "Deutsch", file: "de.json", iso: "de-DE", dir: "ltr" },
	{ code: "en", name: "English", file: "en.json", iso: "en-US", dir: "ltr" },
];

/** The language of unprefixed addresses, and the fallback (LN-2). */
export const DEFAULT_LOCALE: Locale = "en";

/** The cookie that keeps a visitor's choice of language (LN-5). */
export const LOCALE_COOKIE = "i18n_redirected";

/** How long the choice is kept, in seconds: 365 days (LN-5). */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

/** Whether the canonical address of the default language carries its code (LN-3). */
export type LocaleStrategy = "prefix_except_default" | "prefix";

/** Whether a text is exactly one of our codes; `DE` and `xx` are not. */
export function isLocale(text: unknown): text is Locale {
	return LOCALES.some((entry) => entry.code === text);
}

/** The row of a language. */
export function localeEntry(locale: Locale): LocaleEntry {
	const entry = LOCALES.find((candidate) => candidate.code === locale);
	if (!entry) throw new Error(`There is no language “${locale}” in the table of shared-contracts/src/language/locale.ts.`);
	return entry;
}

/** The other languages, in the table's order. */
export function otherLocales(locale: Locale): readonly LocaleEntry[] {
	return LOCALES.filter((entry) => entry.code !== locale);
}

/** The tags of an `Accept-Language` header in the order they stand; weights are ignored (behaviours 1.3). */
export function parseAcceptLanguage(header: string): string[] {
	return header.split(",").map((part) => (part.split(";")[0] ?? "").trim());
}

/**
 * The best of our languages for a list of browser tags, `""` when none fits. The first tag equal to a full tag of ours scores by
 * its place, the first with the same language a thousandth less; the better score wins (behaviours 1.3).
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

/** What a request tells about its visitor's language. */
export interface LocaleHints {
	/** The value of {@link LOCALE_COOKIE}, whatever it holds. */
	readonly cookie: string | undefined;
	/** The `Accept-Language` header. */
	readonly acceptLanguage: string | undefined;
}

/** The visitor's language on `/`: a valid cookie, then the browser's languages, then the default (LN-4). */
export function detectLocale(hints: LocaleHints): Locale {
	if (isLocale(hints.cookie)) return hints.cookie;
	return matchBrowserLocale(parseAcceptLanguage(hints.acceptLanguage ?? "")) || DEFAULT_LOCALE;
}

/** The visitor's language where the address does not say one: a valid cookie, then the default; the browser is not asked. */
export function rememberedLocale(cookie: string | undefined): Locale {
	return isLocale(cookie) ? cookie : DEFAULT_LOCALE;
}
