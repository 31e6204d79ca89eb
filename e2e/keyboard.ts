// The keyboard of a visitor who has no mouse.

import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	for (let presses = 0; presses < 80; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
}

/** Goes to something by Tab, and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press(key);
}
