// The usage policy beside the home page's title (RT-1).

import { expect, test } from "../fixtures.ts";
import { pressOn, tabTo } from "../keyboard.ts";
import { open } from "../page-actions.ts";

test("[RT-1] on the home page, a policy is built by keyboard, judges a request at once, and continues in the demo", async ({
	page,
}) => {
	await open(page, "/de");
	const verdict = page.getByRole("status").filter({ hasText: "Wartungsdienst" });
	await expect(verdict).toContainText("Abgelehnt");
	for (const box of ["Wartungsdienst", "Wartung planen"]) {
		await tabTo(page, page.getByRole("checkbox", { name: box }));
		await page.keyboard.press("Space");
	}
	await expect(verdict).toContainText("Freigegeben");
	await pressOn(page, page.getByRole("button", { name: "Alle 6 Anfragen ausprobieren" }));
	await expect(page.getByRole("checkbox", { name: "Wartungsdienst" })).toBeChecked();
	await expect(page.getByRole("heading", { name: "Durchgelassen: 1 von 1" })).toBeVisible();
});

test("[RT-1] boxes that were ticked before the script ran, or that the browser restored, are judged", async ({
	page,
}) => {
	const held = Promise.withResolvers<void>();
	await page.route(/\/r\/mf-demos\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto("/de", { waitUntil: "commit" });
	const verdict = page.getByRole("status").filter({ hasText: "steht" });
	await page.getByRole("checkbox", { name: "Wartungsdienst" }).check();
	await page.getByRole("checkbox", { name: "Wartung planen" }).check();
	held.resolve();
	await expect(verdict).toContainText("Freigegeben");
	await page.getByRole("link", { name: "Produkte ansehen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gründen, anbinden, teilnehmen");
	await page.goBack();
	const isTicked = await page.getByRole("checkbox", { name: "Wartungsdienst" }).isChecked();
	await expect(verdict).toContainText(isTicked ? "Freigegeben" : "Abgelehnt");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("[RT-1] the home page's policy is a form, and the demo judges the request", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("checkbox", { name: "maintenance company" }).check();
		await page.getByRole("checkbox", { name: "training models" }).check();
		await page.getByRole("button", { name: "Try all 6 requests" }).click();
		await expect(page.getByRole("article")).toContainText("Refused");
		await expect(page.getByRole("article")).toContainText("“planning maintenance” is not a permitted purpose.");
	});
});
