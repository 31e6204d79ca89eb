// Resolves an address to a page in a language, a redirect, or nothing (RT-2 to RT-4, LN-3, LN-4).

import {
	canonicalForm,
	fillPattern,
	type LinkParams,
	type RouteParams,
	type RoutePaths,
} from "@hub/shared-contracts/address/route-path";
import {
	DEFAULT_LOCALE,
	detectLocale,
	isLocale,
	type Locale,
	type LocaleHints,
	type LocaleStrategy,
	rememberedLocale,
} from "@hub/shared-contracts/language/locale";
import { isExternal } from "./external-url.ts";
import { matchAddress, type SiteRoute, type SiteTable } from "./site-table.ts";

export type Address =
	| {
			readonly kind: "page";
			readonly route: SiteRoute;
			readonly params: RouteParams;
			readonly locale: Locale;
	  }
	| { readonly kind: "redirect"; readonly to: string; readonly permanent: boolean }
	| { readonly kind: "unmatched"; readonly locale: Locale };

/** The request's address and language hints. `search` with its `?`, or empty. */
export interface AddressRequest extends LocaleHints {
	readonly pathname: string;
	readonly search: string;
}

/** Resolves an address under the site's locale strategy. */
export function resolveAddress(table: SiteTable, strategy: LocaleStrategy, request: AddressRequest): Address {
	const { pathname, search } = request;
	const match = matchAddress(table, pathname);
	if (!match) return { kind: "unmatched", locale: missingLocale(request) };
	const { route, form, params, foreign } = match;
	const ownAddress = (locale: Locale) => fillPattern(canonicalForm(route, locale, strategy).pattern, params) + search;

	if (form.prefix === undefined) {
		const locale = unprefixedLocale(route, strategy, request);
		if (strategy === "prefix" || locale !== DEFAULT_LOCALE)
			return { kind: "redirect", to: ownAddress(locale), permanent: false };
	}
	if (foreign) return { kind: "redirect", to: fillPattern(form.pattern, params) + search, permanent: true };
	return { kind: "page", route, params, locale: form.locale };
}

function unprefixedLocale(route: SiteRoute, strategy: LocaleStrategy, request: AddressRequest): Locale {
	if (route.path === "/") return detectLocale(request);
	return strategy === "prefix" ? rememberedLocale(request.cookie) : DEFAULT_LOCALE;
}

/** Returns the language of a "not found" page: its prefix's, else the remembered one (RT-7). */
export function missingLocale(request: Pick<AddressRequest, "pathname" | "cookie">): Locale {
	const first = request.pathname.split("/")[1]?.toLowerCase();
	return isLocale(first) ? first : rememberedLocale(request.cookie);
}

/**
 * Returns the canonical path of a route; undefined if the set has no such route.
 * @throws Error if a parameter is missing
 */
export function routeHref(
	{ routes }: { readonly routes: ReadonlyMap<string, RoutePaths> },
	strategy: LocaleStrategy,
	key: string,
	params: LinkParams = {},
	locale: Locale = DEFAULT_LOCALE,
): string | undefined {
	const route = routes.get(key);
	return route && fillPattern(canonicalForm(route, locale, strategy).pattern, params);
}

/**
 * Returns the target of the language select: the canonical path, but `/en` for the English home, so that `/` does not
 * redirect back (LN-7).
 */
export function languageHref(
	table: SiteTable,
	strategy: LocaleStrategy,
	key: string,
	params: RouteParams,
	locale: Locale,
): string | undefined {
	const href = routeHref(table, strategy, key, params, locale);
	return href === "/" ? `/${locale}` : href;
}

/** Returns an editor's address in canonical form if a route of this site owns it, else unchanged. */
export function canonicalHref(table: SiteTable, strategy: LocaleStrategy, href: string): string {
	if (!href.startsWith("/") || isExternal(href)) return href;
	const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
	const match = matchAddress(table, pathname);
	if (!match) return href;
	return fillPattern(canonicalForm(match.route, match.form.locale, strategy).pattern, match.params) + rest;
}
