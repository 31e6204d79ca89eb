// Staff at the site: signing in and out, the account's place in the header, a forgotten password (SS, TK).

import type { BrowserContext, Page } from "@playwright/test";
import { accountMenu, EN, signIn, withAccount } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { failOnce, open, refuseCookiesFirst } from "../page-actions.ts";

/** Returns stored data of a browser that scripts or pages can read, as one text. */
async function seen(page: Page, context: BrowserContext): Promise<string> {
	const cookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
	const stored = await page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
	);
	return [await page.content(), stored, JSON.stringify(cookies)].join("\n");
}

test("[SS-2] [TK-5] [TK-7] [TK-8] staff sign in where they wanted to go, and signing out takes the profile from every tab", async ({
	page,
	context,
	baseURL,
	expectMessage,
}) => {
	expectMessage(/status of 422|net::ERR_FAILED/);
	await refuseCookiesFirst(context, baseURL ?? "");
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
		await open(other, "/profile");
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
		await expect(other).toHaveURL(/\/login/);
		await expect(other.getByText(account.email)).toHaveCount(0);
		await expect(page).toHaveURL(/\/$/);
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		expect((await context.cookies()).map(({ name }) => name)).not.toContain("hub_session");
		await other.close();
	});
});
