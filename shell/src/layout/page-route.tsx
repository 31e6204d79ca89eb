// What the matched route renders within the layout: its page, or what is shown instead.

import { Suspense } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import type { LoadedPage, ShownAnswer } from "../page/answer.ts";
import { ErrorPlace } from "./error-place.tsx";
import { SITE_ROUTE } from "./route-objects.ts";
import { useSite } from "./site-context.tsx";

/** The page shown, with the layout around it. */
export function useLoadedPage(): LoadedPage {
	// The site's loader gives nothing else (layout/route-objects.ts).
	return useRouteLoaderData(SITE_ROUTE) as LoadedPage;
}

/** The page of a route. */
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

/** Instead of a page: what the server said, or that the page's view threw (PF-4). */
export function PageError() {
	const error = useRouteError();
	const { pathname } = useLocation();
	// Only answers without a page are errors of this kind (layout/route-objects.ts).
	const answer = isRouteErrorResponse(error) ? (error.data as ShownAnswer) : undefined;
	if (answer?.kind === "missing") return <ErrorPlace key={pathname} kind="missing" message={answer.message} />;
	if (!answer || answer.kind === "page") return <ErrorPlace key={pathname} kind="failed" />;
	return <ErrorPlace key={pathname} kind={answer.kind} reference={answer.reference} />;
}
