// Navigations of a tab: React Router runs them, and each tells how it ended (RT-9).

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
import type { LoadedPage } from "../page/answer.ts";

/** What came of loading a page: the page, the address (path, query and hash) that it has moved to, or a document in place of the tab's. */
export type Loaded =
	| { readonly kind: "page"; readonly page: LoadedPage }
	| { readonly kind: "moved"; readonly to: string }
	| { readonly kind: "document" };

/** What navigations work with. */
export interface NavigationHost {
	/**
	 * Loads the page at a location.
	 * @param route undefined where no route of the release set matches
	 * @param shown what the tab shows meanwhile
	 */
	load(location: Location, route: MatchedForm | undefined, shown: LoadedPage, signal: AbortSignal): Promise<Loaded>;
	/** Called before a page is loaded that a visitor goes to. @returns whether it may come by a view transition */
	prepare(to: string): boolean;
	/** Called before another page, or another place on this one, is shown. */
	leave(): void;
	/** Called at once where the page stays and its location is another: React may take a moment to render that. */
	moved(page: LoadedPage, location: Location): void;
	/** Called after each change of the location. */
	arrived(): void;
	/** Hears of errors of navigations that no caller waits for, such as back and forward. */
	failed(error: unknown): void;
	/** Loads an address as a document in place of the entry of the history. */
	replaceDocument(to: string): void;
}

/** Navigations within a tab. */
export interface Navigation {
	readonly router: DataRouter;
	/**
	 * Goes to a path with query and hash.
	 * @param replace takes the place of the entry in the history. Default false
	 * @throws what a check of the target threw, in its words
	 */
	navigate(to: string, options?: { readonly replace?: boolean }): Promise<NavigationOutcome>;
	/** Goes to a place on the page shown, also where that is the present one. */
	moveTo(to: string): void;
}

/** How many redirects in a row are followed before they count as a circle. */
const MOST_REDIRECTS = 10;

/** A navigation from its start over all redirects to its end. */
interface Run {
	/** Whether a caller waits for it. */
	readonly isHeard: boolean;
	/** The location that comes next, as a path with query and hash. */
	next: string;
	redirects: number;
	/** Set where it ends at the page that is shown. */
	end?: { readonly kind: "stopped" } | { readonly kind: "threw"; readonly error: unknown } | { readonly kind: "push" };
}

/**
 * Opens the navigations of a tab.
 * @param open makes the router, which loads its pages by the strategy
 */
export function createNavigation(host: NavigationHost, open: (dataStrategy: DataStrategyFunction) => DataRouter): Navigation {
	let current: Run | undefined;
	/** Loaded by a navigation that replaced an entry, for the one that adds an entry instead. */
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
		if (!location || !leaf) throw new Error("A page was loaded outside a navigation.");
		const href = createPath(location);
		const run = current?.next === href ? current : { isHeard: false, next: href, redirects: 0 };
		current = run;
		const show = (page: LoadedPage) => routeResults(page, leaf.route.id);
		const ends = (result: Response): Record<string, DataStrategyResult> => ({ [leaf.route.id]: { type: "error", result } });
		/** Ends the run where it began. After back and forward the address is another already, and the page at it is shown. */
		const stay = (end: NonNullable<Run["end"]>, page = shown()) => {
			if (end.kind === "threw" && !run.isHeard) host.failed(end.error);
			if (historyAction === "POP") return show(page);
			run.end = end;
			run.next = here();
			return ends(replace(run.next));
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
				if (run.redirects <= MOST_REDIRECTS) return ends(redirect(loaded.to));
				throw new Error(`${href} redirects in a circle; the last of ${MOST_REDIRECTS} addresses was ${loaded.to}.`);
			}
			const { answer } = loaded.page;
			const check = answer.kind === "refused" || answer.kind === "failed" ? answer.check : undefined;
			if (check) return stay(check.kind === "threw" ? { ...check, error: new Error(check.message) } : check, loaded.page);
			if (isInvalid(loaded.page) && historyAction === "REPLACE" && run.isHeard) {
				loadedBefore = { href, loaded };
				return stay({ kind: "push" });
			}
			return show(loaded.page);
		} catch (error) {
			// The answer belongs to a cancelled navigation.
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

	/** Ends what is under way by a navigation to where the tab is. */
	const end = (): void => {
		const { state, historyAction } = router.state.navigation;
		if (state === "idle" || historyAction === "POP") return;
		current = { isHeard: false, next: here(), redirects: 0, end: { kind: "stopped" } };
		void router.navigate(here(), { replace: true });
	};

	return {
		router,
		async navigate(target, options) {
			const to = createPath(router.encodeLocation(target));
			const { location, historyAction } = router.state.navigation;
			// After back or forward a link to the page that is still shown is no request to stay.
			const from = historyAction === "POP" ? createPath(location) : here();
			if (to === from) {
				end();
				return navigationFailure("duplicated", from, to);
			}
			const run: Run = { isHeard: true, next: to, redirects: 0 };
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

/** A route matches, and its validity check did not return true (RT-6). */
function isInvalid({ answer }: LoadedPage): boolean {
	return answer.kind === "missing" && answer.reason === "invalid";
}

/** Never resolves: a document is about to replace the page, which stays visible until then. */
function never(): Promise<never> {
	return new Promise(() => undefined);
}
