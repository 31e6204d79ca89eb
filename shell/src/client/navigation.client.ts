// Navigations of a tab: React Router runs them, and each returns how it ended (RT-9).

import { type NavigationOutcome, navigationFailure } from "@hub/shared-contracts/remote/navigation-outcome";
import {
	createPath,
	type DataRouter,
	type DataStrategyFunction,
	type DataStrategyResult,
	type Location,
	redirect,
	replace,
} from "react-router";
import { type MatchedForm, routeResults, SITE_ROUTE } from "../layout/route-objects.ts";
import type { LoadedPage } from "../page/page-result.ts";

/**
 * Result of loading a page: the page, the address (path, query and hash) of a redirect, or a document that replaces the
 * tab's.
 */
export type Loaded =
	| { readonly kind: "page"; readonly page: LoadedPage }
	| { readonly kind: "moved"; readonly to: string }
	| { readonly kind: "document" };

export interface NavigationHost {
	/**
	 * Loads the page at a location.
	 * @param route undefined if no route of the release set matches
	 * @param shown the current page
	 */
	load(location: Location, route: MatchedForm | undefined, shown: LoadedPage, signal: AbortSignal): Promise<Loaded>;
	/**
	 * Called before a page is loaded.
	 * @returns true if the navigation may use a view transition
	 */
	prepare(to: string): boolean;
	/** Called before another page, or another position on this one, is shown. */
	leave(): void;
	/** Called immediately if only the location changes, not the page: React may render that later. */
	moved(page: LoadedPage, location: Location): void;
	/** Called after each change of the location. */
	arrived(): void;
	/** Called with errors of navigations without a caller, such as back and forward. */
	failed(error: unknown): void;
	/** Loads an address as a document and replaces the history entry. */
	replaceDocument(to: string): void;
}

export interface Navigation {
	readonly router: DataRouter;
	/**
	 * Navigates to a path with query and hash.
	 * @param replace replaces the history entry. Default false
	 * @throws the error of a check of the target
	 */
	navigate(to: string, options?: { readonly replace?: boolean }): Promise<NavigationOutcome>;
	/** Navigates to a position on the current page, even if the tab is already there. */
	moveTo(to: string): void;
}

/** Redirects in a row before they count as a loop. */
const MAX_REDIRECTS = 10;

/** A navigation from its start over all redirects to its end. */
interface Run {
	/** True if a caller waits for it. */
	readonly hasCaller: boolean;
	/** The next location, as a path with query and hash. */
	next: string;
	redirects: number;
	/** Set if it ends at the current page. `push`: the navigation is repeated, and adds a history entry. */
	end?: { readonly kind: "stopped" } | { readonly kind: "threw"; readonly error: unknown } | { readonly kind: "push" };
}

/**
 * Creates the navigations of a tab.
 * @param open creates the router, which loads its pages with the data strategy
 */
