// A tab: its release set, and how its visitor goes from page to page.

import { createI18n } from "@hub/shared-contracts/language/i18n";
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from "@hub/shared-contracts/language/locale";
import type { SiteContext } from "../layout/site-context.tsx";
import type { LoadedPage } from "../page/answer.ts";
import type { PageData } from "../page/page-data.ts";
import { routeHref } from "../router/address.ts";
import { ownAddress } from "../router/external-url.ts";
import { navigateTo } from "../router/navigate-to.ts";
import { createNavigator } from "../router/navigator.ts";
import { createSiteTable } from "../router/site-table.ts";
import type { AppErrorStore } from "./app-error.client.ts";
import { followLinks } from "./click.client.ts";
import { createErrorPageCode } from "./error-page-code.client.ts";
import { createPageLoading } from "./page-loading.client.ts";
import { createRemoteViews } from "./remote-views.client.ts";
import { createScreen, type Screen } from "./screen.client.ts";
import { createServices } from "./services.client.ts";
import { currentPlace, enterPlace, hrefOf, isSamePage } from "./tab-history.client.ts";
import { switchTheme } from "./theme-choice.client.ts";

/** A tab that is ready to be drawn. */
export interface Tab {
	readonly site: SiteContext;
	readonly screen: Screen;
	/** Called once the first page is handed to React. */
	mounted(): void;
}

/** Opens the tab on the page that the document carries. */
export async function openTab({ set, page: first }: PageData, errors: AppErrorStore): Promise<Tab> {
	const table = createSiteTable(set.routes);
	const i18n = createI18n();
	const views = createRemoteViews(set, i18n, first.answer.locale);
	const errorPage = createErrorPageCode();
	const pages = createPageLoading({ setId: set.id, table, views, i18n, errorPage, first });
	await pages.prepareFirst();
	const screen = createScreen({ first: { page: first, place: currentPlace(), byHistory: false }, table, views, i18n });

	/** A page on its way after back or forward, when the address has changed already. */
	let returning: AbortController | undefined;
	const stopReturning = (): void => {
		returning?.abort();
		returning = undefined;
	};

	const navigator = createNavigator<LoadedPage>({
		// After back or forward a link to the page that is still shown is no request to stay.
		current: () => hrefOf(returning ? currentPlace() : screen.current().place),
		async prepare(to, signal) {
			const { page, place } = screen.current();
			const url = new URL(location.origin + to);
			if (url.hash && isSamePage(url, place)) return { kind: "page", prepared: page };
			const loaded = await pages.load(to, page.answer, signal);
			if (loaded.kind === "moved") return { kind: "redirect", to: loaded.to };
			const { answer } = loaded.page;
			if (answer.kind === "missing") return { kind: answer.reason, prepared: loaded.page };
			if ((answer.kind === "refused" || answer.kind === "failed") && answer.check) return answer.check;
			return { kind: "page", prepared: loaded.page };
		},
		async commit(to, page, options) {
			stopReturning();
			screen.leave();
			screen.show({ page, place: enterPlace(to, options), byHistory: false });
			errors.clear();
		},
	});
	const go = (href: string, replace = false) => navigator.navigate(href, { replace });

	/** Back and forward: the browser has changed the address, the page follows. */
	const followHistory = async (): Promise<void> => {
		screen.leave();
		const { page, place: left } = screen.current();
		const place = currentPlace();
		if (isSamePage(place, left)) {
			errors.clear();
			return screen.show({ page, place, byHistory: true });
		}
		const own = new AbortController();
		returning = own;
		const { signal } = own;
		try {
			const loaded = await pages.load(hrefOf(place), page.answer, signal);
			// An address that has moved meanwhile is loaded where it is now.
			if (loaded.kind === "moved") location.replace(loaded.to);
			else {
				screen.show({ page: loaded.page, place, byHistory: true });
				errors.clear();
			}
		} catch (error) {
			if (!signal.aborted) errors.set(error);
		} finally {
			if (returning === own) returning = undefined;
		}
	};
	// A page may keep entries of its own to itself: what was on its way before is given up all the same.
	const giveUp = (): void => {
		navigator.cancel();
		stopReturning();
	};
	addEventListener("popstate", giveUp, { capture: true });
	addEventListener("popstate", () => void followHistory());

	const site: SiteContext = {
		views,
		i18n,
		href: (locale, route, params) => routeHref(table, set.strategy, route, params, locale),
		navigate: (to, options) =>
			navigateTo(
				{
					within: (target, { replace }) => go(hrefOf(ownAddress(target, location.href)), replace),
					load: (target, { replace }) => (replace ? location.replace(target) : location.assign(target)),
					open: (target, name, features) => void window.open(target, name, features),
				},
				to,
				options,
			),
		service: createServices(views),
		switchTheme,
		errorPage,
	};

	return {
		site,
		screen,
		mounted() {
			followLinks({
				follow(url) {
					const { page, place } = screen.current();
					if (!url.hash || !isSamePage(url, place)) {
						go(hrefOf(url)).catch((error: unknown) => errors.set(error));
						return;
					}
					// At once: the visitor may press the next key right after the link.
					giveUp();
					screen.leave();
					screen.show({ page, place: enterPlace(hrefOf(url), { replace: false }), byHistory: false });
				},
				chooseLanguage(locale) {
					// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
					document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax`;
				},
			});
		},
	};
}
