// All pages of the site and the languages in which each is live: the basis of the sitemap, feeds and the check of links (MT-5).

import type { RouteEntry } from "@hub/shared-contracts/address/route-entry";
import { canonicalForm, fillPattern, type RouteParams } from "@hub/shared-contracts/address/route-path";
import { isLocale, LOCALES, type Locale, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { matchAddress, type SiteRoute, type SiteTable } from "../router/site-table.ts";

/** A page, or an address that leads to one. */
export interface IndexedPage {
	readonly route: SiteRoute;
	/** Only what its own address reaches: a slug that another route's fixed path covers is not in it. */
	readonly entry: RouteEntry;
}

/**
 * What is known of a page in a language: `live` under the route and the parameters that its links are to use, `dead`, or nothing,
 * because its route does not list its pages or could not be asked.
 */
export type Standing =
	| { readonly kind: "live"; readonly route: string; readonly params: RouteParams }
	| { readonly kind: "dead" }
	| { readonly kind: "unknown" };

/** The pages of a release set at one moment. */
export interface PageIndex {
	readonly pages: readonly IndexedPage[];
	/** False where some routes could not be asked: what is missing here may be there. */
	readonly complete: boolean;
	/** @throws when a parameter of the route is missing */
	standing(route: string, params: RouteParams, locale: Locale): Standing;
}

/** The index before any route was listed. */
export const NO_INDEX: PageIndex = { pages: [], complete: false, standing: () => ({ kind: "unknown" }) };

/** An index of what routes listed; a route that is absent in `listed` is unknown. */
export function indexPages(
	table: SiteTable,
	strategy: LocaleStrategy,
	listed: ReadonlyMap<string, readonly RouteEntry[]>,
	{ complete }: { readonly complete: boolean },
): PageIndex {
	const pages: IndexedPage[] = [];
	const byAddress = new Map<string, IndexedPage>();
	const byParams = new Map<string, IndexedPage>();
	for (const [key, entries] of listed) {
		const route = table.routes.get(key);
		if (!route) continue;
		for (const entry of entries) {
			const reached = reachedTranslations(table, strategy, route, entry);
			if (Object.keys(reached).length === 0) continue;
			const page: IndexedPage = { route, entry: { ...entry, translations: reached } };
			pages.push(page);
			for (const [locale, params] of Object.entries(reached)) {
				const filled = fillPattern(route.path, params);
				byAddress.set(`${key} ${locale} ${filled}`, page);
				byParams.set(`${key} ${filled}`, page);
			}
		}
	}
	return {
		pages,
		complete,
		standing(key, params, locale) {
			const route = table.routes.get(key);
			if (!route || !listed.has(key)) return { kind: "unknown" };
			const filled = fillPattern(route.path, params);
			// Under another language's parameters the page redirects to its own address, so the link goes there directly.
			const page = byAddress.get(`${key} ${locale} ${filled}`) ?? byParams.get(`${key} ${filled}`);
			const own = page && (byAddress.has(`${key} ${locale} ${filled}`) ? params : page.entry.translations[locale]);
			return own ? { kind: "live", route: page.entry.movesTo ?? key, params: own } : { kind: "dead" };
		},
	};
}

/** The languages of an entry whose canonical address really is the route's: a fixed path of another route wins (RT-3). */
function reachedTranslations(
	table: SiteTable,
	strategy: LocaleStrategy,
	route: SiteRoute,
	{ translations }: RouteEntry,
): Record<string, RouteParams> {
	const reached: Record<string, RouteParams> = {};
	for (const { code } of LOCALES) {
		const params = translations[code];
		if (!params) continue;
		const path = fillPattern(canonicalForm(route, code, strategy).pattern, params);
		if (matchAddress(table, path)?.route.key === route.key) reached[code] = params;
	}
	return reached;
}

/** Whether a page belongs in the sitemap: it is listed, indexable, and public. */
export function isForSearchEngines({ route, entry }: IndexedPage): boolean {
	return entry.listed !== false && entry.movesTo === undefined && !route.auth && route.middleware.length === 0;
}

/** The languages of a page with its parameters in each. */
export function languagesOf({ entry }: IndexedPage): readonly (readonly [Locale, RouteParams])[] {
	return Object.entries(entry.translations).flatMap(([code, params]) =>
		isLocale(code) && params ? [[code, params] as const] : [],
	);
}
