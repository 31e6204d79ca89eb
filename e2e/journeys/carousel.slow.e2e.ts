// The carousel (VD-6; WCAG 2.2, 2.2.2 Pause, Stop, Hide). The clock is mocked, so that no test waits five real seconds.

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { open, refuseCookiesFirst } from "../page-actions.ts";

const PAGE = { path: "/ecosystems", heading: "Nobody sees the whole picture alone" };
const SLIDES = 4;

test.beforeEach(async ({ context, baseURL }) => refuseCookiesFirst(context, baseURL ?? ""));

const carousel = (page: Page): Locator => page.getByRole("group", { name: "Voices from the ecosystems" });
const row = (page: Page): Locator => carousel(page).getByRole("group", { name: "All slides" });
const button = (page: Page, name: string): Locator => carousel(page).getByRole("button", { name, exact: true });

/** Returns the scroll position of the row, in slides from 0. */
const slidePosition = (page: Page): Promise<number> =>
	row(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);

/** Expects the slide with this number, from 0, to be shown. */
async function seeSlide(page: Page, slide: number): Promise<void> {
	await expect(carousel(page).getByText(`${slide + 1} of ${SLIDES}`, { exact: true })).toBeVisible();
}

/** Checks if it turns automatically; its live region must be silent meanwhile. */
async function seeTurning(page: Page, turning: boolean): Promise<void> {
	await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", turning ? "off" : "polite");
	await reactSettles(page);
}

/** Lets React finish: its scheduler uses message tasks, which the mocked clock does not stop. */
async function reactSettles(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let round = 0; round < 3; round++) {
			await new Promise((resolve) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = resolve;
				port2.postMessage(undefined);
			});
		}
	});
}

/** Advances the mocked clock, in ms. */
async function wait(page: Page, ms: number): Promise<void> {
	await page.clock.runFor(ms);
	await reactSettles(page);
}

/** Opens the page, pauses the carousel by hovering, and mocks the clock. @returns the current slide */
async function openSlides(page: Page): Promise<number> {
	await page.clock.install();
	await open(page, PAGE.path);
	await carousel(page).hover({ position: { x: 5, y: 5 } });
	await seeTurning(page, false);
	await page.clock.pauseAt(Date.now() + 600_000);
	await wait(page, 500);
	return Math.round(await slidePosition(page));
}

async function leave(page: Page): Promise<void> {
	await page.mouse.move(1, 1);
	await seeTurning(page, true);
}

const next = (slide: number): number => (slide + 1) % SLIDES;

test("[VD-6] each slide is shown for 5000 ms and changes within 400 ms, in a loop", async ({ page }) => {
	let slide = await openSlides(page);
	await leave(page);
	let rest = 4_990;
	for (let turn = 0; turn < SLIDES; turn++) {
		await wait(page, rest);
		expect(await slidePosition(page), "it stays").toBe(slide);
		await wait(page, 10);
		await wait(page, 200);
		const halfway = await slidePosition(page);
		expect(
			Math.min(slide, next(slide)) < halfway && halfway < Math.max(slide, next(slide)),
			`on the way: ${halfway}`,
		).toBe(true);
		// 400 ms (VD-6), and a frame at either end.
		await wait(page, 240);
		slide = next(slide);
		expect(await slidePosition(page), "it has arrived").toBe(slide);
		await seeSlide(page, slide);
		rest = 5_000 - 10 - 440;
	}
});

test("[VD-6] it pauses on hover and focus, and then stays for its full time", async ({ page }) => {
	const first = await openSlides(page);
	await wait(page, 20_000);
	expect(await slidePosition(page), "paused by hover").toBe(first);
	await leave(page);
	await wait(page, 4_000);
	await carousel(page).hover({ position: { x: 5, y: 5 } });
	await seeTurning(page, false);
	await leave(page);
	await wait(page, 4_990);
	expect(await slidePosition(page), "the time starts over").toBe(first);
	await wait(page, 10);
	await wait(page, 440);
	expect(await slidePosition(page)).toBe(next(first));

	await button(page, "Pause").focus();
	await seeTurning(page, false);
	await wait(page, 20_000);
	expect(await slidePosition(page), "paused by focus").toBe(next(first));
	await page.keyboard.press("Shift+Tab");
	await seeTurning(page, true);
});

