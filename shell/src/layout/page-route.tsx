// Renders the page of the matched route, or an error page.

import { Suspense } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import type { LoadedPage, ShownResult } from "../page/page-result.ts";
import { LazyErrorPage } from "./lazy-error-page.tsx";
import { SITE_ROUTE } from "./route-objects.ts";
import { useSite } from "./site-context.tsx";

/** Returns the current page with its layout. */
export function useLoadedPage(): LoadedPage {
	// The site's loader returns nothing else (layout/route-objects.ts).
	return useRouteLoaderData(SITE_ROUTE) as LoadedPage;
}

export function PageRoute() {
	const { result } = useLoadedPage();
	const { pathname } = useLocation();
	const { views } = useSite();
	const View = result.kind === "page" ? views.page(result.route) : undefined;
	if (result.kind !== "page" || !View) return <LazyErrorPage kind="failed" />;
	return (
		<Suspense key={pathname}>
			<View preview={result.preview !== undefined} />
		</Suspense>
	);
}

/** Renders the server's result without a page, or the failure of a view that threw (PF-4). */
export function PageError() {
	const error = useRouteError();
	const { pathname } = useLocation();
	// Only results without a page are errors of this kind (layout/route-objects.ts).
	const result = isRouteErrorResponse(error) ? (error.data as ShownResult) : undefined;
	if (result?.kind === "missing") return <LazyErrorPage key={pathname} kind="missing" message={result.message} />;
	if (!result || result.kind === "page") return <LazyErrorPage key={pathname} kind="failed" />;
	return <LazyErrorPage key={pathname} kind={result.kind} reference={result.reference} />;
}
