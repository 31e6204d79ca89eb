// Demos: from the list to something to try, by keyboard alone, on a narrow screen.

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { expectPage, isMarked, markTab, open, refuseCookiesBeforehand, watchRequests } from "../verbs.ts";

test.beforeEach(async ({ context, baseURL }) => refuseCookiesBeforehand(context, baseURL ?? ""));

/** Follows a link or presses a button, by keyboard. */
async function press(page: Page, role: "link" | "button", name: string | RegExp, key = "Enter"): Promise<void> {
	const target = page.getByRole(role, { name }).first();
	await target.focus();
	await expect(target).toBeFocused();
	await page.keyboard.press(key);
}

test("[RT-1] a passport is browsed and verified by keyboard on a phone, and its state is in the address", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.emulateMedia({ colorScheme: "dark" });
	await open(page, "/de/demos?kind=try");
	await press(page, "link", "Produktpass lesen");
	await expectPage(page, { heading: "Produktpass lesen", lang: "de" });
	expect(await accessibilityViolations(page)).toEqual([]);
	await press(page, "link", "Jetzt ausprobieren");
	await expect(page).toHaveURL(/\/prototype$/);

	await markTab(page);
	const requests = watchRequests(page);
	await press(page, "link", "Zellmodul, achtmal");
	await expect(page.getByRole("heading", { level: 2, name: "Zellmodul, achtmal" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Zellmodul, achtmal" }).first(), "the focus stays where it was").toBeFocused();
	await press(page, "link", "Behörde");
	await press(page, "link", /^Aussagen/);
	await press(page, "button", /^Alle/);
	await expect(page.getByText("Nachträglich geändert")).toBeVisible();
	await expect(page.getByText("Echt, aber nicht mehr anerkannt")).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is cut off").toBe(true);
	expect([requests.documents, requests.data], "all of that loads nothing").toEqual([[], []]);

	const shared = page.url();
	await page.goBack();
	await expect(page.getByRole("button", { name: /^Alle/ })).toBeHidden();
	expect(await isMarked(page), "back undoes a step in place").toBe(true);
	await open(page, shared);
	await expect(page.getByRole("heading", { level: 2, name: "Zellmodul, achtmal" })).toBeVisible();
	await expect(page.getByRole("button", { name: /^Alle/ })).toBeVisible();

	await press(page, "link", "Zurück zur Demo");
	await expectPage(page, { heading: "Produktpass lesen", lang: "de" });
});
