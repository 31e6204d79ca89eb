// A tab: its release set, and its client navigations.

import { createI18n } from "@hub/shared-contracts/language/i18n";
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from "@hub/shared-contracts/language/locale";
import type { NavigationOutcome } from "@hub/shared-contracts/remote/navigation-outcome";
import { createBrowserRouter, createPath, type DataRouter, matchRoutes } from "react-router";
import { PageError, PageRoute } from "../layout/page-route.tsx";
import { hydrationData, routeObjects, SITE_ROUTE } from "../layout/route-objects.ts";
import { Site } from "../layout/site.tsx";
import type { SiteContext } from "../layout/site-context.tsx";
import type { ClientSet } from "../page/client-set.ts";
import type { PageData } from "../page/page-data.ts";
import type { LoadedPage } from "../page/page-result.ts";
import { routeHref } from "../router/address.ts";
import { ownAddress } from "../router/external-url.ts";
import { navigateTo } from "../router/navigate-to.ts";
import { hasLineBreak } from "../router/readable-path.ts";
import type { AppErrorStore } from "./app-error.client.ts";
import { followLinks } from "./click.client.ts";
import { createErrorPageCode } from "./error-page-code.client.ts";
import { markTitleTo } from "./moving-title.client.ts";
import { createNavigation } from "./navigation.client.ts";
import { nextTask } from "./next-task.client.ts";
import { createPageLoading } from "./page-loading.client.ts";
import { createRemoteViews, type RemoteViews } from "./remote-views.client.ts";
import { createScreen } from "./screen.client.ts";
import { createServices } from "./services.client.ts";
import { reloadOnceSignedOut } from "./signed-out.client.ts";
import { siteError } from "./site-error.client.tsx";
import { activateForms } from "./static-forms.client.ts";
import { switchTheme } from "./theme-choice.client.ts";

export interface Tab {
	readonly site: SiteContext;
	readonly router: DataRouter;
	/** Called after the first page was passed to React. */
	mounted(): void;
}

/** Opens the tab with the document's page; undefined at an address that stays server-rendered. */
export async function openTab({ set, page: first }: PageData, errors: AppErrorStore): Promise<Tab | undefined> {
	if (hasLineBreak(location.pathname)) return undefined;
	const routes = new Map(set.routes.map((route) => [route.key, route]));
	const i18n = createI18n();
	await nextTask();
	const views = createRemoteViews(set, i18n, first.result.locale);
	const errorPage = createErrorPageCode();
	const pages = createPageLoading({ setId: set.id, views, i18n, errorPage, first });
	await nextTask();
	await pages.prepareFirst();
	await nextTask();
	const { objects, hydration } = tabRoutes(set.routes, first, views, errors);
	await nextTask();

	const navigation = createNavigation(
		{
			load: (location, route, shown, signal) => pages.load(location, route, shown.result, signal),
			prepare: markTitleTo,
			leave: () => screen.leave(),
			moved: (page, location) => screen.shown({ page, location, arrival: navigation.router.state.historyAction }),
			arrived: () => errors.clear(),
			failed: (error) => errors.set(error),
			replaceDocument: (to) => location.replace(to),
		},
		(dataStrategy) => createBrowserRouter(objects, { hydrationData: hydration, dataStrategy }),
	);
	const { router } = navigation;
	const screen = createScreen({ first: { page: first, location: router.state.location }, routes, views, i18n });

	const go = (url: URL, replace = false): Promise<NavigationOutcome> => {
		const to = createPath(url);
		if (!to.startsWith("//")) return navigation.navigate(to, { replace });
		// React Router takes such a path for another host.
		if (replace) location.replace(url);
		else location.assign(url);
		return new Promise(() => undefined);
	};

	const site: SiteContext = {
		views,
		i18n,
		href: (locale, route, params) => routeHref({ routes }, set.strategy, route, params, locale),
		navigate: (to, options) =>
			navigateTo(
				{
					within: (target, { replace }) => go(ownAddress(target, location.href), replace),
					load: (target, { replace }) => (replace ? location.replace(target) : location.assign(target)),
					open: (target, name, features) => void window.open(target, name, features),
				},
				to,
				options,
			),
		service: createServices(views),
		switchTheme,
		errorPage,
		onShown: (shown) => screen.shown(shown),
	};

	return {
		site,
		router,
		mounted() {
			if (process.env.NODE_ENV === "development")
				void import(/* webpackMode: "eager" */ "./follow-development.client.ts").then(({ followDevelopment }) =>
					followDevelopment(views, () => router.revalidate()),
				);
			activateForms(views.activateSlot);
			reloadOnceSignedOut(() => {
				// The site's loader returns nothing else (layout/route-objects.ts).
				const { result } = router.state.loaderData[SITE_ROUTE] as LoadedPage;
				return result.kind === "page" && result.personal === true;
			});
			followLinks({
				follow(url) {
					const { pathname, search } = router.state.location;
					const to = createPath(url);
					const isOnPage =
						url.hash !== "" && url.pathname === pathname && url.search === search && !to.startsWith("//");
					if (isOnPage) navigation.moveTo(to);
					else go(url).catch((error: unknown) => errors.set(error));
				},
				chooseLanguage(locale) {
					// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
					document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax`;
				},
			});
		},
	};
}

/** Creates the routes of a tab; only the document's page exists already. */
function tabRoutes(routes: ClientSet["routes"], first: LoadedPage, views: RemoteViews, errors: AppErrorStore) {
	const { result } = first;
	const SiteError = siteError(errors.set);
	const isFirst = (key: string) => result.kind !== "page" || result.route === key;
	const objects = routeObjects(routes, { Site, SiteError, Page: PageRoute, PageError }, ({ key, locale }) =>
		isFirst(key)
			? undefined
			: async () => {
					// The views keep the error; loading the page's data ends with it.
					await views.preparePage(key, locale).catch(() => undefined);
					return PageRoute;
				},
	);
	// Matching all routes takes a phone 90 ms, and the router does it again.
	const possible = (objects[0]?.children ?? []).filter(
		({ handle }) => result.kind !== "page" || handle?.key === result.route,
	);
	// A preview's address is none of them: it matches the route for all other addresses.
	const matched = (matchRoutes(possible, location) ?? matchRoutes(objects, location))?.at(-1)?.route.id;
	if (!matched) throw new Error(`No route has the address ${location.pathname}.`);
	return { objects, hydration: hydrationData(first, matched) };
}
