// Text typed into a form survives a language switch, and leaving and returning in the same tab (NV-8).

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import {
	chooseFromMenu,
	chooseLanguage,
	expectPage,
	isMarked,
	markTab,
	open,
	refuseCookiesFirst,
} from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

const TYPED = { name: "Jorinde Achtermann", email: "jorinde@example.org", organisation: "Genossenschaft Grünwarden" };

test.beforeEach(({ context, baseURL }) => refuseCookiesFirst(context, baseURL ?? ""));

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
}

async function expectTyped(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values))
		await expect(page.locator(`main [name=${name}]`)).toHaveValue(value);
}

/** Returns typed text that the tab has stored outside of memory. */
const stored = (page: Page) =>
	page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie, window.name]),
	);

test("[NV-8] the values of a registration form are kept when the language changes", async ({ page }) => {
	await open(page, knownPage("event").path);
	await markTab(page);
	await fill(page, TYPED);
	await page.locator("main form [type=checkbox]").first().check();
	await chooseLanguage(page, "Deutsch");
	await expectPage(page, knownPage("event", "de"));
	await expectTyped(page, TYPED);
	await expect(page.locator("main form [type=checkbox]").first()).toBeChecked();
	await fill(page, { name: "Jorinde Achtermann-Weiß" });
	await chooseLanguage(page, "English");
	await expectPage(page, knownPage("event"));
	await expectTyped(page, { ...TYPED, name: "Jorinde Achtermann-Weiß" });
	expect(await isMarked(page)).toBe(true);
	expect(await stored(page)).not.toMatch(/Jorinde|Gr\u00fcnwarden/i);
});

test("[NV-8] a typed message is kept during other navigations, and appears in no other form", async ({ page }) => {
	const message = { name: TYPED.name, subject: "Lieferkette", message: "Wie fangen wir am besten an?" };
	await open(page, knownPage("contact").path);
	await fill(page, message);
	await chooseFromMenu(page, "Events");
	await expectPage(page, knownPage("events"));
	await page.goBack();
	await expectPage(page, knownPage("contact"));
	await expectTyped(page, message);
	await page.goBack();
	await page.goForward().catch(() => undefined);
	await open(page, knownPage("events").path);
	await page.locator("main a[href='/events/connector-workshop-berlin']").first().click();
	await expectPage(page, knownPage("event"));
	await expectTyped(page, { name: "", email: "" });
});

test("[NV-8] values that the server refused are kept when the language changes", async ({ page, expectMessage }) => {
	expectMessage(/status of 422/);
	await open(page, knownPage("contact").path);
	await fill(page, {
		name: TYPED.name,
		email: "jorinde@localhost",
		subject: "Lieferkette",
		message: "Wie fangen wir an?",
	});
	// Sends the form like a browser without scripts.
	await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page.locator("main [name=name]")).toHaveValue(TYPED.name);
	await chooseLanguage(page, "Deutsch");
	await expectPage(page, knownPage("contact", "de"));
	await expectTyped(page, { name: TYPED.name, email: "jorinde@localhost", subject: "Lieferkette" });
});

test("[NV-8] an unsent query stays in its field, and after going back the field has the address's query", async ({
	page,
}) => {
	await open(page, "/search");
	await fill(page, { q: "rulebo" });
	await chooseLanguage(page, "Deutsch");
	await expectPage(page, knownPage("search", "de"));
	await expectTyped(page, { q: "rulebo" });
	await expect(page.getByRole("listbox")).toBeHidden();
	await fill(page, { q: "Datenraum" });
	await page.locator("main [name=q]").press("Enter");
	await expect(page).toHaveURL(/q=Datenraum$/);
	await chooseFromMenu(page, "Veranstaltungen");
	await expectPage(page, knownPage("events", "de"));
	await page.goBack();
	await expect(page).toHaveURL(/q=Datenraum$/);
	await expectTyped(page, { q: "Datenraum" });
	await page.goBack();
	await expect(page).toHaveURL(/\/de\/suche$/);
	await expectTyped(page, { q: "" });
});

test("[NV-8] passwords and choices of consent are not kept", async ({ page }) => {
	await open(page, knownPage("login").path);
	await page.locator("main [type=password]").fill("a secret of mine");
	await chooseLanguage(page, "Deutsch");
	await expectPage(page, knownPage("login", "de"));
	await expect(page.locator("main [type=password]")).toHaveValue("");
	await open(page, knownPage("cookie-settings").path);
	const box = page.locator("main [type=checkbox]:not(:disabled)").first();
	const before = await box.isChecked();
	await box.setChecked(!before);
	await chooseLanguage(page, "Deutsch");
	await expectPage(page, knownPage("cookie-settings", "de"));
	expect(await page.locator("main [type=checkbox]:not(:disabled)").first().isChecked()).toBe(before);
});
