// The routes of a release set as React Router has them: one object for each form of each route, all below the site's own.

import { routeForms } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { ComponentType } from "react";
import type { DataStrategyResult, RouteObject } from "react-router";
import { type LoadedPage, type ShownAnswer, statusOf } from "../page/answer.ts";
import type { SiteRoute } from "../router/site-table.ts";

/** The id of the route around all others. Its loader's data is the {@link LoadedPage}. */
export const SITE_ROUTE = "(site)";

/** The id of the route of all addresses that no other route has (RT-7). */
const NO_ROUTE = "(none)";

/** What a matched route tells by its `handle`; undefined where no route of the release set matches. */
export interface MatchedForm {
	/** The route's key. */
	readonly key: string;
	/** The language of the form. */
	readonly locale: Locale;
}

/** What the routes render. */
export interface RouteViews {
	/** The layout, with an outlet for the page. */
	readonly Site: ComponentType;
	/** What is shown where the layout throws. Default: React Router's own words. */
	readonly SiteError?: ComponentType;
	/** The page of the matched route. */
	readonly Page: ComponentType;
	/** What is shown instead of a page, and where a page throws. */
	readonly PageError: ComponentType;
}

/** How a form gets its page: by loading it, or, where this is undefined, it has its component at once. */
export type LoadPage = (form: MatchedForm) => (() => Promise<ComponentType>) | undefined;

/** Makes route objects. Their ids are the forms' names (LN-6). @param load default: every page's component is there */
export function routeObjects(routes: Iterable<SiteRoute>, views: RouteViews, load?: LoadPage): RouteObject[] {
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

/** What the loaders of the matched routes give: the site's the whole answer, the page's its data, or the answer as its error. */
export function routeResults(page: LoadedPage, pageRoute: string): Record<string, DataStrategyResult> {
	const { answer } = page;
	return {
		[SITE_ROUTE]: { type: "data", result: page },
		[pageRoute]: answer.kind === "page" ? { type: "data", result: answer.data } : { type: "error", result: errorResponse(answer) },
	};
}

/** The same for a page that is there before its router. */
export function hydrationData(page: LoadedPage, pageRoute: string) {
	const { answer } = page;
	return answer.kind === "page"
		? { loaderData: { [SITE_ROUTE]: page, [pageRoute]: answer.data } }
		: { loaderData: { [SITE_ROUTE]: page }, errors: { [pageRoute]: errorResponse(answer) } };
}

/** An answer without a page, as React Router tells errors of routes (`isRouteErrorResponse`). */
function errorResponse(answer: ShownAnswer) {
	return { status: statusOf(answer), statusText: "", internal: false, data: answer };
}
