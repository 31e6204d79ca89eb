// The contact form with JavaScript (CT-6). Without: mf-content/src/contact/contact.page.test.ts.

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { mailsTo } from "../mails.ts";
import { expectPage, open, refuseCookiesFirst } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

/** Returns the subjects of the mails to an address. */
const subjectsTo = async (address: string): Promise<string[]> => (await mailsTo(address)).map(({ subject }) => subject);

async function write(page: Page, email: string): Promise<void> {
	await page.getByLabel("Name").fill("Jorinde Achtermann");
	await page.getByLabel("E-Mail-Adresse").fill(email);
	await page.getByLabel("Worum geht es?").fill("Lieferkette");
	await page.getByLabel("Ihre Nachricht").fill("Wie fangen wir am besten an?");
	await page.getByRole("checkbox", { name: "Ich bin einverstanden" }).check();
}

test("[CT-6] with JavaScript, errors are shown at once, and the message is sent in one step", async ({
	page,
	context,
	baseURL,
}) => {
	const email = `jorinde.${Date.now()}@example.org`;
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
	await refuseCookiesFirst(context, baseURL ?? "");
	await open(page, knownPage("contact", "de").path);

	await page.getByRole("button", { name: "Nachricht senden" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("heading")).toHaveText("Bitte prüfen Sie 5 Angaben");
	await summary.getByRole("link", { name: "Geben Sie Ihren Namen an." }).click();
	await expect(page.getByLabel("Name")).toBeFocused();
	await write(page, `${email} und mehr`);
	await page.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(summary.getByRole("heading")).toHaveText("Bitte prüfen Sie eine Angabe");
	await expect(summary).toBeFocused();
	expect(posts, "nothing was sent yet").toEqual([]);

	await page.getByLabel("E-Mail-Adresse").fill(email);
	await page.getByRole("button", { name: "Nachricht senden" }).dblclick();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Danke, Ihre Nachricht ist da");
	await expect(page.getByText(`antwortet Ihnen jemand aus dem passenden Team an ${email}.`)).toBeVisible();
	expect(posts).toEqual(["/de/kontakt"]);
	await expect.poll(() => subjectsTo(email), { timeout: 15_000 }).toEqual(["Ihre Nachricht ist angekommen"]);

	await page.goBack();
	await expectPage(page, knownPage("contact", "de"));
	await expect(page.getByRole("button", { name: "Nachricht senden" })).toBeEnabled();
});
