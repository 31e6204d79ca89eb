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
		return places.length > 0 && places.every((place) => Object.keys(place).some((key) => key.startsWith("__reactFiber")));
	});
}

/** The page's own heading. */
export function heading(page: Page): Locator {
	return page.getByRole("main").getByRole("heading", { level: 1 });
}

/** Expects a page: one level-one heading, in a document of the page's language (LN-8). */
export async function expectPage(page: Page, { heading: text, lang }: { heading: string; lang?: string }): Promise<void> {
	await expect(heading(page)).toHaveText(text);
	await expect(heading(page)).toHaveCount(1);
	if (lang) await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

/** The main menu; on narrow screens it has to be opened first. */
export function menu(page: Page): Locator {
	return page.getByRole("navigation", { name: /^(Main navigation|Hauptnavigation)$/ });
}

/** What the main menu shows at first: headings with a panel, and links that stand alone. */
export function menuEntries(page: Page): Locator {
	return menu(page).locator("summary, a:not(details a)");
}

/** Follows a link of the main menu; the panel that it stands in is opened first. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
	const link = page.getByRole("link", { name, exact: true, includeHidden: true });
	const closed = menu(page).locator("details:not([open])", { has: link });
	if ((await closed.count()) > 0) await closed.locator("summary").click();
	await menu(page).getByRole("link", { name, exact: true }).click();
}

/** The links to the languages. */
export function languages(page: Page): Locator {
	return page.getByRole("navigation", { name: /^(Language|Sprache)$/ });
}

/** Chooses a language. */
export async function chooseLanguage(page: Page, name: "Deutsch" | "English"): Promise<void> {
	await languages(page).getByRole("link", { name }).click();
}

/** The question about cookies. */
export function consentQuestion(page: Page): Locator {
	return page.getByRole("region", { name: /^(Your data, your decision|Ihre Daten, Ihre Entscheidung)$/ });
}

/** Refuses everything that is not necessary. */
export async function refuseCookies(page: Page): Promise<void> {
	await consentQuestion(page).getByRole("button", { name: "Necessary only" }).click();
	await expect(consentQuestion(page)).toBeHidden();
}

/** Answers the question about cookies before the first page, so that it is not in the way. */
export async function refuseCookiesBeforehand(context: BrowserContext, url: string): Promise<void> {
	await context.addCookies(
		["DIH_ACCEPTED", "DIH_REQUIRED"].map((name) => ({ name, value: "true", url, sameSite: "Lax" as const })),
	);
}

/** Where the page is scrolled to, in px from its top. */
export function scrollPosition(page: Page): Promise<number> {
	return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls to a place and stays there. */
export async function scrollDownTo(page: Page, top: number): Promise<void> {
	await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
	await expect.poll(() => scrollPosition(page)).toBe(top);
}

/** Requests of a page to its own server since the watch began. */
export interface Requests {
	/** Documents. */
	readonly documents: string[];
	/** Page data for client navigations. */
	readonly data: string[];
}

/** Counts the requests of a page from now on. */
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

/** Whether there was no full load since {@link markTab}. */
export function isMarked(page: Page): Promise<boolean> {
	return page.evaluate(() => "visitorsMark" in window);
}

/**
 * Lets the first request for a file fail. Requests are watched on: a browser that ceases to be asked may leave one unanswered that
 * comes at the same moment.
 */
export async function failOnce(page: Page, url: RegExp | string, fail: (route: Route) => Promise<void>): Promise<void> {
	let failed = false;
	await page.route(url, (route) => {
		if (failed) return route.fallback();
		failed = true;
		return fail(route);
	});
}
