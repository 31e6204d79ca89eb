// Runs a route: its guards and middleware, then its loader. The result is the page's outcome.

import { inLowerCase, type RouteParams } from "@hub/shared-contracts/address/route-path";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { type Found, type Missing, missing, moved, unavailable } from "@hub/shared-contracts/remote/outcome";
import { ROUTE_DEADLINE, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { PreviewBarData } from "../page/preview-bar-data.ts";
import type { PreviewAddress } from "../preview/preview-address.server.ts";
import type { Previews } from "../preview/previews.server.ts";
import { type Address, routeHref } from "../router/address.ts";
import { isForSome, isGuarded } from "../router/guards.ts";
import { type Middleware, type MiddlewareVerdict, runMiddleware, UnknownMiddleware } from "../router/middleware.ts";
import type { SiteRoute } from "../router/site-table.ts";
import { createGuards } from "./guard-checks.server.ts";
import type { Render } from "./page-request.server.ts";
import type { Failed, RegionLoader, RouteOutcome } from "./region-loader.server.ts";

export interface PageOutcomeOptions {
	readonly regions: RegionLoader;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly previews: Previews;
	/** Named checks that routes may require (RT-8). Default none. */
	readonly middleware?: Readonly<Record<string, Middleware>>;
}

/** The outcome of a preview, with the bar above it and the route that shows it. */
type PreviewOutcome = (Found<unknown> | Missing) & {
	readonly bar: PreviewBarData;
	readonly shown: { readonly route: SiteRoute; readonly params: RouteParams };
};

/** Returns the outcome of a page. `path` is the requested path with its query. */
export type PageOutcome = (
	render: Render,
	address: Extract<Address, { kind: "page" }> | PreviewAddress,
	path: string,
) => Promise<RouteOutcome | PreviewOutcome>;

/** Creates the route runner. */
export function createPageOutcome({
	regions,
	log,
	strategy,
	previews,
	middleware = {},
}: PageOutcomeOptions): PageOutcome {
	const guards = createGuards(strategy);
	const runChecks = async (route: SiteRoute, path: string, checks = {}): Promise<MiddlewareVerdict | Failed> => {
		const names = route.auth === true ? ["auth", ...route.middleware] : route.middleware;
		if (names.length === 0) return { kind: "pass" };
		try {
			const verdict = await withinDeadline(ROUTE_DEADLINE, () =>
				runMiddleware(names, { ...middleware, ...checks }, path),
			);
			if (verdict.kind === "timeout") throw new Error(`It took longer than ${ROUTE_DEADLINE} ms.`);
			return verdict.value;
		} catch (error) {
			log.error({ route: route.key, remote: route.remote, error: String(error) }, "A middleware failed");
			const threw =
				error instanceof UnknownMiddleware ? error.message : `A middleware of the route “${route.key}” failed.`;
			return { kind: "failed", why: String(error), threw };
		}
	};

	const loadPreview = async (
		render: Render,
		{ collection, params: { id = "" } }: PreviewAddress,
	): Promise<RouteOutcome | PreviewOutcome> => {
		const { set, locale, request, use } = render;
		// The response depends on the time, on the signature in the address, and on the session.
		use.private = true;
		if (request.form) return { kind: "formless" };
		const result = await previews({ collection, id, locale, search: request.search, session: request.session });
		if (result.kind === "unavailable") return unavailable("Directus did not return the preview");
		if (result.kind === "moved") return { kind: "moved", to: result.to, permanent: false };
		const route = result.kind === "open" ? set.table.routes.get(result.preview.route) : undefined;
		if (result.kind === "missing" || !route) return missing();
		const { preview } = result;
		const { params } = preview;
		const outcome = await regions.route({ ...render, preview }, route, params);
		const shown = { route, params };
		// A loader that does not find its row may redirect; an unfinished draft must not.
		if (outcome.kind === "missing" || outcome.kind === "moved")
			return { ...missing(), bar: preview.bar(true, undefined), shown };
		if (outcome.kind !== "found") return outcome;
		const bar = preview.bar(false, routeHref(set.table, strategy, route.key, params, locale));
		return { ...outcome, translations: { [locale]: params }, personal: true, bar, shown };
	};

	const loadRoute = async (render: Render, route: SiteRoute, params: RouteParams): Promise<RouteOutcome> => {
		const { kind } = regions.links(render.set).stateOf(route.key, params, render.locale);
		if (!render.request.form && route.path.includes(":") && kind === "dead") return missing();
		return regions.route(render, route, params);
	};

	/** Redirects permanently to the address in lower case if a page is there (RT-2). */
	const loadInLowerCase = async (render: Render, route: SiteRoute, params: RouteParams): Promise<RouteOutcome> => {
		const lower = inLowerCase(params);
		if (lower === params || render.request.form) return missing();
		const outcome = await loadRoute(render, route, lower);
		if (outcome.kind === "moved") return moved(outcome.to);
		if (outcome.kind !== "found") return outcome;
		const to =
			outcome.status === 404 ? undefined : routeHref(render.set.table, strategy, route.key, lower, render.locale);
		return to === undefined ? missing() : moved(to);
	};

	return async (render, address, path) => {
		if (render.request.tooMany) return { kind: "limited" };
		if ("collection" in address) return loadPreview(render, address);
		const { route, params } = address;
		const guard = isGuarded(route) ? await guards(render, route, path) : undefined;
		if (guard?.kind === "unavailable") {
			if (!render.request.form) return unavailable("the session could not be verified");
			// The action also finds the session unverifiable, and shows the form again with its values.
			const outcome = await loadRoute(render, route, params);
			return outcome.kind === "found" ? { ...outcome, personal: true } : outcome;
		}
		const verdict = await runChecks(route, path, guard?.checks);
		if (verdict.kind === "redirect") return { kind: "moved", to: verdict.to, permanent: false };
		if (verdict.kind !== "pass") return verdict;
		const found = await loadRoute(render, route, params);
		const outcome = found.kind === "missing" ? await loadInLowerCase(render, route, params) : found;
		// Pages for some visitors only are not cached by browsers and not indexed.
		return isForSome(route) && outcome.kind === "found" ? { ...outcome, personal: true } : outcome;
	};
}
