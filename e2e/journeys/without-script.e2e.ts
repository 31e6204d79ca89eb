// Without JavaScript all content is readable, and the cookie banner works (CN-5, PG-6).

import { expect, test } from "../fixtures.ts";
import { expectPage, languages, menu } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

test.use({ javaScriptEnabled: false });

test("the text of a post, the agenda of an event and the list of events are all there, and nothing that needs a script", async ({
	page,
}) => {
	await page.goto(knownPage("post").path);
	await expect(page.getByRole("heading", { name: "Wednesday: the connector" })).toBeVisible();
	await page
		.getByRole("navigation", { name: "Contents" })
		.getByRole("link", { name: "Wednesday: the connector" })
		.click();
	await expect(page.getByRole("heading", { name: "Wednesday: the connector" })).toBeInViewport();
	await page.goto("/events");
	await expect(menu(page).getByRole("link", { name: "Events" })).toBeVisible();
	await expect(languages(page).getByRole("link", { name: "Deutsch" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Light or dark appearance" })).toBeHidden();
	await page.getByRole("link", { name: "Connector workshop in Berlin" }).click();
	await expectPage(page, knownPage("event"));
	await expect(page.getByText("What your connector has to do")).toBeVisible();
});
