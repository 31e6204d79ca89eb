// The site at 400 % zoom in a window of 1280 by 1024 px, which has 320 by 256 CSS px then (WCAG 2.2, 1.4.10 Reflow),
// and with system settings that change its appearance: forced colours and reduced motion.

import type { Locator } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { consentBanner, open, refuseCookiesFirst, scrollDownTo } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

const ZOOMED = { width: 320, height: 256 };

/** Returns the position of an element in the window, in px from the top. */
const edgesOf = (part: Locator) =>
	part.evaluate((element) => {
		const { top, bottom, right } = element.getBoundingClientRect();
		return { top, bottom, right };
	});

test("[CN-5] at 400 % the consent banner scrolls with the page, and its buttons are reachable by keyboard", async ({
	page,
}) => {
	await page.setViewportSize(ZOOMED);
	await open(page, "/de");
	const question = consentBanner(page);
	for (const answer of await question.getByRole("button").all()) {
		await answer.focus();
		await expect(answer).toBeFocused();
		await expect(answer).toBeInViewport({ ratio: 1 });
	}
	const { bottom } = await edgesOf(question);
	await scrollDownTo(page, Math.ceil(bottom));
	expect((await edgesOf(question)).bottom).toBeLessThanOrEqual(0);
	expect(await accessibilityViolations(page)).toEqual([]);
});

for (const kind of ["post", "event", "glossary"])
	test(`[NV-7] at 400 % nothing fixed covers the text of the page: ${kind}`, async ({ page, context, baseURL }) => {
		await refuseCookiesFirst(context, baseURL ?? "");
		await page.setViewportSize(ZOOMED);
		await open(page, knownPage(kind, "de").path);
		await scrollDownTo(page, 900);
		const covering = await page.evaluate(() =>
			[8, 64, 128, 192, 248].flatMap((y) => {
				for (let part = document.elementFromPoint(160, y); part; part = part.parentElement)
					if (/sticky|fixed/.test(getComputedStyle(part).position) && part.getBoundingClientRect().width > 200)
						return [`${part.tagName} at ${y} px`];
				return [];
			}),
		);
		expect(covering).toEqual([]);
	});
