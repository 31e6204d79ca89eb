// Addresses of a page in other languages, for the language select and for search engines.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import {
	type ByLocale,
	DEFAULT_LOCALE,
	LOCALES,
	type Locale,
	type LocaleStrategy,
} from "@hub/shared-contracts/language/locale";
import type { Found } from "@hub/shared-contracts/remote/outcome";
import type { LanguageLink, PageAddresses } from "../page/page-result.ts";
import { languageHref, routeHref } from "../router/address.ts";
import type { SiteRoute, SiteTable } from "../router/site-table.ts";
import type { SiteLinks } from "./site-links.ts";

/** The page that links are made for. */
export interface LinkedPage {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	readonly route: SiteRoute;
	readonly params: RouteParams;
	readonly locale: Locale;
	readonly links: Pick<SiteLinks, "isDead">;
	/** The result of its loader; undefined without a page to show. */
	readonly found: Found<unknown> | undefined;
	/** True if its loader reported that the page does not exist; default false. */
	readonly isMissing?: boolean;
}

/**
 * Returns the home page in every language, for addresses without a route. The language select says that other languages
 * lead to something else (LN-7).
 */
export function homeLinks(table: SiteTable, strategy: LocaleStrategy, locale: Locale): LanguageLink[] {
	return LOCALES.map(({ code, name }) => ({
		locale: code,
		name,
		href: languageHref(table, strategy, "home", {}, code) ?? `/${code}`,
		same: code === locale,
	}));
}

/** Returns the targets of the language select: the same content, else the nearest list, else home (LN-7). */
export function languageLinks(page: LinkedPage): LanguageLink[] {
	const { table, strategy, route, found, links, locale } = page;
	const versions = found || !page.isMissing ? versionsOf(page) : {};
	const link = (key: string, values: RouteParams, code: Locale) =>
		languageHref(table, strategy, key, values, code) ?? `/${code}`;
	return LOCALES.map(({ code, name }) => {
		const values = versions[code];
		if (values) {
			const search = found?.translatedSearch?.[code];
			const whole = !found?.translatedSearch || search !== undefined;
			return { locale: code, name, href: link(route.key, values, code) + (search ?? ""), same: whole };
		}
		const parent = table.routes.get(route.parent);
		const nearest = parent && !parent.path.includes(":") && !links.isDead(parent.key, {}, code) ? parent.key : "home";
		return { locale: code, name, href: link(nearest, {}, code), same: code === locale };
	});
}

/**
 * Returns the page's parameters in each of its languages, as its loader reports them, without languages whose page is
 * known not to exist. Without a loader's result, only those of the page's own language are known.
 */
function versionsOf({ route, params, locale, found, links }: LinkedPage): ByLocale<RouteParams> {
	const hasOwnAlone = !found && route.path.includes(":");
	return Object.fromEntries(
		LOCALES.flatMap(({ code }) => {
			if (hasOwnAlone && code !== locale) return [];
			const values = code === locale || found?.translations === undefined ? params : found.translations[code];
			return values && (code === locale || !links.isDead(route.key, values, code)) ? [[code, values]] : [];
		}),
	);
}

/**
 * Returns the canonical address of a page and those of its translations, absolute (LN-3). A later page of a list has no
 * translations, because lists differ between languages; a filtered list has those in languages with the same filter.
 */
export function pageAddresses(page: LinkedPage, publicUrl: string): PageAddresses {
	const { table, strategy, route, params, locale, found } = page;
	const key = found?.canonicalRoute && table.routes.has(found.canonicalRoute) ? found.canonicalRoute : route.key;
	const { canonicalSearch = "", translatedSearch } = found ?? {};
	const canonical = publicUrl + (routeHref(table, strategy, key, params, locale) ?? "") + canonicalSearch;
	if (canonicalSearch && canonicalSearch !== translatedSearch?.[locale]) return { canonical, alternates: [] };
	const search = canonicalSearch && translatedSearch;
	return { canonical, alternates: alternatesOf(table, strategy, key, versionsOf(page), publicUrl, search) };
}

/**
 * Returns the absolute addresses of a page's languages, and `x-default` if there is English (MT-1).
 * @param search query in each language that has the page's filter; empty: the page has none
 */
export function alternatesOf(
	table: SiteTable,
	strategy: LocaleStrategy,
	key: string,
	versions: ByLocale<RouteParams>,
	publicUrl: string,
	search: ByLocale<string> | "" = "",
): PageAddresses["alternates"] {
	const alternates = LOCALES.flatMap(({ code }) => {
		const params = versions[code];
		const query = search === "" ? "" : search[code];
		const path = params && query !== undefined && routeHref(table, strategy, key, params, code);
		return path ? [{ hreflang: code as string, href: publicUrl + path + query }] : [];
	});
	const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT_LOCALE);
	return fallback ? [...alternates, { hreflang: "x-default", href: fallback.href }] : alternates;
}
