// The header's menu: headings open panels by mouse, keyboard and touch, and without JavaScript.

import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { expectPage, menu, open, refuseCookiesFirst } from "../page-actions.ts";
import { testSite } from "../test-site.ts";

test.beforeEach(({ context }) => refuseCookiesFirst(context, testSite().url));

test("[NV-7] a page is opened from the menu by mouse, and its section is marked on it and on subpages", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/");
	const knowledge = menu(page).locator("summary", { hasText: "Knowledge" });
	const topics = menu(page).locator("summary", { hasText: "Topics" });
	const glossary = menu(page).getByRole("link", { name: "Glossary" });
	await knowledge.click();
	await expect(glossary).toBeVisible();
	await expect(
		menu(page).getByText("Terms, explained in one sentence"),
		"each entry says what is behind it",
	).toBeVisible();
	expect(await accessibilityViolations(page, "header")).toEqual([]);

	// Only one panel is open, and a click elsewhere closes it.
	await topics.click();
	await expect(menu(page).getByRole("link", { name: "Catena-X", exact: true })).toBeVisible();
	await expect(glossary).toBeHidden();
	await page.getByRole("main").click({ position: { x: 5, y: 500 } });
	await expect(menu(page).locator("details[open]")).toHaveCount(0);

	await knowledge.click();
	await glossary.click();
	await expectPage(page, { heading: "Glossary" });
	await expect(menu(page).locator("details[open]")).toHaveCount(0);
	await expect(knowledge).toHaveAttribute("aria-current", "true");
	await page.getByRole("main").getByRole("link", { name: "Connector", exact: true }).first().click();
	await expectPage(page, { heading: "Connector" });
	await expect(knowledge).toHaveAttribute("aria-current", "true");
	await expect(topics).not.toHaveAttribute("aria-current");

	await page.getByRole("banner").getByRole("link", { name: "Talk to us" }).click();
	await expectPage(page, { heading: "Write to us" });
});

test("a panel opens and closes by keyboard: Escape restores the focus, and leaving the panel closes it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/de");
	const heading = menu(page).locator("summary", { hasText: "Praxis" });
	const first = menu(page).getByRole("link", { name: "Referenzen" });
	await heading.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(first).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(first).toBeHidden();
	await expect(heading).toBeFocused();

	await page.keyboard.press("Space");
	await expect(first).toBeVisible();
	await page.keyboard.press("Shift+Tab");
	await expect(first).toBeHidden();

	await heading.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/de\/references$/);
	await expect(heading).toHaveAttribute("aria-current", "true");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

	test("the menu is collapsed, and leads to a page by taps", async ({ page }) => {
		await open(page, "/");
		await page.getByRole("button", { name: "Menu", exact: true }).tap();
		await menu(page).locator("summary", { hasText: "Topics" }).tap();
		const link = menu(page).getByRole("link", { name: "Digital product passport" });
		await expect(link).toBeVisible();
		expect(await accessibilityViolations(page, "header")).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		await link.tap();
		await expect(page).toHaveURL(/\/digital-product-passport$/);
		await expect(menu(page)).toBeHidden();
	});

	test("[CT-3] filters are collapsed with the number of active ones, which a tap removes", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await open(page, "/events");
		const filters = page.getByRole("navigation", { name: "Filter events" });
		await expect(filters.getByRole("link", { name: "Workshop" })).toBeHidden();
		await filters.locator("summary").tap();
		await filters.getByRole("link", { name: "Workshop" }).tap();
		await expect(page).toHaveURL(/\?kind=workshop$/);
		await expect(filters.locator("summary")).toHaveText("Filter events (1)");
		expect(await accessibilityViolations(page, "main nav")).toEqual([]);
		await filters.getByRole("link", { name: "Remove the filter “Workshop”" }).tap();
		await expect(page).toHaveURL(/\/events$/);
		await expect(filters.locator("summary")).toHaveText("Filter events");
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

	test("menu and filters can be opened and used", async ({ page }) => {
		await page.goto(`${testSite().url}/events`);
		const first = await page.locator("#list article, #list li:has(h3)").first().boundingBox();
		expect(first?.y, "the first event begins on the first screen").toBeLessThan(740);
		const filters = page.getByRole("navigation", { name: "Filter events" });
		await filters.locator("summary").click();
		await filters.getByRole("link", { name: "Past" }).click();
		await expect(page).toHaveURL(/\?when=past$/);

		await page.getByRole("button", { name: "Menu", exact: true }).click();
		await menu(page).locator("summary", { hasText: "In practice" }).click();
		await menu(page).getByRole("link", { name: "References" }).click();
		await expect(page).toHaveURL(/\/references$/);
	});
});
