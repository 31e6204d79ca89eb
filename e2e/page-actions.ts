// Helpers for pages of the site.

import { type BrowserContext, expect, type Locator, type Page, type Route } from "@playwright/test";

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page);
}

/** Waits until React has hydrated the layout and every region of a remote in it (NV-6). */
export async function waitForHydration(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const places = [...document.querySelectorAll("#app main, #app [data-region]")];
		return (
			places.length > 0 && places.every((place) => Object.keys(place).some((key) => key.startsWith("__reactFiber")))
		);
	});
}

/** Returns the page's level-one heading. */
export function heading(page: Page): Locator {
	return page.getByRole("main").getByRole("heading", { level: 1 });
}

/** Expects a page: one level-one heading, in a document of the page's language (LN-8). */
export async function expectPage(
	page: Page,
	{ heading: text, lang }: { heading: string; lang?: string },
): Promise<void> {
	await expect(heading(page)).toHaveText(text);
	await expect(heading(page)).toHaveCount(1);
	if (lang) await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

/** Returns the main menu, which is opened first on narrow screens. */
export function menu(page: Page): Locator {
	return page.getByRole("navigation", { name: /^(Main navigation|Hauptnavigation)$/ });
}

/** Returns the top level of the main menu: headings with a panel, and single links. */
export function menuEntries(page: Page): Locator {
	return menu(page).locator("summary, a:not(details a)");
}

/** Follows a link of the main menu, after opening its panel. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
	const link = page.getByRole("link", { name, exact: true, includeHidden: true });
	const closed = menu(page).locator("details:not([open])", { has: link });
	if ((await closed.count()) > 0) await closed.locator("summary").click();
	await menu(page).getByRole("link", { name, exact: true }).click();
}

export function languages(page: Page): Locator {
	return page.getByRole("navigation", { name: /^(Language|Sprache)$/ });
}

export async function chooseLanguage(page: Page, name: "Deutsch" | "English"): Promise<void> {
	await languages(page).getByRole("link", { name }).click();
}

/** Returns the cookie banner. */
export function consentBanner(page: Page): Locator {
	return page.getByRole("region", { name: /^(Your data, your decision|Ihre Daten, Ihre Entscheidung)$/ });
}

/** Refuses everything that is not necessary. */
export async function refuseCookies(page: Page): Promise<void> {
	await consentBanner(page).getByRole("button", { name: "Necessary only" }).click();
	await expect(consentBanner(page)).toBeHidden();
}

/** Answers the cookie banner before the first page, so that it does not cover it. */
export async function refuseCookiesFirst(context: BrowserContext, url: string): Promise<void> {
	await context.addCookies(
		["DIH_ACCEPTED", "DIH_REQUIRED"].map((name) => ({ name, value: "true", url, sameSite: "Lax" as const })),
	);
}

/** Returns the scroll position in px. */
export function scrollPosition(page: Page): Promise<number> {
	return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls to a position and stays there. */
export async function scrollDownTo(page: Page, top: number): Promise<void> {
	await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
	await expect.poll(() => scrollPosition(page)).toBe(top);
}

/** Requests of a page to its own server since recording began. */
export interface Requests {
	/** Requests for documents. */
	readonly documents: string[];
	/** Requests for page data by client navigations. */
	readonly data: string[];
}

/** Records the requests of a page from now on. */
export function watchRequests(page: Page): Requests {
	const requests: Requests = { documents: [], data: [] };
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.resourceType() === "document") requests.documents.push(pathname);
		if (pathname === "/_data") requests.data.push(request.url());
	});
	return requests;
}

/** Sets a marker on `window`, which a full load removes. */
export async function markTab(page: Page): Promise<void> {
	await page.evaluate(() => Object.assign(window, { visitorsMark: true }));
}

/** True if there was no full load since {@link markTab}. */
export function isMarked(page: Page): Promise<boolean> {
	return page.evaluate(() => "visitorsMark" in window);
}

/**
 * Fails the first request for a file. The route stays afterwards, because removing it could leave a simultaneous
 * request without a response.
 */
export async function failOnce(page: Page, url: RegExp | string, fail: (route: Route) => Promise<void>): Promise<void> {
	let failed = false;
	await page.route(url, (route) => {
		if (failed) return route.fallback();
		failed = true;
		return fail(route);
	});
}