export function createNavigation(
	host: NavigationHost,
	open: (dataStrategy: DataStrategyFunction) => DataRouter,
): Navigation {
	let current: Run | undefined;
	/** Loaded by a navigation that replaced an entry, for its repetition that adds one. */
	let loadedBefore: { readonly href: string; readonly loaded: Loaded } | undefined;
	const shown = () => router.state.loaderData[SITE_ROUTE] as LoadedPage;
	const here = () => createPath(router.state.location);

	const loadOnce = (location: Location, route: MatchedForm | undefined, signal: AbortSignal) => {
		const before = loadedBefore?.href === createPath(location) ? loadedBefore.loaded : undefined;
		loadedBefore = undefined;
		return before ?? host.load(location, route, shown(), signal);
	};

	const dataStrategy: DataStrategyFunction = async ({ request, matches }) => {
		const { location, historyAction } = router.state.navigation;
		const leaf = matches.at(-1);
		if (process.env.NODE_ENV !== "production" && leaf && !location) {
			// Development loads the data of the current page again.
			const loaded = await host.load(
				router.state.location,
				leaf.route.handle as MatchedForm | undefined,
				shown(),
				request.signal,
			);
			if (loaded.kind === "page") return routeResults(loaded.page, leaf.route.id);
			if (loaded.kind === "moved") host.replaceDocument(loaded.to);
			return never();
		}
		if (!location || !leaf) throw new Error("A page was loaded outside a navigation.");
		const href = createPath(location);
		const run = current?.next === href ? current : { hasCaller: false, next: href, redirects: 0 };
		current = run;
		const show = (page: LoadedPage) => routeResults(page, leaf.route.id);
		const endRoute = (result: Response): Record<string, DataStrategyResult> => ({
			[leaf.route.id]: { type: "error", result },
		});
		/**
		 * Ends the run at the current page. After back and forward the address has changed already, and its page is shown.
		 */
		const stay = (end: NonNullable<Run["end"]>, page = shown()) => {
			if (end.kind === "threw" && !run.hasCaller) host.failed(end.error);
			if (historyAction === "POP") return show(page);
			run.end = end;
			run.next = here();
			return endRoute(replace(run.next));
		};
		if (run.end && href === here()) return show(shown());
		try {
			const loaded = await loadOnce(location, leaf.route.handle as MatchedForm | undefined, request.signal);
			request.signal.throwIfAborted();
			if (loaded.kind === "document") return await never();
			if (loaded.kind === "moved") {
				if (historyAction === "POP") {
					host.replaceDocument(loaded.to);
					return await never();
				}
				run.redirects += 1;
				run.next = loaded.to;
				if (run.redirects <= MAX_REDIRECTS) return endRoute(redirect(loaded.to));
				throw new Error(`${href} redirects in a circle; the last of ${MAX_REDIRECTS} addresses was ${loaded.to}.`);
			}
			const { result } = loaded.page;
			const check = result.kind === "refused" || result.kind === "failed" ? result.check : undefined;
			if (check)
				return stay(check.kind === "threw" ? { ...check, error: new Error(check.message) } : check, loaded.page);
			if (isInvalid(loaded.page) && historyAction === "REPLACE" && run.hasCaller) {
				loadedBefore = { href, loaded };
				return stay({ kind: "push" });
			}
			return show(loaded.page);
		} catch (error) {
			// The response belongs to a cancelled navigation.
			if (request.signal.aborted) throw error;
			return stay({ kind: "threw", error });
		}
	};

	const router = open(dataStrategy);
	let last = router.state;
	router.subscribe((state) => {
		if (state.location === last.location) return;
		const page = state.loaderData[SITE_ROUTE] as LoadedPage;
		const isSamePage = page === last.loaderData[SITE_ROUTE];
		last = state;
		if (!current?.end) host.leave();
		if (isSamePage) host.moved(page, state.location);
		if (!current?.end) host.arrived();
	});

	/** Cancels the current navigation by navigating to the current page. */
	const cancelCurrent = (): void => {
		const { state, historyAction } = router.state.navigation;
		if (state === "idle" || historyAction === "POP") return;
		current = { hasCaller: false, next: here(), redirects: 0, end: { kind: "stopped" } };
		void router.navigate(here(), { replace: true });
	};

	return {
		router,
		async navigate(target, options) {
			const to = createPath(router.encodeLocation(target));
			const { location, historyAction } = router.state.navigation;
			// After back or forward, a link to the page that is still shown is not a duplicate.
			const from = historyAction === "POP" ? createPath(location) : here();
			if (to === from) {
				cancelCurrent();
				return navigationFailure("duplicated", from, to);
			}
			const run: Run = { hasCaller: true, next: to, redirects: 0 };
			current = run;
			await router.navigate(to, { replace: options?.replace ?? false, viewTransition: host.prepare(to) });
			if (current !== run) return navigationFailure("cancelled", from, to);
			if (run.end?.kind === "threw") throw run.end.error;
			if (run.end?.kind === "stopped") return navigationFailure("aborted", from, to);
			if (run.end?.kind === "push" && loadedBefore) {
				delete run.end;
				run.next = loadedBefore.href;
				await router.navigate(run.next);
			}
			const at = here();
			if (current !== run || at !== run.next) return navigationFailure("cancelled", from, to);
			if (isInvalid(shown())) return navigationFailure("aborted", from, to);
			return at === to ? { kind: "done", at } : { kind: "redirected", at };
		},
		moveTo(to) {
			current = undefined;
			void router.navigate(to);
		},
	};
}

/** True if a route matches and its validity check did not return true (RT-6). */
function isInvalid({ result }: LoadedPage): boolean {
	return result.kind === "missing" && result.reason === "invalid";
}

/** Never resolves: a document is about to replace the page, which stays visible until then. */
function never(): Promise<never> {
	return new Promise(() => undefined);
}
