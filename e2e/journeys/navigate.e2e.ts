// Client navigation (RT-9, NV-2, NV-7).

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { holdResponses } from "../held-responses.ts";
import {
	chooseFromMenu,
	expectPage,
	heading,
	isMarked,
	markTab,
	menu,
	open,
	refuseCookiesFirst,
	scrollDownTo,
	scrollPosition,
	watchRequests,
} from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

const post = knownPage("post");
const events = knownPage("events");

test.beforeEach(async ({ context, baseURL }) => refuseCookiesFirst(context, baseURL ?? ""));

test("[NV-7] a navigation from the menu sends one request, focuses the new heading and is announced", async ({
	page,
}) => {
	await open(page, "/");
	await markTab(page);
	const requests = watchRequests(page);
	await expect(menu(page).getByRole("link", { name: "Events" })).not.toHaveAttribute("aria-current");
	await chooseFromMenu(page, "Events");
	await expectPage(page, events);
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveTitle("Events · Data Hub");
	await expect(page.getByRole("status")).toHaveText("Events · Data Hub");
	await expect(menu(page).getByRole("link", { name: "Events" })).toHaveAttribute("aria-current", "page");
	await expect(page).toHaveURL("/events");
	expect(requests.data).toHaveLength(1);
	expect(requests.documents).toEqual([]);

	await page.getByRole("link", { name: "Connector workshop in Berlin" }).click();
	await expectPage(page, knownPage("event"));
	await expect(menu(page).getByRole("link", { name: "Events" }), "the list above it stays marked").toHaveAttribute(
		"aria-current",
		"true",
	);
	await chooseFromMenu(page, "Insights");
	await expectPage(page, knownPage("insights"));
	await expect(menu(page).locator("[aria-current]")).toHaveText(["Knowledge", "Insights"]);
	expect(requests.data).toHaveLength(3);
	expect(requests.documents).toEqual([]);
	expect(await isMarked(page)).toBe(true);
});

test("[NV-2] a new page is shown from its top; back and forward restore scroll positions", async ({ page }) => {
	await open(page, "/insights");
	const link = page.getByRole("main").getByRole("link", { name: post.heading });
	await link.hover();
	await expect.poll(() => scrollPosition(page), "the link stands further down").toBeGreaterThan(0);
	const left = await scrollPosition(page);
	await link.click();
	await expectPage(page, post);
	await expect.poll(() => scrollPosition(page)).toBe(0);
	await scrollDownTo(page, 500);
	await page.goBack();
	await expectPage(page, knownPage("insights"));
	await expect.poll(() => scrollPosition(page)).toBe(left);
	await page.goForward();
	await expectPage(page, post);
	await expect.poll(() => scrollPosition(page)).toBe(500);
});

test("offline, back shows a visited page with a notice, and other pages show an error", async ({
	page,
	context,
	expectMessage,
}) => {
	expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch|The code of the error page did not load/);
	await open(page, "/events");
	await page.getByRole("link", { name: "Connector workshop in Berlin" }).click();
	await expectPage(page, knownPage("event"));
	const notice = page.getByText("No connection. You are viewing this page as it was last loaded.");
	await context.setOffline(true);
	await page.goBack();
	await expectPage(page, events);
	await expect(notice).toBeVisible();
	await page.goForward();
	await expectPage(page, knownPage("event"));
	await chooseFromMenu(page, "Insights");
	await expect(heading(page)).toHaveText("This page is not available right now");
	await context.setOffline(false);
	await page
		.getByRole("link", { name: "Try again" })
		.or(page.getByRole("button", { name: "Try again" }))
		.click();
	await expectPage(page, knownPage("insights"));
	await expect(notice).toHaveCount(0);
});

