// Resolves a redirect to its last target, so that visitors take one hop and never reach a 404 (RT-2, RT-4, RT-6, RD-1).

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { MovedResult } from "../page/page-result.ts";
import { previewAddress } from "../preview/preview-address.server.ts";
import { type AddressRequest, resolveAddress, routeHref } from "../router/address.ts";
import { isExternal } from "../router/external-url.ts";
import { isGuarded } from "../router/guards.ts";
import type { SiteTable } from "../router/site-table.ts";
import { withRest } from "../router/with-search.ts";
import type { PageOutcome } from "./page-outcome.server.ts";
import type { Render } from "./page-request.server.ts";
import type { Redirects } from "./redirects.server.ts";
import type { RegionLoader } from "./region-loader.server.ts";

/** Resolves a redirect; undefined if its last target does not exist. */
export type RedirectTarget = (request: Omit<Render, "locale">, moved: MovedResult) => Promise<MovedResult | undefined>;

export interface RedirectTargetOptions {
	readonly regions: Pick<RegionLoader, "links">;
	readonly outcomeOf: PageOutcome;
	readonly redirects: Pick<Redirects, "legacy">;
	readonly strategy: LocaleStrategy;
}

/** Resolves an address to a preview or a route. */
export function pageAddress(table: SiteTable, strategy: LocaleStrategy, request: AddressRequest) {
	return previewAddress(strategy, request) ?? resolveAddress(table, strategy, request);
}

/** Creates the redirect resolver. */
export function createRedirectTarget({
	regions,
	outcomeOf,
	redirects,
	strategy,
}: RedirectTargetOptions): RedirectTarget {
	const follow: RedirectTarget = async ({ set, request, use }, moved) => {
		const { to, permanent } = moved;
		const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
		if (isExternal(to) || isNoPage(pathname)) return moved;
		const target = { ...request, pathname, search, form: undefined };
		const part = { set, request: target, use };
		const legacy = redirects.legacy(set, target);
		if (legacy) return follow(part, { ...legacy, permanent });
		const address = pageAddress(set.table, strategy, target);
		if (address.kind === "unmatched") return undefined;
		if (address.kind === "redirect")
			return follow(part, { ...address, kind: "moved", permanent: permanent && address.permanent });

		const { route, params, locale } = address;
		if (!("collection" in address) && search === "" && !isGuarded(route)) {
			const state = regions.links(set).stateOf(route.key, params, locale);
			if (state.kind === "live") {
				const isHere = state.route === route.key && state.params === params;
				const own = isHere ? undefined : routeHref(set.table, strategy, state.route, state.params, locale);
				return own === undefined ? moved : { ...moved, to: withRest(own, hash) };
			}
		}
		const outcome = await outcomeOf({ ...part, locale }, address, pathname + search);
		if (outcome.kind === "missing" || (outcome.kind === "found" && outcome.status === 404)) return undefined;
		if (outcome.kind !== "moved") return moved;
		// An address without a page of its own redirects permanently, whatever its target is now. Guards may change.
		const isPermanent = permanent && (outcome.permanent || !isGuarded(route));
		return { ...moved, to: withRest(outcome.to, search + hash), permanent: isPermanent };
	};
	return follow;
}
