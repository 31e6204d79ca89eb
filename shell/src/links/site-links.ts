// Resolves links within this site to canonical addresses of existing pages (MT-5): one place for loaders, menus and
// editors' texts.

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Locale, LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { canonicalHref, routeHref } from "../router/address.ts";
import { isExternal } from "../router/external-url.ts";
import { legacyTarget } from "../router/legacy-redirects.ts";
import { matchAddress, type SiteTable } from "../router/site-table.ts";
import { withRest } from "../router/with-search.ts";

/**
 * The state of a page in a language. `live`: links to it get this route and these parameters. `unknown`: its route does
 * not declare its pages, its remote is missing, or no content can be read.
 */
export type PageState =
	| { readonly kind: "live"; readonly route: string; readonly params: RouteParams }
	| { readonly kind: "dead" }
	| { readonly kind: "unknown" };

export interface SiteLinksOptions {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Version of the links; negative while no content can be read. */
	readonly version: number;
	stateOf(route: string, params: RouteParams, locale: Locale): PageState;
	/**
	 * The target of an editor's redirect. Undefined while no content can be read: unknown addresses then stay as they
	 * are.
	 */
	readonly redirectTo: ((pathname: string) => string | undefined) | undefined;
	/** New addresses of old reports, from the settings (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
}

/** Links for one version of the links, which changes whenever a link may be written differently. */
export interface SiteLinks {
	readonly version: number;
	/**
	 * Returns the canonical path of a route; undefined if no release has the route, or its page is known not to exist.
	 */
	href(route: string, params: RouteParams | undefined, locale: Locale): string | undefined;
	/**
	 * Returns an editor's address as links use it: canonical for a page of this site, the target of a redirect, unchanged if
	 * it leaves the site, and empty if it leads to nothing.
	 */
	editorsHref(href: string): string;
	/** @throws Error when a parameter of the route is missing */
	stateOf(route: string, params: RouteParams, locale: Locale): PageState;
	/** True if a page is known not to exist. */
	isDead(route: string, params: RouteParams, locale: Locale): boolean;
}

/** Longest chain of redirects that is followed. Intended ones are far shorter. */
const MAX_STEPS = 10;

export function createSiteLinks(options: SiteLinksOptions): SiteLinks {
	const { table, strategy, publicUrl, version, redirectTo, reports } = options;
	const states = cached<PageState>();
	const stateOf: SiteLinks["stateOf"] = (route, params, locale) =>
		states(`${locale} ${route} ${JSON.stringify(params)}`, () => options.stateOf(route, params, locale));

	/** Returns the final target of a path without a page; empty if no redirect leads from it. */
	const followRedirect = (pathname: string, rest: string, steps: number): string => {
		const to = redirectTo?.(pathname);
		return to ? write(withRest(to, rest), steps + 1) : "";
	};

	const write = (href: string, steps: number): string => {
		const isOwn = href === publicUrl || href.startsWith(`${publicUrl}/`);
		const own = isOwn ? href.slice(publicUrl.length) || "/" : href;
		if (!own.startsWith("/")) return isElsewhere(own) ? own : "";
		// `//host` and its variants with backslashes, which the WHATWG URL parser treats alike.
		if (isExternal(own)) return own;
		const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
		if (isNoPage(pathname)) return own;
		if (steps > MAX_STEPS) return "";
		const legacy = legacyTarget(pathname, { table, strategy, reports });
		if (legacy !== undefined) return write(withRest(legacy, rest), steps + 1);
		const match = matchAddress(table, pathname);
		if (!match) {
			const page = /^(.*)\/[a-z0-9-]+\.[a-z0-9]+$/.exec(pathname)?.[1];
			// A page's files exist as long as the page does.
			if (page !== undefined && matchAddress(table, page || "/")) return write(page || "/", steps + 1) && own;
			return redirectTo ? followRedirect(pathname, rest, steps) : own;
		}
		const { locale } = match.form;
		const state = stateOf(match.route.key, match.params, locale);
		switch (state.kind) {
			case "live":
				return `${routeHref(table, strategy, state.route, state.params, locale) ?? pathname}${rest}`;
			case "unknown":
				return canonicalHref(table, strategy, own);
			case "dead":
				// A static route keeps its address even while it has no content.
				return match.route.path.includes(":") ? followRedirect(pathname, rest, steps) : "";
		}
	};

	const href: SiteLinks["href"] = (route, params = {}, locale) => {
		const path = routeHref(table, strategy, route, params, locale);
		if (path === undefined) return undefined;
		const state = stateOf(route, params, locale);
		if (state.kind === "unknown") return path;
		return state.kind === "live"
			? routeHref(table, strategy, state.route, state.params, locale)
			: write(path, 0) || undefined;
	};
	const editors = cached<string>();
	return {
		version,
		href,
		editorsHref: (href) => editors(href, () => write(href.trim(), 0)),
		stateOf,
		isDead: (route, params, locale) => stateOf(route, params, locale).kind === "dead",
	};
}

/** Number of cached values. */
const MAX_CACHED = 20_000;

/** Caches values by key: pages have most of their links in common. */
function cached<Value>(): (key: string, make: () => Value) => Value {
	const known = new Map<string, Value>();
	return (key, make) => {
		const found = known.get(key);
		if (found !== undefined) return found;
		if (known.size >= MAX_CACHED) known.clear();
		const made = make();
		known.set(key, made);
		return made;
	};
}

/**
 * True for an address that is no path and is left unchanged: it has a scheme, or consists of a query or fragment alone.
 */
function isElsewhere(href: string): boolean {
	return /^([a-z][a-z0-9+.-]*:|#|\?)/i.test(href);
}
