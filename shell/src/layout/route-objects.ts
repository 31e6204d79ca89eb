// The routes of a release set for React Router: one object per form of a route, all below the site's own.

import { routeForms } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { ComponentType } from "react";
import type { DataStrategyResult, RouteObject } from "react-router";
import { type LoadedPage, type ShownResult, statusOf } from "../page/page-result.ts";
import type { SiteRoute } from "../router/site-table.ts";

/** Id of the route around all others. Its loader's data is the {@link LoadedPage}. */
export const SITE_ROUTE = "(site)";

/** Id of the route for all other addresses (RT-7). */
const NO_ROUTE = "(none)";

/** The `handle` of a matched route; undefined if no route of the release set matches. */
export interface MatchedForm {
	readonly key: string;
	readonly locale: Locale;
}

export interface RouteViews {
	/** The layout, with an outlet for the page. */
	readonly Site: ComponentType;
	/** Error boundary of the layout. Default: React Router's own. */
	readonly SiteError?: ComponentType;
	readonly Page: ComponentType;
	/** Shown instead of a page, and if a page throws. */
	readonly PageError: ComponentType;
}

/** Returns the loader of a form's component; undefined if the component exists already. */
export type LoadPage = (form: MatchedForm) => (() => Promise<ComponentType>) | undefined;

/**
 * Creates route objects. Their ids are the forms' names (LN-6).
 * @param load default: all components exist
 */
export function routeObjects(
	routes: Iterable<Pick<SiteRoute, "key" | "path" | "paths">>,
	views: RouteViews,
	load?: LoadPage,
): RouteObject[] {
	const { Site, SiteError, Page, PageError } = views;
	const pages = [...routes].flatMap((route) =>
		routeForms(route).map((form): RouteObject => {
			const handle: MatchedForm = { key: route.key, locale: form.locale };
			const loadPage = load?.(handle);
			const page = { id: form.name, path: form.pattern, loader: true, handle, ErrorBoundary: PageError };
			return loadPage ? { ...page, lazy: { Component: loadPage } } : { ...page, Component: Page };
		}),
	);
	const none: RouteObject = { id: NO_ROUTE, path: "*", loader: true, Component: Page, ErrorBoundary: PageError };
	return [
		{
			id: SITE_ROUTE,
			loader: true,
			Component: Site,
			...(SiteError ? { ErrorBoundary: SiteError } : {}),
			children: [...pages, none],
		},
	];
}

/**
 * Returns the loaders' results: the whole result for the site, and for the page its data, or the result as an error.
 */
export function routeResults(page: LoadedPage, pageRoute: string): Record<string, DataStrategyResult> {
	const { result } = page;
	return {
		[SITE_ROUTE]: { type: "data", result: page },
		[pageRoute]:
			result.kind === "page" ? { type: "data", result: result.data } : { type: "error", result: errorResponse(result) },
	};
}

/** Returns the same for hydration. */
export function hydrationData(page: LoadedPage, pageRoute: string) {
	const { result } = page;
	return result.kind === "page"
		? { loaderData: { [SITE_ROUTE]: page, [pageRoute]: result.data } }
		: { loaderData: { [SITE_ROUTE]: page }, errors: { [pageRoute]: errorResponse(result) } };
}

/** Wraps a result without a page as React Router's error of a route (`isRouteErrorResponse`). */
function errorResponse(result: ShownResult) {
	return { status: statusOf(result), statusText: "", internal: false, data: result };
}
