// Keyboard use without a mouse.

import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	for (let presses = 0; presses < 80; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
}

/** Focuses an element with Tab and presses a key. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press(key);
}
