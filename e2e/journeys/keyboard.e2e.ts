// The site by keyboard alone (WCAG 2.2, 2.1.1 Keyboard, 2.4.7 Focus Visible, 2.4.11 Focus Not Obscured).

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";
import { expectPage, menu, open, refuseCookiesFirst } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

test.beforeEach(async ({ context, baseURL }) => refuseCookiesFirst(context, baseURL ?? ""));

test("the first stop is the skip link, which leads into the content", async ({ page }) => {
	await open(page, "/events");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("on a narrow screen the menu opens, closes with Escape, and restores the focus", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page, "/");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(menu(page)).toBeVisible();
	await tabTo(page, menu(page).getByRole("link", { name: "Events" }));
	await page.keyboard.press("Enter");
	await expectPage(page, knownPage("events"));
	await expect(menu(page)).toBeHidden();
});

for (const { kind, width } of [
	{ kind: "home", width: 1440 },
	{ kind: "post", width: 1440 },
	{ kind: "events", width: 320 },
]) {
	test(`everything on the page (${kind}, ${width} px) is reached by Tab, in sight, and shows the focus`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, knownPage(kind).path);
		const reached = await tabThrough(page);
		expect(
			reached.filter(({ ring }) => !ring).map(({ name }) => name),
			"a ring of two pixels or more",
		).toEqual([]);
		expect(
			reached.filter(({ hidden }) => hidden).map(({ name }) => name),
			"nothing lies over it",
		).toEqual([]);
		const all = await page.evaluate(
			() =>
				[...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")].filter((it) =>
					it.checkVisibility({ visibilityProperty: true }),
				).length,
		);
		expect(reached).toHaveLength(all);
	});
}

interface Step {
	readonly name: string;
	/** True if the focus is visible. */
	readonly ring: boolean;
	/** True if another element covers its centre, or it is outside the viewport. */
	readonly hidden: boolean;
}

/** Presses Tab through the whole page and records each stop. */
async function tabThrough(page: Page): Promise<Step[]> {
	const steps: Step[] = [];
	for (;;) {
		await page.keyboard.press("Tab");
		const step = await page.evaluate(async () => {
			await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
			const element = document.activeElement;
			if (!(element instanceof HTMLElement) || element === document.body || element.dataset.tabbed) return null;
			element.dataset.tabbed = "yes";
			// The focus ring of a card's only link surrounds the whole card.
			const rings = [getComputedStyle(element), getComputedStyle(element, "::after")];
			const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
			const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
			return {
				name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60),
				ring: rings.some(
					({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
				),
				hidden: !top || !(element.contains(top) || top.contains(element)),
			};
		});
		if (!step) return steps;
		steps.push(step);
	}
}
