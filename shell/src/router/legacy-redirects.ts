// Redirects from addresses of the previous site (RD-1). Each release declares those that lead to it.

import { addressKey } from "@hub/shared-contracts/address/address-key";
import { type ReportRedirect, reportTarget } from "@hub/shared-contracts/address/report-redirects";
import {
	canonicalForm,
	fillPattern,
	type RouteParams,
	type RoutePaths,
	routeForms,
} from "@hub/shared-contracts/address/route-path";
import {
	type ByLocale,
	DEFAULT_LOCALE,
	inLocale,
	isLocale,
	type LocaleStrategy,
} from "@hub/shared-contracts/language/locale";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { SiteTable } from "./site-table.ts";

/** Target of an old address: a page, or a file per language. */
export type LegacyTarget =
	| { readonly to: RoutePaths; readonly params: RouteParams | undefined }
	| { readonly files: ByLocale<string> };

/** Targets by old address, without language prefix, as `addressKey` writes it. */
export type LegacyRedirects = ReadonlyMap<string, LegacyTarget>;

/** The parts of a manifest that declare old addresses. */
export interface ReleaseRedirects {
	readonly routes: readonly Pick<RemoteManifest["routes"][number], "key" | "path" | "paths">[];
	readonly redirects: RemoteManifest["redirects"];
}

/** Collects the old addresses that releases declare. */
export function legacyRedirects(manifests: Iterable<ReleaseRedirects>): LegacyRedirects {
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

function pathsOf({ path, paths }: ReleaseRedirects["routes"][number]): RoutePaths {
	return paths ? { path, paths } : { path };
}

export interface LegacyRules {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	/** Current locations of old reports, if an operator configured them; undefined: as releases declare them (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
}

/**
 * Returns the permanent target of an old path, or undefined. Case and a trailing slash do not matter (RT-2). A prefixed
 * path leads to the same language's form (RD-1), one without a prefix to the canonical form of the default language,
 * whatever the visitor's: a permanent redirect must not depend on the visitor.
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
