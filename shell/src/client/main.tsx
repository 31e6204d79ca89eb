// Hydrates the server's markup.

import { StrictMode, startTransition, useEffect, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ErrorScreen } from "../layout/error-screen.tsx";
import { RegionBoundary } from "../layout/region-boundary.tsx";
import { SiteContextProvider } from "../layout/site-context.tsx";
import { PAGE_DATA_ID } from "../page/client-set.ts";
import { readPageData } from "../page/page-data.ts";
import { type AppErrorStore, createAppErrorStore, mountMode } from "./app-error.client.ts";
import { READY_EVENT, TAKEN_OVER_EVENT } from "./early-clicks.client.ts";
import { nextTask } from "./next-task.client.ts";
import { reportFailure, reportFailuresOf, reportUnhandledFailures } from "./report-failure.client.ts";
import { openTab, type Tab } from "./tab.client.ts";
import { isTranslated, leaveToBrowser } from "./translated.client.ts";

const errors = createAppErrorStore({
	replace: (path) => location.replace(path),
	report(error) {
		// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
		console.error("The app failed.", error);
		return reportFailure("page", error);
	},
});

function App({ tab, errors }: { tab: Tab; errors: AppErrorStore }) {
	const error = useSyncExternalStore(errors.subscribe, errors.get, () => null);
	useEffect(() => void document.dispatchEvent(new Event(READY_EVENT)), []);
	if (error) return <ErrorScreen reference={error.reference} />;
	return (
		<RegionBoundary region="site" fallback={<ErrorScreen />} onError={errors.set}>
			<SiteContextProvider site={tab.site}>
				<RouterProvider router={tab.router} onError={logPageError} />
			</SiteContextProvider>
		</RegionBoundary>
	);
}

/** Reports errors of a page's view. The router also throws results without a page, which are not failures. */
function logPageError(error: unknown): void {
	if (isRouteErrorResponse(error)) return;
	reportFailure("page", error);
	// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
	console.error("The page failed.", error);
}

/** Hydrates the page of the document; shows the error screen if that fails. */
export async function hydrateDocument(): Promise<void> {
	const container = document.getElementById("app");
	if (!container) return;
	reportUnhandledFailures();
	try {
		// Other elements with the id, such as an editor's, are not the page's data.
		const json = document.querySelector(`script[type="application/json"][id="${PAGE_DATA_ID}"]`)?.textContent;
		if (!json) throw new Error("The page has no data.");
		const page = readPageData(json, container);
		const { locale } = page.page.result;
		if (isTranslated(locale)) return leaveToBrowser();
		reportFailuresOf(page.set.id);
		await nextTask();
		const tab = await openTab(page, errors);
		if (!tab) return;
		await nextTask();
		// The browser may have translated the page while its code was loading.
		if (isTranslated(locale)) {
			tab.router.dispose();
			return leaveToBrowser();
		}
		const app = (
			<StrictMode>
				<App tab={tab} errors={errors} />
			</StrictMode>
		);
		const options = {
			onUncaughtError: (error: unknown) => errors.set(error),
			// The region's own boundary writes to the console.
			onCaughtError: (error: unknown) => void reportFailure("page", error),
			onRecoverableError: (error: unknown) => {
				reportFailure("hydration", error);
				// biome-ignore lint/suspicious/noConsole: React reports a mismatch only here, and tests fail on console errors
				console.error("Hydration differed from the server's markup.", error);
			},
		};
		document.dispatchEvent(new Event(TAKEN_OVER_EVENT));
		// In a transition, React works in slices and handles input in between.
		if (mountMode(container.firstElementChild !== null) === "hydrate")
			startTransition(() => void hydrateRoot(container, app, options));
		else createRoot(container, options).render(app);
		tab.mounted();
	} catch (error) {
		errors.set(error);
		createRoot(container).render(<ErrorScreen reference={errors.get()?.reference} />);
	}
}
