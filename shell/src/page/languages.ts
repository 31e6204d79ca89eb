// Where a page is in other languages: for the language select, and for search engines.

import { DEFAULT_LOCALE, LOCALES, type Locale, type LocaleStrategy } from "@hub/shared-contracts/locale";
import type { Found } from "@hub/shared-contracts/outcome";
import type { RouteParams } from "@hub/shared-contracts/route-path";
import { languageHref, routeHref } from "../router/address.ts";
import type { SiteRoute, SiteTable } from "../router/site-table.ts";
import type { LanguageLink, PageAddresses } from "./answer.ts";

/** The page that links are made for. */
export interface LinkedPage {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	readonly route: SiteRoute;
	readonly params: RouteParams;
	readonly locale: Locale;
	/** What its loader found; undefined where there is nothing to show. */
	readonly found: Found<unknown> | undefined;
}

/** The home page in every language, for pages that are not there. */
export function homeLinks(table: SiteTable, strategy: LocaleStrategy): LanguageLink[] {
	return LOCALES.map(({ code, name }) => ({
		locale: code,
		name,
		href: languageHref(table, strategy, "home", {}, code) ?? `/${code}`,
		same: true,
	}));
}

/** Where each language of the select leads: the same content, else the nearest list, else home (LN-7). */
export function languageLinks({ table, strategy, route, params, locale, found }: LinkedPage): LanguageLink[] {
	// What exists in no language has no translation that could be missing.
	if (!found) return homeLinks(table, strategy);
	const everywhere = found.translations === undefined;
	const link = (key: string, values: RouteParams, code: Locale) => languageHref(table, strategy, key, values, code) ?? `/${code}`;
	return LOCALES.map(({ code, name }) => {
		const values = code === locale || everywhere ? params : found.translations?.[code];
		if (values) return { locale: code, name, href: link(route.key, values, code), same: true };
		const parent = table.routes.get(route.parent);
		const nearest = parent && !parent.path.includes(":") ? parent.key : "home";
		return { locale: code, name, href: link(nearest, {}, code), same: false };
	});
}

/**
 * The canonical address of a page and those of its translations, absolute (LN-3). A later page of a list has none: the other
 * language's list may be cut elsewhere.
 */
export function pageAddresses({ table, strategy, route, params, locale, found }: LinkedPage, publicUrl: string): PageAddresses {
	const absolute = (code: Locale, values: RouteParams) => publicUrl + (routeHref(table, strategy, route.key, values, code) ?? "");
	if (found?.canonicalSearch) return { canonical: absolute(locale, params) + found.canonicalSearch, alternates: [] };
	const versions = found?.translations ?? Object.fromEntries(LOCALES.map(({ code }) => [code, params]));
	const alternates = LOCALES.flatMap(({ code }) => {
		const values = versions[code];
		return values ? [{ hreflang: code as string, href: absolute(code, values) }] : [];
	});
	const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT_LOCALE);
	return {
		canonical: absolute(locale, params),
		alternates: fallback ? [...alternates, { hreflang: "x-default", href: fallback.href }] : alternates,
	};
}