test("[VD-6] the button stops it and starts it again", async ({ page }) => {
	const first = await openSlides(page);
	await button(page, "Pause").click();
	await expect(button(page, "Play")).toBeVisible();
	await page.mouse.move(1, 1);
	await button(page, "Play").blur();
	await wait(page, 20_000);
	expect(await slidePosition(page)).toBe(first);
	await button(page, "Play").focus();
	await page.keyboard.press("Enter");
	await expect(button(page, "Pause")).toBeFocused();
	await seeTurning(page, true);
	await wait(page, 5_000);
	await wait(page, 440);
	expect(await slidePosition(page)).toBe(next(first));
});

test("[VD-6] it can be operated by keyboard, and a manual change restarts the timer", async ({ page }) => {
	await openSlides(page);
	await button(page, "Pause").focus();
	for (const control of [button(page, "Previous slide"), button(page, "Next slide"), row(page)]) {
		await page.keyboard.press("Tab");
		await expect(control).toBeFocused();
	}
	for (const [key, slide] of [
		["Home", 0],
		["ArrowRight", 1],
		["End", 3],
		["ArrowRight", 0],
		["ArrowLeft", 3],
		["ArrowLeft", 2],
	] as const) {
		await page.keyboard.press(key);
		await seeSlide(page, slide);
		await wait(page, 440);
		expect(await slidePosition(page), key).toBe(slide);
	}
	await button(page, "Next slide").click();
	await wait(page, 440);
	expect(await slidePosition(page)).toBe(3);
	await button(page, "Next slide").blur();
	await page.mouse.move(1, 1);
	await seeTurning(page, true);
	await wait(page, 4_000);
	await row(page).evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
	await seeSlide(page, 1);
	await reactSettles(page);
	await wait(page, 4_990);
	expect(await slidePosition(page), "a slide that was scrolled to stays as long").toBe(1);
	await wait(page, 10);
	await wait(page, 440);
	expect(await slidePosition(page)).toBe(2);
});

test("[VD-6] with reduced motion it neither starts by itself nor slides", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.clock.install();
	await open(page, PAGE.path);
	await expect(button(page, "Play")).toBeVisible();
	await page.clock.pauseAt(Date.now() + 600_000);
	await wait(page, 20_000);
	expect(await slidePosition(page)).toBe(0);
	await button(page, "Next slide").click();
	// The clock is stopped, so it was not animated.
	await expect.poll(() => slidePosition(page)).toBe(1);
	await button(page, "Play").click();
	await seeTurning(page, true);
	await wait(page, 5_000);
	expect(await slidePosition(page)).toBe(2);
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test("[VD-6] slides change by swiping, and the position is announced", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, PAGE.path);
		await row(page).scrollIntoViewIfNeeded();
		const box = await row(page).boundingBox();
		if (!box) throw new Error("The row is nowhere.");
		const finger = await page.context().newCDPSession(page);
		// Position at which the row is visible below the sticky header.
		const y = (Math.max(box.y, 100) + Math.min(box.y + box.height, 844)) / 2;
		await finger.send("Input.dispatchTouchEvent", {
			type: "touchStart",
			touchPoints: [{ x: box.x + box.width - 40, y }],
		});
		for (let x = box.width - 60; x > 60; x -= 20)
			await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: box.x + x, y }] });
		await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await seeSlide(page, 1);
		await expect.poll(() => slidePosition(page)).toBe(1);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("[VD-6] all slides are in a scrollable row without buttons", async ({ page }) => {
		await page.goto(PAGE.path);
		await expect(carousel(page).getByRole("button")).toHaveCount(0);
		const slides = row(page).getByRole("group");
		await expect(slides).toHaveCount(SLIDES);
		for (const slide of await slides.all()) {
			await slide.getByRole("blockquote").scrollIntoViewIfNeeded();
			await expect(slide.getByRole("blockquote")).toBeInViewport({ ratio: 0.9 });
		}
		await expect(row(page)).toHaveCSS("scroll-snap-type", "x mandatory");
	});
});
