// Addresses of the site before this one, and where their content is now (RD-1).

import { addressKey } from "@hub/shared-contracts/address/address-key";
import { canonicalForm, fillPattern, type RouteParams, type RoutePaths } from "@hub/shared-contracts/address/route-path";
import { DEFAULT_LOCALE, isLocale, LOCALES, type LocaleStrategy } from "@hub/shared-contracts/language/locale";

/** An old address in all of its words, without a language's prefix, and the route that it leads to. */
export interface LegacyRedirect {
	/** Every word leads on below every prefix, in the language of the prefix, as the words of routes do (RT-4). */
	readonly words: readonly string[];
	/** The paths of the route, whether or not the live release set has it. */
	readonly to: RoutePaths;
	readonly params?: RouteParams;
}

/** The table of RD. */
export const LEGACY_REDIRECTS: readonly LegacyRedirect[] = [
	{ words: ["/connect"], to: { path: "/connect-integrate" } },
	{ words: ["/living-lab"], to: { path: "/build-operate" } },
	{ words: ["/digital-id"], to: { path: "/trust-participate" } },
	{ words: ["/advisory", "/beratung"], to: { path: "/dataspace-consultations", paths: { de: "/datenraum-beratungen" } } },
	{ words: ["/category/news"], to: { path: "/category/:slug" }, params: { slug: "top-news" } },
	{ words: ["/publications"], to: { path: "/dataspaces-101", paths: { de: "/datenraeume-101" } } },
];

const byWord = new Map(LEGACY_REDIRECTS.flatMap((redirect) => redirect.words.map((word) => [word, redirect] as const)));

/**
 * The canonical path that an old path leads to for good, or undefined. Case and a last slash do not matter (RT-2); without a
 * prefix the language is the default one, whatever the visitor's: a permanent answer must not depend on who asks.
 */
export function legacyTarget(pathname: string, strategy: LocaleStrategy): string | undefined {
	const key = addressKey(pathname);
	const first = key.split("/")[1];
	const locale = isLocale(first) ? first : undefined;
	const redirect = byWord.get(locale ? key.slice(locale.length + 1) : key);
	return redirect && fillPattern(canonicalForm(redirect.to, locale ?? DEFAULT_LOCALE, strategy).pattern, redirect.params);
}

/** Every old path with every prefix and with none. */
export function legacyPaths(): string[] {
	return LEGACY_REDIRECTS.flatMap(({ words }) => words.flatMap((word) => [word, ...LOCALES.map(({ code }) => `/${code}${word}`)]));
}
