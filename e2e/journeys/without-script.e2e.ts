// Without JavaScript all content is readable, and the cookie banner works (CN-5, PG-6).

import { expect, test } from "../fixtures.ts";
import { knownPage } from "../page-kinds.ts";
import { consentQuestion, expectPage, languages, menu, refuseCookies } from "../verbs.ts";

test.use({ javaScriptEnabled: false });

test("the text of a post, the agenda of an event and the list of events are all there, and nothing that needs a script", async ({
	page,
}) => {
	await page.goto(knownPage("post").path);
	await expect(page.getByRole("heading", { name: "Wednesday: the connector" })).toBeVisible();
	await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Wednesday: the connector" }).click();
	await expect(page.getByRole("heading", { name: "Wednesday: the connector" })).toBeInViewport();
	await page.goto("/events");
	await expect(menu(page).getByRole("link", { name: "Events" })).toBeVisible();
	await expect(languages(page).getByRole("link", { name: "Deutsch" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Light or dark appearance" })).toBeHidden();
	await page.getByRole("link", { name: "Connector workshop in Berlin" }).click();
	await expectPage(page, knownPage("event"));
	await expect(page.getByText("What your connector has to do")).toBeVisible();
});

test("[CN-2] the consent banner is a form that leads back to the page", async ({ page, context }) => {
	await page.goto(knownPage("event").path);
	await expect(consentQuestion(page)).toBeVisible();
	await refuseCookies(page);
	await expect(page).toHaveURL(knownPage("event").path);
	await expectPage(page, knownPage("event"));
	expect(Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))).toEqual({
		DIH_ACCEPTED: "true",
		DIH_REQUIRED: "true",
		DIH_ANALYTICAL: "false",
		DIH_MARKETING: "false",
		DIH_THIRD_PARTY: "false",
		hub_policy: "1",
	});
});

test("[CN-5] the cookie settings are a form that leads back to the former page", async ({ page, context }) => {
	await page.goto(knownPage("event").path);
	await consentQuestion(page).getByRole("button", { name: "Choose" }).click();
	await expectPage(page, { heading: "Cookie settings" });
	await page.getByRole("checkbox", { name: "Third-party content" }).check();
	await page.getByRole("button", { name: "Save selection" }).click();
	await expect(page).toHaveURL(knownPage("event").path);
	expect((await context.cookies()).find(({ name }) => name === "DIH_THIRD_PARTY")?.value).toBe("true");
	await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
	await expect(page.getByRole("checkbox", { name: "Third-party content" }), "what was chosen is shown").toBeChecked();
	await page.getByRole("main").getByRole("button", { name: "Necessary only" }).click();
	await expect(page.getByText("Your choice has been saved")).toBeVisible();
});
