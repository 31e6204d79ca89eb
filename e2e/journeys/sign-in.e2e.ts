// Staff at the site: signing in and out, the account's place in the header, a forgotten password (SS, TK).

import type { BrowserContext, Page } from "@playwright/test";
import { accountMenu, DE, EN, mailedLink, signIn, withAccount } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { testSite } from "../test-site.ts";
import { failOnce, open, refuseCookiesBeforehand } from "../verbs.ts";

/** What a browser stores that a script or a page may see, as one text. */
async function seen(page: Page, context: BrowserContext): Promise<string> {
	const cookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
	const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
	return [await page.content(), stored, JSON.stringify(cookies)].join("\n");
}

test("[SS-2] [TK-5] [TK-7] staff sign in where they wanted to go, and sign out in every tab", async ({
	page,
	context,
	baseURL,
	expectMessage,
}) => {
	expectMessage(/status of 422|net::ERR_FAILED/);
	await refuseCookiesBeforehand(context, baseURL ?? "");
	await withAccount(async (account) => {
		await page.goto("/profile/two-factor");
		await expect(page).toHaveURL(/\/login\?to=/);
		await signIn(page, { ...account, password: "wrong" });
		await expect(page.getByRole("alert")).toHaveText("Wrong email address or password");
		await expect(page.getByLabel(EN.email)).toHaveValue(account.email);
		await signIn(page, account);
		await expect(page).toHaveURL(/\/profile\/two-factor$/);
		const menu = accountMenu(page);
		await expect(menu).toHaveText("Ada Editor");
		const all = await seen(page, context);
		const sealed = (await context.cookies()).find(({ name }) => name === "hub_session");
		expect(sealed).toMatchObject({ httpOnly: true, sameSite: "Lax" });
		expect(all).not.toContain(sealed?.value.slice(0, 20));
		expect(all, "no token of the content service").not.toMatch(/eyJ[\w-]{10}/);

		const other = await context.newPage();
		await open(other, "/events");
		await expect(accountMenu(other)).toHaveText("Ada Editor");
		const signOut = page.getByRole("banner").getByRole("link", { name: "Sign out" });
		await failOnce(page, "**/api/auth/signout", (route) => route.abort());
		await menu.click();
		await signOut.click();
		await expect(page).toHaveURL(/\/sign-out\?issue$/);
		await expect(page.getByText("Issue logging out")).toBeVisible();
		expect(
			(await context.cookies()).map(({ name }) => name),
			"signed in as before",
		).toContain("hub_session");
		await menu.click();
		await signOut.click();
		await expect(other.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		await expect(page).toHaveURL(/\/$/);
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		expect((await context.cookies()).map(({ name }) => name)).not.toContain("hub_session");
		await other.close();
	});
});

test("[TK-6] without a script: a changed name, a forgotten password by mail, and signing out, in German", async ({
	anotherVisitor,
	expectMessage,
}) => {
	expectMessage(/status of 422/);
	const context = await anotherVisitor({ javaScriptEnabled: false, locale: "de-DE", baseURL: testSite().url });
	const page = await context.newPage();
	await withAccount(async ({ email, password }) => {
		await page.goto("/de/anmelden?to=/de/profil");
		await signIn(page, { email, password }, DE);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Editor");
		await page.getByLabel("Nachname").fill("Neu");
		await page.getByRole("button", { name: "Speichern" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Neu");
		const change = async (current: string) => {
			await page.getByLabel("Jetziges Passwort").fill(current);
			await page.getByLabel("Neues Passwort").fill("andere Wörter");
			await page.getByRole("button", { name: "Passwort ändern" }).click();
		};
		await change("falsch");
		await expect(page.getByText("Das ist nicht Ihr jetziges Passwort")).toBeVisible();
		await change(password);
		await expect(page.getByRole("status").filter({ hasText: "Ihr neues Passwort gilt" })).toBeVisible();
		await signIn(page, { email, password: "andere Wörter" }, DE);
		await page.goto("/de/profil");
		await page.locator("main").getByRole("link", { name: "Abmelden" }).click();
		await page.getByRole("button", { name: "Abmelden" }).click();
		await page.goto("/de/passwort-vergessen");
		await page.getByLabel(DE.email).fill(email);
		await page.getByRole("button", { name: "Link anfordern" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bitte sehen Sie in Ihr Postfach");
		const mail = () => mailedLink(email, "/new-password");
		await expect.poll(mail, { timeout: 15_000 }).not.toBe("");
		await page.goto(await mail());
		await page.getByLabel("Neues Passwort").fill("ganz andere Wörter");
		await page.getByRole("button", { name: "Passwort festlegen" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Ihr neues Passwort gilt" })).toBeVisible();
		await signIn(page, { email, password: "ganz andere Wörter" }, DE);
		await expect(page.getByRole("banner").getByRole("link", { name: "Konto" })).toBeAttached();
	});
});
