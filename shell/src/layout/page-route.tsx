// Renders the page of the matched route, or an error page.

import { Suspense } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import type { LoadedPage, ShownAnswer } from "../page/answer.ts";
import { ErrorPlace } from "./error-place.tsx";
import { SITE_ROUTE } from "./route-objects.ts";
import { useSite } from "./site-context.tsx";

/** Returns the current page with its layout. */
export function useLoadedPage(): LoadedPage {
	// The site's loader returns nothing else (layout/route-objects.ts).
	return useRouteLoaderData(SITE_ROUTE) as LoadedPage;
}

export function PageRoute() {
	const { answer } = useLoadedPage();
	const { pathname } = useLocation();
	const { views } = useSite();
	const View = answer.kind === "page" ? views.page(answer.route) : undefined;
	if (answer.kind !== "page" || !View) return <ErrorPlace kind="failed" />;
	return (
		<Suspense key={pathname}>
			<View preview={answer.preview !== undefined} />
		</Suspense>
	);
}

/** Renders the server's answer without a page, or the failure of a view that threw (PF-4). */
export function PageError() {
	const error = useRouteError();
	const { pathname } = useLocation();
	// Only answers without a page are errors of this kind (layout/route-objects.ts).
	const answer = isRouteErrorResponse(error) ? (error.data as ShownAnswer) : undefined;
	if (answer?.kind === "missing") return <ErrorPlace key={pathname} kind="missing" message={answer.message} />;
	if (!answer || answer.kind === "page") return <ErrorPlace key={pathname} kind="failed" />;
	return <ErrorPlace key={pathname} kind={answer.kind} reference={answer.reference} />;
}