test("[NV-2] a reload keeps the scroll position", async ({ page }) => {
	await open(page, post.path);
	await scrollDownTo(page, 800);
	await page.reload();
	await expect.poll(() => scrollPosition(page)).toBe(800);
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
	test(`[NV-2] a link within the page leads as clear of the header as its address does (motion: ${reducedMotion})`, async ({
		page,
		context,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await open(page, post.path);
		const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(2);
		const name = (await link.textContent()) ?? "";
		await link.hover();
		const left = await scrollPosition(page);
		await page.evaluate(() => {
			const seen: number[] = [];
			addEventListener("scroll", () => seen.push(scrollY));
			Object.assign(window, { placesSeen: seen });
		});
		await link.click();
		await expect(page).toHaveURL(/#/);
		const direct = await context.newPage();
		await direct.emulateMedia({ reducedMotion: "reduce" });
		await open(direct, new URL(page.url()).pathname + new URL(page.url()).hash);
		const topIn = async (tab: Page) =>
			Math.round(
				(await tab.getByRole("main").getByRole("heading", { level: 2, name, exact: true }).boundingBox())?.y ??
					Number.NaN,
			);
		await expect.poll(() => topIn(page), "the heading stands where a full load has it").toBe(await topIn(direct));
		const header = await page.getByRole("banner").first().boundingBox();
		expect(await topIn(page)).toBeGreaterThan(header?.height ?? 0);
		await direct.close();
		const seen = await page.evaluate(() => new Set((window as unknown as { placesSeen: number[] }).placesSeen).size);
		if (reducedMotion === "reduce") expect(seen, "at once").toBe(1);
		else expect(seen, "on a way that can be followed").toBeGreaterThan(1);
		await page.goBack();
		await expect.poll(() => scrollPosition(page), "back leads to where the link was followed").toBe(left);
	});
}

test("[NV-2] a link to an anchor on another page scrolls to it", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/");
	await page.evaluate(() => {
		const link = Object.assign(document.createElement("a"), {
			href: "/events#list",
			textContent: "The list of events",
		});
		document.querySelector("main")?.prepend(link);
	});
	await page.getByRole("link", { name: "The list of events" }).click();
	await expectPage(page, events);
	const list = page.getByRole("region", { name: "Coming up" });
	await expect
		.poll(async () =>
			Math.round(
				((await list.boundingBox())?.y ?? 0) - ((await page.getByRole("banner").first().boundingBox())?.height ?? 0),
			),
		)
		.toBe(24);
});

test("[RT-9] a link to the current page works while going back from it is pending", async ({ page }) => {
	await open(page, "/");
	await chooseFromMenu(page, "Events");
	await expectPage(page, events);
	const release = await holdResponses(page, /\/_data\?to=%2F&/);
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/");
	await chooseFromMenu(page, "Events");
	await expect(page).toHaveURL("/events");
	await release();
	await expectPage(page, events);
	await expect(page).toHaveURL("/events");
});

test("a click with the control key is left to the browser, which opens a tab", async ({ page }) => {
	await open(page, "/");
	// Looks at the click instead of the tab: a busy Chromium without windows sometimes opens none, also on a page without
	// scripts.
	const isLeftToBrowser = page.evaluate(
		() =>
			new Promise<boolean>((resolve) => {
				addEventListener("click", (event) => setTimeout(() => resolve(!event.defaultPrevented)), { once: true });
			}),
	);
	await menu(page)
		.getByRole("link", { name: "Events" })
		.click({ modifiers: ["ControlOrMeta"] });
	expect(await isLeftToBrowser).toBe(true);
	await expectPage(page, knownPage("home"));
	await expect(page).toHaveURL("/");
});

test("[NV-8] a slow navigation shows and announces its progress", async ({ page }) => {
	await open(page, "/");
	const held = Promise.withResolvers<void>();
	await page.route("**/_data?*", async (route) => {
		await held.promise;
		await route.continue();
	});
	await chooseFromMenu(page, "Events");
	await expect(page.getByRole("status").filter({ hasText: "Loading the next page" })).toHaveCount(1);
	await expect(page.locator(".navigation-progress")).toBeVisible();
	held.resolve();
	await expectPage(page, events);
	await expect(page.locator(".navigation-progress")).toHaveCount(0);
	await expect(page.getByRole("status").filter({ hasText: "Events · Data Hub" })).toHaveCount(1);
});
