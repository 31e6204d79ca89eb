// The contact form, with and without JavaScript (CT-6).

import { MIN_AGE } from "@hub/shared-contracts/form/form";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { mailsTo } from "../mails.ts";
import { knownPage } from "../page-kinds.ts";
import { expectPage, open, refuseCookiesBeforehand } from "../verbs.ts";

/** Returns the subjects of the mails to an address. */
const subjectsTo = async (address: string): Promise<string[]> => (await mailsTo(address)).map(({ subject }) => subject);

async function write(
	page: Page,
	labels: Readonly<Record<"name" | "email" | "subject" | "message" | "consent", string>>,
	email: string,
) {
	await page.getByLabel(labels.name).fill("Jorinde Achtermann");
	await page.getByLabel(labels.email).fill(email);
	await page.getByLabel(labels.subject).fill("Lieferkette");
	await page.getByLabel(labels.message).fill("Wie fangen wir am besten an?");
	await page.getByRole("checkbox", { name: labels.consent }).check();
}

const GERMAN = {
	name: "Name",
	email: "E-Mail-Adresse",
	subject: "Worum geht es?",
	message: "Ihre Nachricht",
	consent: "Ich bin einverstanden",
};
const ENGLISH = {
	name: "Name",
	email: "Email address",
	subject: "What is it about?",
	message: "Your message",
	consent: "I agree",
};

test("[CT-6] with JavaScript, errors are shown at once, and the message is sent in one step", async ({
	page,
	context,
	baseURL,
}) => {
	const email = `jorinde.${Date.now()}@example.org`;
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
	await refuseCookiesBeforehand(context, baseURL ?? "");
	await open(page, knownPage("contact", "de").path);

	await page.getByRole("button", { name: "Nachricht senden" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("heading")).toHaveText("Bitte prüfen Sie 5 Angaben");
	await summary.getByRole("link", { name: "Geben Sie Ihren Namen an." }).click();
	await expect(page.getByLabel(GERMAN.name)).toBeFocused();
	await write(page, GERMAN, `${email} und mehr`);
	await page.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(summary.getByRole("heading")).toHaveText("Bitte prüfen Sie eine Angabe");
	await expect(summary).toBeFocused();
	expect(posts, "nothing was sent yet").toEqual([]);

	await page.getByLabel(GERMAN.email).fill(email);
	await page.getByRole("button", { name: "Nachricht senden" }).dblclick();
	await page.waitForURL("**/de/kontakt?sent=1");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Danke, Ihre Nachricht ist da");
	expect(posts).toEqual(["/de/kontakt"]);
	await expect.poll(() => subjectsTo(email), { timeout: 15_000 }).toEqual(["Ihre Nachricht ist angekommen"]);

	await page.goBack();
	await expectPage(page, knownPage("contact", "de"));
	await expect(page.getByRole("button", { name: "Nachricht senden" })).toBeEnabled();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("[CT-6] the browser requires missing fields, and the message is reviewed before it is sent", async ({
		page,
		expectMessage,
	}) => {
		const email = `jorinde.${Date.now()}@example.org`;
		await page.goto(knownPage("contact").path);
		await page.getByRole("button", { name: "Send message" }).click();
		await expectPage(page, knownPage("contact"));
		await write(page, ENGLISH, "jorinde@localhost");
		await page.getByRole("button", { name: "Send message" }).click();
		// Browsers log the 422 response to a form with errors.
		expectMessage(/status of 422/);
		const summary = page.getByRole("alert");
		await expect(summary.getByRole("link")).toHaveText(["Enter an email address, such as name@example.org."]);
		await expect(summary, "the browser itself goes there").toBeFocused();
		await page.getByLabel(ENGLISH.email).fill(email);
		await page.getByRole("button", { name: "Send message" }).click();

		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is this right?");
		const shownAt = Date.now();
		await expect(page.getByText("Wie fangen wir am besten an?")).toBeVisible();
		// The time itself is the condition: Directus rejects a review that comes back sooner.
		await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(MIN_AGE.review);
		await page.getByRole("button", { name: "Send message" }).click();
		await page.waitForURL("**/contact?sent=1");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, we have your message");
		await expect.poll(() => subjectsTo(email), { timeout: 15_000 }).toEqual(["Your message has arrived"]);
	});
});
