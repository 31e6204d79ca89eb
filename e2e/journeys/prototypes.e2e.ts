// Two prototypes by keyboard alone, in both languages, on a phone and wide, without an accessibility violation on the way.

import type { Locator, Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { open, watchRequests } from "../verbs.ts";

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	for (let presses = 0; presses < 80; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
}

async function pressOn(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press("Enter");
}

test("a usage contract is negotiated by keyboard, in German on a phone; its address can be shared, and works without JavaScript", async ({
	page,
	anotherVisitor,
	baseURL,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page, "/de/demos/nutzungsvertrag-aushandeln/prototype");
	expect(await accessibilityViolations(page)).toEqual([]);
	const requests = watchRequests(page);
	await tabTo(page, page.getByLabel("Dauer in Monaten"));
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("60");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Getriebewerk Harlohe macht einen Gegenvorschlag" })).toBeFocused();
	await expect(page.getByText("Nach zwei Jahren messen wir anders.")).toBeVisible();
	await pressOn(page, page.getByRole("link", { name: "Gegenvorschlag annehmen" }));
	await pressOn(page, page.getByRole("link", { name: "Vertrag bestätigen" }));
	await expect(page.getByRole("heading", { name: "Der Vertrag ist in Kraft" })).toBeFocused();
	await pressOn(page, page.getByRole("link", { name: "Mit den Daten ein Modell trainieren" }));
	const verdict = page.getByRole("status").filter({ hasText: "Abgelehnt" });
	await expect(verdict).toContainText("Eine Bedingung ist nicht erfüllt.");
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(requests).toEqual({ documents: [], data: [] });
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

	const other = await (await anotherVisitor({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })).newPage();
	await other.goto(page.url());
	await expect(other.getByRole("heading", { name: "Der Vertrag ist in Kraft" })).toBeVisible();
	await other.getByLabel("Zweck der Nutzung").selectOption("Wartung planen");
	await other.getByRole("button", { name: "Nutzung prüfen" }).click();
	await expect(other.getByText("Alle Bedingungen sind erfüllt.")).toBeVisible();
	await page.goBack();
	await expect(verdict).toBeHidden();
});

test("a recall is followed by keyboard through the graph, in English on a wide dark screen", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
	await open(page, "/demos/follow-a-recall/prototype");
	await expect(page.getByRole("heading", { name: "2,050 of 2,050 are called back" })).toBeVisible();
	await pressOn(page, page.getByRole("link", { name: "With a data space", exact: true }));
	await expect(page.getByRole("heading", { name: "300 of 2,050 are called back" })).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);

	const graph = page.getByRole("group", { name: "Supply chain" });
	const lot = (name: string) => graph.getByRole("link", { name });
	await tabTo(page, lot("F-72, Separator film"));
	await page.keyboard.press("ArrowRight");
	await expect(lot("Z-0418, Round cell")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(lot("Z-0419, Round cell")).toHaveAttribute("aria-current", "true");
	await expect(page).toHaveURL(/exchange=on&lot=z-0419$/);
	await expect(lot("Z-0419, Round cell")).toBeFocused();

	await tabTo(page, page.getByLabel("Through whose eyes?"));
	await page.keyboard.type("Nettoyage");
	await pressOn(page, page.getByRole("button", { name: "Show" }));
	await expect(page.getByText("Nettoyage Courvelle hears of it only when somebody rings.")).toBeVisible();
	await expect(graph.getByRole("link")).toHaveCount(2);
	await expect(page.getByRole("button", { name: "Show" })).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
	await pressOn(page, page.getByRole("link", { name: "Back to the finding" }));
	await expect(page.getByRole("heading", { name: "The same as a list" })).toBeFocused();
});

test("who uses a prototype while the page before it is on its way back stays in it", async ({ page }) => {
	await open(page, "/demos/follow-a-recall");
	await page.locator('main a[href$="/prototype"]').first().click();
	await expect(page.getByRole("heading", { name: "2,050 of 2,050 are called back" })).toBeVisible();
	await page.route(/\/_data\?to=%2Fdemos%2Ffollow-a-recall&/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		await route.continue().catch(() => undefined);
	});
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL(/follow-a-recall$/);
	await page.getByRole("link", { name: "With a data space", exact: true }).click();
	await expect(page).toHaveURL(/\/prototype\?exchange=on$/);
	await expect(page.getByRole("heading", { name: "300 of 2,050 are called back" })).toBeVisible();
	await page.waitForTimeout(1_700);
	await expect(page).toHaveURL(/\/prototype\?exchange=on$/);
});

test("who goes back from a prototype and forward again at once stays in it", async ({ page }) => {
	await open(page, "/demos/follow-a-recall");
	await page.locator('main a[href$="/prototype"]').first().click();
	const heading = page.getByRole("heading", { name: "2,050 of 2,050 are called back" });
	await expect(heading).toBeVisible();
	let isHeld = false;
	await page.route("**/_data*", async (route) => {
		isHeld = true;
		await new Promise((resolve) => setTimeout(resolve, 700));
		await route.continue().catch(() => undefined);
	});
	await page.evaluate(() => history.back());
	await expect.poll(() => isHeld).toBe(true);
	await page.evaluate(() => history.forward());
	await page.waitForTimeout(1_500);
	await expect(page).toHaveURL(/\/prototype$/);
	await expect(heading).toBeVisible();
});
