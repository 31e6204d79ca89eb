// A tab: its release set, its router, and everything between a click and the page on the screen.

import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, type Locale } from "@hub/shared-contracts/language/locale";
import { createTranslator } from "@hub/shared-contracts/language/translator";
import { createBrowserRouter } from "react-router";
import { Site } from "../layout/site.tsx";
import type { SiteContext } from "../layout/site-context.tsx";
import type { Layout, LoadedPage, ShownAnswer, TroubleAnswer } from "../page/answer.ts";
import type { PageData } from "../page/page-data.ts";
import { titleOf } from "../page/title.ts";
import { routeHref } from "../router/address.ts";
import { ownAddress } from "../router/external-url.ts";
import { navigateTo } from "../router/navigate-to.ts";
import { createNavigator, type Target } from "../router/navigator.ts";
import { RELOAD_STATE_KEY } from "../router/reload-guard.ts";
import { isRoutable } from "../router/routable-path.ts";
import { createSiteTable, matchAddress } from "../router/site-table.ts";
import type { AppErrorStore } from "./app-error.client.ts";
import { followLinks } from "./click.client.ts";
import { updateDocumentHead } from "./document-head.client.ts";
import { isLoadFailure, registerSet } from "./federation.client.ts";
import { fetchPage } from "./page-fetch.client.ts";
import { arriveAtPage } from "./page-focus.client.ts";
import { reloadTarget } from "./reload.client.ts";
import { createRemoteViews } from "./remote-views.client.ts";
import { createScrolling } from "./scrolling.client.ts";
import { createServices } from "./services.client.ts";
import { switchTheme } from "./theme-choice.client.ts";

/** A tab that is ready to be drawn. */
export interface Tab {
	readonly site: SiteContext;
	readonly router: ReturnType<typeof createBrowserRouter>;
	/** Called once the first page is handed to React. */
	mounted(): void;
}

/** Whether the tab was loaded because a client navigation could not go on: then it behaves like the navigation's end. */
interface ReloadState {
	readonly navigated: boolean;
}

