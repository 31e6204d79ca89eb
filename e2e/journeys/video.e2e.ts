// Videos (VD-1, VD-2): nothing of a video is loaded before the visitor starts it.

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { open, refuseCookiesFirst } from "../page-actions.ts";

const PATH = "/dataspaces-101";

test.beforeEach(async ({ context, baseURL }) => refuseCookiesFirst(context, baseURL ?? ""));

const player = (page: Page) => page.locator("video");
const play = (page: Page) => page.getByRole("button", { name: "Play Video", exact: true });

test("[VD-1] the button plays the video, is shown again on pause, and nothing is loaded before", async ({ page }) => {
	const videos: string[] = [];
	page.on("request", (request) => request.url().endsWith(".webm") && videos.push(request.url()));
	await open(page, PATH);
	await play(page).scrollIntoViewIfNeeded();
	await expect(player(page)).toBeHidden();
	expect(videos).toEqual([]);

	await play(page).focus();
	await page.keyboard.press("Enter");
	await expect(play(page)).toHaveCount(0);
	await expect(player(page)).toBeVisible();
	await expect(player(page), "the focus moves from the button to the video").toBeFocused();
	await expect
		.poll(() => player(page).evaluate((element) => (element as HTMLVideoElement).currentTime))
		.toBeGreaterThan(0);

	await player(page).evaluate((element) => (element as HTMLVideoElement).pause());
	await expect(play(page)).toBeVisible();
	await expect(player(page), "what was seen stays in sight").toBeVisible();
});

test("[VD-1] a recording's own page has the button before the video, and its chapters play from their moments", async ({
	page,
}) => {
	await open(page, "/de/events/recordings/zwei-regelwerke-im-vergleich");
	const button = page.getByRole("button", { name: "Video abspielen", exact: true });
	await expect(button).toBeVisible();
	expect(
		await button.evaluate((element) => {
			const video = document.querySelector("video");
			return video ? element.compareDocumentPosition(video) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
		}),
	).toBeTruthy();
	await page.getByRole("navigation", { name: "Kapitel" }).getByRole("link").nth(1).click();
	await expect(player(page)).toBeVisible();
	await expect(button).toHaveCount(0);
	await expect(player(page)).toBeFocused();
	await expect
		.poll(() => player(page).evaluate((element) => (element as HTMLVideoElement).currentTime))
		.toBeGreaterThanOrEqual(8);
});

test("[VD-1] a video that cannot be loaded shows an error and can be retried", async ({ page, expectMessage }) => {
	expectMessage(/Failed to load resource/);
	await page.route("**/files/**", (route) => route.abort());
	await open(page, PATH);
	await play(page).click();
	await expect(page.getByRole("alert").filter({ hasText: "The video could not be played." })).toBeVisible();
	await expect(player(page)).toBeHidden();
	await page.unroute("**/files/**");
	await play(page).click();
	await expect
		.poll(() => player(page).evaluate((element) => (element as HTMLVideoElement).currentTime))
		.toBeGreaterThan(0);
	await expect(page.getByText("The video could not be played.")).toBeHidden();
});
