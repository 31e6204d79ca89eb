// Finds the route that owns an address, without reading content: validates slugs of pages and sources of redirects.

import { addressKey } from "@hub/shared-contracts/address/address-key";
import type { AddressOwner, AddressResult, addressQuery } from "@hub/shared-contracts/address/address-query";
import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import { fillPattern, inLowerCase, type RouteParams, routeForms } from "@hub/shared-contracts/address/route-path";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { z } from "zod";
import { legacyTarget } from "./legacy-redirects.ts";
import { matchAddress, type SiteTable } from "./site-table.ts";

export interface AddressRules {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	/** First segments of addresses that the site itself serves, such as `media`. */
	readonly ownWords: ReadonlySet<string>;
	/** Current locations of old reports, if an operator configured them (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
}

/** Answers a request of Studio about addresses. */
export function lookUpAddresses(
	{ paths, rows }: Pick<z.output<typeof addressQuery>, "paths" | "rows">,
	rules: AddressRules,
): AddressResult {
	return {
		paths: paths.map((href) => {
			const owner = ownerOf(pathOf(href), rules);
			return { href: owner.kind === "page" ? languageForm(href, rules.table) : href, owner };
		}),
		rows: rows.map(({ route: key, params, locale }) => {
			const route = rules.table.routes.get(key);
			// A release may have renamed the parameter, which an editor cannot repair.
			if (!route || !isFilled(route.path, params)) return { href: null, taken: null };
			const filled = routeForms(route).map(({ prefix, pattern }) => ({ prefix, path: fillPattern(pattern, params) }));
			const forms = filled.map(({ path }) => ({ path, owner: ownerOf(path, rules) }));
			return {
				href: filled.find(({ prefix }) => prefix === locale)?.path ?? null,
				taken: forms.find(({ owner }) => owner.kind !== "page" || owner.route !== key) ?? null,
			};
		}),
	};
}

function isFilled(pattern: string, params: RouteParams): boolean {
	return pattern.split("/").every((segment) => !segment.startsWith(":") || params[segment.slice(1)]);
}

/** Returns the owner of an address without query and hash, in the order in which the site resolves them. */
function ownerOf(pathname: string, { table, strategy, ownWords, reports }: AddressRules): AddressOwner {
	if (ownWords.has(addressKey(pathname).split("/")[1] ?? "")) return { kind: "site" };
	const to = legacyTarget(pathname, { table, strategy, reports });
	if (to !== undefined) return { kind: "moved", to };
	const match = matchAddress(table, pathname);
	if (!match) return { kind: "none" };
	const { route, form } = match;
	const params = inLowerCase(match.params);
	return { kind: "page", route: route.key, fixed: !route.path.includes(":"), params, locale: form.locale };
}

/** Returns an address with its language prefix, which means the same under every locale strategy (LN-3). */
function languageForm(href: string, table: SiteTable): string {
	const pathname = pathOf(href);
	const match = matchAddress(table, pathname);
	const form = match && routeForms(match.route).find(({ prefix }) => prefix === match.form.locale);
	return form ? fillPattern(form.pattern, inLowerCase(match.params)) + href.slice(pathname.length) : href;
}

function pathOf(href: string): string {
	return href.replace(/[?#].*$/s, "");
}
