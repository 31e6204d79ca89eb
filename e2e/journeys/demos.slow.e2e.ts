// Demos: from the list to something to try, by keyboard alone, on a wide and on a narrow screen.

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

const LANGUAGES = [
	{
		lang: "en",
		size: { width: 1440, height: 900 },
		scheme: "light",
		list: "/demos?kind=try",
		demo: "Read a product passport",
		first: "Try it now",
		part: "Cathode",
		role: "Authority",
		tab: /^Claims/,
		verify: /^Verify all/,
		altered: "Changed after signing",
		unlisted: "Genuine, but no longer accredited",
		back: "Back to the demo",
	},
	{
		lang: "de",
		size: { width: 320, height: 640 },
		scheme: "dark",
		list: "/de/demos?kind=try",
		demo: "Produktpass lesen",
		first: "Jetzt ausprobieren",
		part: "Zellmodul, achtmal",
		role: "Behörde",
		tab: /^Aussagen/,
		verify: /^Alle/,
		altered: "Nachträglich geändert",
		unlisted: "Echt, aber nicht mehr anerkannt",
		back: "Zurück zur Demo",
	},
] as const;

for (const words of LANGUAGES) {
	test(`[RT-1] a passport is browsed and verified by keyboard, and its state is in the address (${words.lang}, ${words.size.width} px)`, async ({
		page,
	}) => {
		await page.setViewportSize(words.size);
		await page.emulateMedia({ colorScheme: words.scheme });
		await open(page, words.list);
		await press(page, "link", words.demo);
		await expectPage(page, { heading: words.demo, lang: words.lang });
		expect(await accessibilityViolations(page)).toEqual([]);
		await press(page, "link", words.first);
		await expect(page).toHaveURL(/\/prototype$/);

		await markTab(page);
		const requests = watchRequests(page);
		await press(page, "link", words.part);
		await expect(page.getByRole("heading", { level: 2, name: words.part })).toBeVisible();
		await expect(page.getByRole("link", { name: words.part }).first(), "the focus stays where it was").toBeFocused();
		await press(page, "link", words.role);
		await press(page, "link", words.tab);
		await press(page, "button", words.verify);
		await expect(page.getByText(words.altered)).toBeVisible();
		await expect(page.getByText(words.unlisted)).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is cut off").toBe(true);
		expect([requests.documents, requests.data], "all of that loads nothing").toEqual([[], []]);

		const shared = page.url();
		await page.goBack();
		await expect(page.getByRole("button", { name: words.verify })).toBeHidden();
		expect(await isMarked(page), "back undoes a step in place").toBe(true);
		await open(page, shared);
		await expect(page.getByRole("heading", { level: 2, name: words.part })).toBeVisible();
		await expect(page.getByRole("button", { name: words.verify })).toBeVisible();

		await press(page, "link", words.back);
		await expectPage(page, { heading: words.demo, lang: words.lang });
	});
}
