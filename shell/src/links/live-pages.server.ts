// The live pages of a release set, and how links to them are written. The content store knows which documents are live;
// routes declare which of them are their pages.

import { allRedirects, type Redirect } from "@hub/content-model/cms/redirect";
import { addressKey } from "@hub/shared-contracts/address/address-key";
import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import { canonicalForm, fillPattern, inLowerCase, type RouteParams } from "@hub/shared-contracts/address/route-path";
import {
	type ByLocale,
	isLocale,
	type Locale,
	type LocaleStrategy,
	localized,
} from "@hub/shared-contracts/language/locale";
import type { PageDocuments, RouteServer } from "@hub/shared-contracts/remote/remote-server";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { canonicalHref } from "../router/address.ts";
import { matchAddress, type SiteRoute } from "../router/site-table.ts";
import type { Content } from "../store/content.server.ts";
import type { DocumentAddress } from "../store/documents.server.ts";
import { createSiteLinks, type PageState, type SiteLinks } from "./site-links.ts";

/** A page in the languages that it is live in. */
export interface LivePage {
	readonly route: SiteRoute;
	readonly translations: ByLocale<RouteParams>;
	/** ISO times of the last changes. */
	readonly modified: ByLocale<string>;
}

/** A group of pages of a route: those of one collection, or a single one without content. */
export interface PageGroup {
	readonly count: number;
	/** Lists some of them, in an order that changes only around added and removed pages. */
	list(offset: number, limit: number): readonly LivePage[];
}

/** The live pages of release sets. */
export interface LivePages {
	/** Returns the links, and the states of pages. */
	links(set: LoadedSet): SiteLinks;
	/**
	 * Returns the pages for search engines (MT-5): listed ones, without those behind a guard.
	 * @throws ContentUnavailable while no content can be read: search engines would drop pages that a sitemap lacks
	 */
	listed(set: LoadedSet): readonly PageGroup[];
}

export interface LivePagesOptions {
	readonly content: Pick<
		Content,
		"isReadable" | "linksVersion" | "list" | "addresses" | "addressesFrom" | "countAddresses"
	>;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** New addresses of old reports, from the settings (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
}

export function createLivePages({ content, strategy, publicUrl, reports }: LivePagesOptions): LivePages {
	const written = new WeakMap<LoadedSet, SiteLinks>();

	/** True if a page's address reaches it: a fixed path of another route wins over a slug (RT-3). */
	const isReached = ({ table }: LoadedSet, route: SiteRoute, params: RouteParams, locale: Locale): boolean =>
		matchAddress(table, fillPattern(canonicalForm(route, locale, strategy).pattern, params))?.route.key === route.key;

	/**
	 * Returns the parameters of the page that the documents have for an address.
	 * @param isExact excludes slugs of other languages
	 */
	const findParams = (
		documents: PageDocuments,
		params: RouteParams,
		locale: Locale,
		isExact: boolean,
	): RouteParams | undefined => {
		const values = Object.fromEntries(
			Object.entries(documents.params).map(([param, name]) => [name, params[param] ?? ""]),
		);
		const found = content.addresses(documents, values);
		const own = found.find((one) => one.locale === locale);
		if (own) return params;
		const [other] = isExact ? [] : found;
		return other && content.addresses(documents, { key: other.key }).find((one) => one.locale === locale)?.params;
	};

	const stateOf = (set: LoadedSet, key: string, params: RouteParams, locale: Locale): PageState => {
		const route = set.table.routes.get(key);
		const server = route && serverOf(set, route);
		if (!server || !content.isReadable()) return { kind: "unknown" };
		const { documents } = server;
		const lower = inLowerCase(params);
		// Throws if a parameter is missing.
		fillPattern(route.path, params);
		if (!documents) return route.path.includes(":") ? { kind: "unknown" } : { kind: "live", route: key, params };
		// Another language's slug leads to the page's own address, and so does one in another case (RT-2).
		const find = (wanted: RouteParams, isExact: boolean): PageState | undefined => {
			for (const some of documents) {
				const found = findParams(some, wanted, locale, isExact);
				if (found && isReached(set, route, found, locale))
					return { kind: "live", route: some.movesTo ?? key, params: found };
			}
			return undefined;
		};
		return (
			find(params, true) ??
			find(params, false) ??
			(lower === params ? undefined : find(lower, false)) ?? { kind: "dead" }
		);
	};

	/**
	 * Returns the targets of editors' redirects by address, in any form. Of several for one address the last counts.
	 */
	const redirectsOf = ({ table }: LoadedSet): ((pathname: string) => string | undefined) => {
		const keyOf = (path: string) => addressKey(canonicalHref(table, strategy, path));
		let targets: ReadonlyMap<string, string> | undefined;
		return (pathname) => {
			targets ??= new Map(
				content.list(allRedirects()).map(({ item }) => {
					// `allRedirects` queries only redirects.
					const { from, to } = item as Redirect;
					return [keyOf(from), to];
				}),
			);
			return targets.get(keyOf(pathname));
		};
	};

	const pagesFrom = (set: LoadedSet, route: SiteRoute, found: readonly DocumentAddress[]): readonly LivePage[] =>
		[...Map.groupBy(found, ({ key }) => key).values()].map((languages) => {
			const own = languages.flatMap(({ locale, params, modified }) =>
				isLocale(locale) && isReached(set, route, params, locale) ? [{ locale, params, modified }] : [],
			);
			return {
				route,
				translations: Object.fromEntries(own.map(({ locale, params }) => [locale, params])),
				modified: Object.fromEntries(own.flatMap(({ locale, modified }) => (modified ? [[locale, modified]] : []))),
			};
		});

	return {
		links(set) {
			const version = content.isReadable() ? content.linksVersion() : -1;
			const known = written.get(set);
			if (known?.version === version) return known;
			const links = createSiteLinks({
				table: set.table,
				strategy,
				publicUrl,
				reports,
				version,
				stateOf: (route, params, locale) => stateOf(set, route, params, locale),
				redirectTo: version < 0 ? undefined : redirectsOf(set),
			});
			written.set(set, links);
			return links;
		},
		listed: (set) =>
			[...set.table.routes.values()].flatMap((route): readonly PageGroup[] => {
				const server = serverOf(set, route);
				if (!server || server.listed === false || route.auth || route.middleware.length > 0) return [];
				if (!server.documents) {
					const page = { route, translations: localized(() => ({})), modified: {} };
					return route.path.includes(":") ? [] : [{ count: 1, list: () => [page] }];
				}
				return server.documents
					.filter(({ movesTo }) => movesTo === undefined)
					.map((documents) => ({
						count: content.countAddresses(documents),
						list: (offset, limit) => pagesFrom(set, route, content.addressesFrom(documents, offset, limit)),
					}));
			}),
	};
}

function serverOf(set: LoadedSet, { remote, key }: SiteRoute): RouteServer | undefined {
	return set.remotes.get(remote)?.server?.routes[key];
}