/** Opens the tab on the page that the document carries. */
export async function openTab({ set, page }: PageData, errors: AppErrorStore): Promise<Tab> {
	const table = createSiteTable(set.routes);
	const translator = createTranslator();
	const layouts = new Map<Locale, Layout>([[page.layout.locale, page.layout]]);
	const prepared = new Map<string, LoadedPage>();
	let shown: ShownAnswer = page.answer;

	registerSet(set.remotes);
	const views = createRemoteViews(set, translator, page.answer.locale);
	await Promise.all([
		loadShellMessages(page.answer.locale),
		prepareFirstPage(),
		views.prepareSlots(slotsOf(page), page.answer.locale),
	]);

	async function loadShellMessages(locale: Locale): Promise<void> {
		if (translator.has("shell", locale)) return;
		const messages = {
			de: () => import(/* webpackChunkName: "messages-de" */ "../../messages/de.json"),
			en: () => import(/* webpackChunkName: "messages-en" */ "../../messages/en.json"),
		};
		translator.add("shell", locale, (await messages[locale]()).default);
	}

	async function prepareFirstPage(): Promise<void> {
		const { answer } = page;
		if (answer.kind !== "page") return;
		try {
			await views.preparePage(answer.route, answer.locale, answer.pieces);
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
			console.warn("The code of this page did not come; it stays as the server drew it.", error);
			views.freezePage(answer.route, error);
		}
	}

	/** Everything for a page of this site, by its path and query: data in one request, code beside it. */
	async function load(href: string, signal: AbortSignal): Promise<LoadedPage | { readonly kind: "moved"; readonly to: string }> {
		const url = new URL(location.origin + href);
		const match = matchAddress(table, url.pathname);
		const locale = match?.form.locale ?? shown.locale;
		const code = match && !match.foreign ? views.preparePage(match.route.key, locale) : Promise.resolve();
		// Heard below, together with the data; until then it must not count as unhandled.
		code.catch(() => undefined);
		const fetched = await fetchPage(url.pathname + url.search, set.id, layouts.has(locale) ? locale : shown.locale, signal);
		// Whoever went elsewhere meanwhile is not fetched back.
		signal.throwIfAborted();
		if (fetched.kind === "reload") {
			location.assign(url);
			return never();
		}
		if (fetched.kind === "unreachable") return { answer: unreachable(shown), layout: layoutOf(shown.locale) };
		const { answer, layout } = fetched;
		if (answer.kind === "moved") return { kind: "moved", to: answer.to + url.hash };
		if (layout) layouts.set(layout.locale, layout);
		try {
			await Promise.all([
				code,
				answer.kind === "page" ? views.preparePage(answer.route, answer.locale, answer.pieces) : undefined,
				loadShellMessages(answer.locale),
				views.prepareLanguage(answer.locale),
				answer.kind === "page" ? views.prepareSlots(Object.keys(answer.slots), answer.locale) : undefined,
			]);
		} catch (error) {
			if (!isLoadFailure(error)) throw error;
			signal.throwIfAborted();
			if (reloadTarget(url.pathname + url.search + url.hash, error)) return never();
			return { answer: { ...unreachable(answer), kind: "failed", status: 500 }, layout: layoutOf(answer.locale) };
		}
		return { answer, layout: layoutOf(answer.locale) };
	}

	function layoutOf(locale: Locale): Layout {
		return layouts.get(locale) ?? page.layout;
	}

	const scrolling = createScrolling({ key: "default", pathname: location.pathname, hash: location.hash });
	// Before the router hears of it: the page that is left is still where the visitor scrolled it to, and whoever goes back or
	// forward, or to another place on the page, wants nothing any more that is on its way.
	addEventListener("popstate", () => {
		scrolling.leave();
		navigator.cancel();
	});
	const router = createBrowserRouter(
		[
			{
				id: "site",
				path: "*",
				Component: Site,
				loader: async ({ request }) => {
					const { pathname, search } = new URL(request.url);
					const ready = prepared.get(pathname + search);
					prepared.delete(pathname + search);
					if (ready) return ready;
					const loaded = await load(pathname + search, request.signal);
					// Back and forward come here directly; an address that has moved meanwhile is loaded where it is now.
					if ("kind" in loaded) {
						location.replace(loaded.to);
						return never();
					}
					return loaded;
				},
			},
		],
		{ hydrationData: { loaderData: { site: page } } },
	);

	const navigator = createNavigator<LoadedPage>({
		current: () => hrefOf(router.state.location),
		async prepare(to, signal): Promise<Target<LoadedPage>> {
			const url = new URL(location.origin + to);
			const here = router.state.location;
			if (url.pathname === here.pathname && url.search === here.search && url.hash)
				return { kind: "page", prepared: { answer: shown, layout: layoutOf(shown.locale) } };
			const loaded = await load(to, signal);
			if ("kind" in loaded) return { kind: "redirect", to: loaded.to };
			const { answer } = loaded;
			if (answer.kind === "missing") return { kind: answer.reason, prepared: loaded };
			if ((answer.kind === "refused" || answer.kind === "failed") && answer.check) return answer.check;
			return { kind: "page", prepared: loaded };
		},
		async commit(to, ready, { replace }) {
			const url = new URL(location.origin + to);
			prepared.set(url.pathname + url.search, ready);
			scrolling.leave();
			await router.navigate(url.pathname + url.search + url.hash, { replace });
			prepared.delete(url.pathname + url.search);
			errors.clear();
		},
	});

	const navigate: SiteContext["navigate"] = (to, options) =>
		navigateTo(
			{
				async within(target, { replace }) {
					const url = ownAddress(target, location.href);
					if (!isRoutable(url.pathname)) {
						if (replace) location.replace(url);
						else location.assign(url);
						return never();
					}
					return navigator.navigate(url.pathname + url.search + url.hash, { replace });
				},
				load: (target, { replace }) => (replace ? location.replace(target) : location.assign(target)),
				open: (target, name, features) => void window.open(target, name, features),
			},
			to,
			options,
		);

	let first = true;
	const site: SiteContext = {
		views,
		translate: translator.translate,
		href: (locale, route, params) => routeHref(table, set.strategy, route, params, locale),
		navigate,
		service: createServices(views),
		switchTheme,
		onShown(answer, { pathname, hash, key }) {
			const samePage = answer === shown;
			shown = answer;
			views.speak(answer.locale);
			if (first) {
				first = false;
				if (takeReloadState()?.navigated) arriveAtPage(document.title);
				return;
			}
			if (!samePage) updateDocumentHead(answer, titleOf(answer, translator.translate));
			const route = answer.kind === "page" ? table.routes.get(answer.route) : undefined;
			scrolling.arrive({
				key,
				pathname,
				hash,
				byHistory: router.state.historyAction === "POP",
				scrollToTop: route?.scrollToTop ?? true,
			});
			if (!samePage) arriveAtPage(document.title);
		},
	};

	return {
		site,
		router,
		mounted() {
			followLinks({
				go: (href) => void navigate(href).catch((error: unknown) => errors.set(error)),
				within(href) {
					navigator.cancel();
					scrolling.leave();
					scrolling.goWithin(new URL(href, location.href).hash);
					void router.navigate(href);
				},
				chooseLanguage(locale) {
					// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
					document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax`;
				},
			});
		},
	};
}

/** The slots that a page and its layout show. */
function slotsOf({ answer, layout }: LoadedPage): string[] {
	return [...Object.keys(layout.slots), ...(answer.kind === "page" ? Object.keys(answer.slots) : [])];
}

function hrefOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
	return pathname + search + hash;
}

function unreachable({ locale, languages, absent }: ShownAnswer): TroubleAnswer {
	return {
		kind: "unavailable",
		status: 503,
		locale,
		languages,
		absent,
		layout: "default",
		head: { title: "", description: "" },
		addresses: undefined,
	};
}

/** For a page that is about to be replaced by a full load: what is on the screen stays until then. */
function never(): Promise<never> {
	return new Promise(() => undefined);
}

function takeReloadState(): ReloadState | undefined {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(RELOAD_STATE_KEY) ?? "null");
		sessionStorage.removeItem(RELOAD_STATE_KEY);
		if (typeof stored !== "object" || stored === null || !("state" in stored)) return undefined;
		const { state } = stored;
		return typeof state === "object" && state !== null && "navigated" in state
			? { navigated: state.navigated === true }
			: undefined;
	} catch {
		return undefined;
	}
}
