// Failures at startup show the error screen (NV-5).

import { expect, test } from "../fixtures.ts";
import { expectPage, waitForHydration } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

test("[NV-5] a page that cannot start shows an error in both languages, with a link to the home page", async ({
	page,
	expectMessage,
}) => {
	expectMessage(/The app failed\./);
	await page.route("**/events", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(
			/(<script type="application\/json" id="hub:data">)[\s\S]*?(<\/script>)/,
			"$1$2",
		);
		await route.fulfill({ response, body });
	});
	const report = page.waitForRequest("**/_failures");
	await page.goto("/events");
	const headings = page.getByRole("heading", { level: 1 });
	await expect(headings).toHaveText(["Diese Seite ließ sich nicht starten", "This page could not be started"]);
	await expect(page.locator('[lang="de"]').getByRole("heading")).toHaveText("Diese Seite ließ sich nicht starten");
	await expect(page.locator('main [lang="en"]').getByRole("heading")).toHaveText("This page could not be started");
	const { reference } = (await report).postDataJSON() as { readonly reference: string };
	await expect(page.locator('[lang="de"]')).toContainText(`nennen Sie die Kennung ${reference}.`);
	await expect(page.locator('main [lang="en"]')).toContainText(`name the reference ${reference}.`);
	await expect(page.getByRole("link")).toHaveText(["Zur Startseite", "Go to the home page"]);
	await page.getByRole("link", { name: "Go to the home page" }).click();
	await waitForHydration(page);
	await expectPage(page, knownPage("home"));
	await expect(page).toHaveURL("/en");
});

test("[NV-5] a page starts from its own data, also if other elements have the same id", async ({ page }) => {
	await page.route("**/events", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(
			'<div id="app"',
			'<p id="hub:data">Words of an editor</p><div id="app"',
		);
		await route.fulfill({ response, body });
	});
	await page.goto("/events");
	await expect(page.getByText("Words of an editor")).toBeVisible();
	await waitForHydration(page);
	await expectPage(page, knownPage("events"));
});
