// A film within a page: not a second of it comes before somebody asks for it.

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { comeWithCookiesRefused, open } from "../verbs.ts";

const PATH = "/dataspaces-101";

test.beforeEach(async ({ context, baseURL }) => comeWithCookiesRefused(context, baseURL ?? ""));

const film = (page: Page) => page.locator("video");
const play = (page: Page) => page.getByRole("button", { name: "Play Video", exact: true });

test("[VD-1] the button plays it and is gone, comes back when it is paused, and nothing is loaded before", async ({ page }) => {
	const films: string[] = [];
	page.on("request", (request) => request.url().endsWith(".webm") && films.push(request.url()));
	await open(page, PATH);
	await play(page).scrollIntoViewIfNeeded();
	await expect(film(page)).toBeHidden();
	expect(films).toEqual([]);

	await play(page).focus();
	await page.keyboard.press("Enter");
	await expect(play(page)).toHaveCount(0);
	await expect(film(page)).toBeVisible();
	await expect(film(page), "whoever pressed the button is at the film").toBeFocused();
	await expect.poll(() => film(page).evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);

	await film(page).evaluate((element) => (element as HTMLVideoElement).pause());
	await expect(play(page)).toBeVisible();
	await expect(film(page), "what was seen stays in sight").toBeVisible();
});

test("[VD-1] a recording's own page has the button before the film, and its chapters play from their moments", async ({ page }) => {
	for (const [path, label] of [
		["/events/recordings/two-rulebooks-compared", "Play Video"],
		["/de/events/recordings/zwei-regelwerke-im-vergleich", "Video abspielen"],
	] as const) {
		await open(page, path);
		const button = page.getByRole("button", { name: label, exact: true });
		await expect(button).toBeVisible();
		expect(
			await button.evaluate((element) => {
				const video = document.querySelector("video");
				return video ? element.compareDocumentPosition(video) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
			}),
		).toBeTruthy();
		await page
			.getByRole("navigation", { name: /^(Chapters|Kapitel)$/ })
			.getByRole("link")
			.nth(1)
			.click();
		await expect(film(page)).toBeVisible();
		await expect(button).toHaveCount(0);
		await expect(film(page)).toBeFocused();
		await expect.poll(() => film(page).evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThanOrEqual(8);
	}
});

test("[VD-2] another film that begins stops it", async ({ page }) => {
	await open(page, PATH);
	await play(page).click();
	await expect.poll(() => film(page).evaluate((element) => (element as HTMLVideoElement).paused)).toBe(false);
	await page.evaluate(() => {
		const other = document.createElement("video");
		other.muted = true;
		other.src = document.querySelector("video")?.src ?? "";
		document.body.append(other);
		return other.play();
	});
	await expect
		.poll(() =>
			page
				.locator("video")
				.first()
				.evaluate((element) => (element as HTMLVideoElement).paused),
		)
		.toBe(true);
});

test("[VD-1] a film that does not come says so, and can be tried again", async ({ page, expectMessage }) => {
	expectMessage(/Failed to load resource/);
	await page.route("**/files/**", (route) => route.abort());
	await open(page, PATH);
	await play(page).click();
	await expect(page.getByRole("alert").filter({ hasText: "The video could not be played." })).toBeVisible();
	await expect(film(page)).toBeHidden();
	await page.unroute("**/files/**");
	await play(page).click();
	await expect.poll(() => film(page).evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
	await expect(page.getByText("The video could not be played.")).toBeHidden();
});
