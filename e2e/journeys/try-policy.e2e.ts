// The usage policy beside the home page's title (RT-1).

import { expect, test } from "../fixtures.ts";
import { pressOn, tabTo } from "../keyboard.ts";
import { open } from "../verbs.ts";

test("[RT-1] on the home page, a policy is built by keyboard, judges a request at once, and continues in the demo", async ({
	page,
}) => {
	await open(page, "/de");
	const verdict = page.getByRole("status").filter({ hasText: "Laufruhe Diagnostik" });
	await expect(verdict).toContainText("Abgelehnt");
	for (const box of ["Wartungsdienst", "Wartung planen"]) {
		await tabTo(page, page.getByRole("checkbox", { name: box }));
		await page.keyboard.press("Space");
	}
	await expect(verdict).toContainText("Freigegeben");
	await pressOn(page, page.getByRole("link", { name: "Alle 6 Anfragen ausprobieren" }));
	await expect(page.getByRole("checkbox", { name: "Wartungsdienst" })).toBeChecked();
	await expect(page.getByRole("heading", { name: "Durchgelassen: 1 von 1" })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("[RT-1] the home page's policy is a form, and the demo judges the request", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("checkbox", { name: "maintenance company" }).check();
		await page.getByRole("checkbox", { name: "training models" }).check();
		await page.getByRole("button", { name: "Judge the request" }).click();
		await expect(page.getByRole("article")).toContainText("Refused");
		await expect(page.getByRole("article")).toContainText("“planning maintenance” is not a permitted purpose.");
	});
});
