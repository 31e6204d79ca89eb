// The choice of language is stored and followed (LN-4, LN-5, LN-7).

import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import {
	chooseLanguage,
	expectPage,
	isMarked,
	languages,
	markTab,
	menuEntries,
	open,
	watchRequests,
} from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

const DAY = 24 * 60 * 60;

/** Expects the choice in the cookie of LN-5, for 365 days, and in no other storage. */
async function expectStoredChoice(context: BrowserContext, locale: "de" | "en"): Promise<void> {
	await expect
		.poll(async () => (await context.cookies()).map(({ name, value }) => [name, value]))
		.toEqual([["i18n_redirected", locale]]);
	const [cookie] = await context.cookies();
	expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / DAY)).toBe(365);
	expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });
}

test("[LN-5] [LN-7] a visitor chooses German on an event and reads the same there", async ({ page, context }) => {
	await open(page, knownPage("event").path);
	await markTab(page);
	const requests = watchRequests(page);
	await expect(languages(page).getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
	await chooseLanguage(page, "Deutsch");
	await expectPage(page, knownPage("event", "de"));
	await expect(page).toHaveURL(knownPage("event", "de").path);
	await expect(menuEntries(page)).toHaveText([
		"Produkte",
		"Themen",
		"Praxis",
		"Wissen",
		"Unternehmen",
		"Veranstaltungen",
	]);
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeVisible();
	await expect(languages(page).getByRole("link", { name: "Deutsch" })).toHaveAttribute("aria-current", "true");
	await expectStoredChoice(context, "de");
	expect(await isMarked(page)).toBe(true);
	expect(requests.documents).toEqual([]);
	await expect(page.getByRole("link", { name: "Anmelden" }), "parts of other remotes speak German too").toBeVisible();
});
