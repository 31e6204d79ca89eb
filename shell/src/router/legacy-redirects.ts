// Addresses of the site before this one, and where their content is now (RD-1). Each release says which of them lead to it.

import { addressKey } from "@hub/shared-contracts/address/address-key";
import { type ReportRedirect, reportTarget } from "@hub/shared-contracts/address/report-redirects";
import {
	canonicalForm,
	fillPattern,
	type RouteParams,
	type RoutePaths,
	routeForms,
} from "@hub/shared-contracts/address/route-path";
import { type ByLocale, DEFAULT_LOCALE, inLocale, isLocale, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { SiteTable } from "./site-table.ts";

/** Where an old address leads: to a page, or to a file in each language. */
export type LegacyTarget =
	| { readonly to: RoutePaths; readonly params: RouteParams | undefined }
	| { readonly files: ByLocale<string> };

/** Old addresses without a language's prefix, as `addressKey` writes them. */
export type LegacyRedirects = ReadonlyMap<string, LegacyTarget>;

/** A release, as far as it names old addresses. */
export interface NamingRelease {
	readonly routes: readonly Pick<RemoteManifest["routes"][number], "key" | "path" | "paths">[];
	readonly redirects: RemoteManifest["redirects"];
}

/** The old addresses that releases name. */
export function legacyRedirects(manifests: Iterable<NamingRelease>): LegacyRedirects {
	const found = new Map<string, LegacyTarget>();
	for (const { routes, redirects } of manifests) {
		for (const redirect of redirects) {
			const to = "route" in redirect ? routes.find(({ key }) => key === redirect.route) : undefined;
			for (const from of redirect.from) {
				if ("files" in redirect) found.set(addressKey(from), { files: redirect.files });
				else if (to) found.set(addressKey(from), { to: pathsOf(to), params: redirect.params });
			}
		}
	}
	return found;
}

function pathsOf({ path, paths }: NamingRelease["routes"][number]): RoutePaths {
	return paths ? { path, paths } : { path };
}

/** What old addresses are answered by. */
export interface LegacyRules {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	/** Where old reports are now, if an operator says so; undefined: where the releases say (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
}

/**
 * The path or address that an old path leads to for good, or undefined. Case and a last slash do not matter (RT-2). A form leads to the
 * same form (RD-1); without a prefix to the canonical one of the default language, whatever the visitor's: a permanent answer must not
 * depend on who asks.
 */
export function legacyTarget(pathname: string, { table, strategy, reports }: LegacyRules): string | undefined {
	const key = addressKey(pathname);
	const first = key.split("/")[1];
	const prefix = isLocale(first) ? first : undefined;
	const locale = prefix ?? DEFAULT_LOCALE;
	const target = table.legacy.get(prefix ? key.slice(prefix.length + 1) : key);
	if (target && "to" in target) {
		const own = prefix && routeForms(target.to).find((form) => form.prefix === prefix);
		return fillPattern((own ?? canonicalForm(target.to, locale, strategy)).pattern, target.params);
	}
	return reports ? reportTarget(pathname, reports) : target && inLocale(target.files, locale);
}
