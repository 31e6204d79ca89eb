import { expect, test } from "../fixtures.ts";

test("[NV-6] a visitor reads the home page, and nothing in it moves when it hydrates", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Share data without giving it away");
});
