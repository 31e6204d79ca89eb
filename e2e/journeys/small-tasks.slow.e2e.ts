// Small daily tasks of an editor.

import type { Page } from "@playwright/test";
import { add, remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, openEntry, press, STUDIO_ERRORS, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const { url, settings } = testSite();

const cleaning: (() => Promise<void>)[] = [];
test.afterEach(async ({ page }) => {
	// An open form would read the deleted entries.
	await page.close();
	for (const undo of cleaning.splice(0).toReversed()) await undo();
});

/** Replaces the text of a single-line field by typing. */
async function write(page: Page, name: string, text: string): Promise<void> {
	await field(page, name).locator("input").first().click();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(text);
}

/** Opens the list of a collection. */
async function toList(page: Page, collection: string): Promise<void> {
	await page.locator('a[href$="/admin/content"]').click({ timeout: 30_000 });
	await page.locator(`a[href$="/admin/content/${collection}"]`).click({ timeout: 30_000 });
	await expect(page.getByRole("row").nth(1)).toBeVisible({ timeout: 30_000 });
}

test("[CT-1] a typo is corrected, an address changed and an entry withdrawn", async ({ page, expectMessage }) => {
	test.setTimeout(120_000);
	expectMessage(STUDIO_ERRORS);
	const row = { status: "published", locale: "en", translation_key: "small-tasks", slug: "data-spaec" };
	const term = await add("glossary_terms", { ...row, term: "A data spaec", short: "A word that a test writes." });
	cleaning.push(term.undo, async () => {
		for (const { id } of await stored("redirects", { from: { _contains: "data-spa" } })) await remove("redirects", String(id));
	});
	const now = async () => (await stored("glossary_terms", { id: { _eq: term.id } }))[0];
	const answers = async (slug: string) => {
		const response = await page.request.get(`${url}/glossary/${slug}`, { maxRedirects: 0 });
		return [response.status(), response.headers().location];
	};
	await signIn(page);
	await page.goto(`${settings.cmsUrl}/admin/hub-desk`);

	await test.step("typo", async () => {
		await toList(page, "glossary_terms");
		await page.getByRole("row").filter({ hasText: "A data spaec" }).click();
		await write(page, "term", "A data space");
		await press(page, "Save");
		await expect.poll(async () => (await now())?.term).toBe("A data space");
	});

	await test.step("address", async () => {
		await openEntry(page, "glossary_terms", term.id);
		await page.getByText("Publishing", { exact: true }).click();
		await write(page, "slug", "data-space-of-a-test");
		await press(page, "Save");
		await expect.poll(() => answers("data-space-of-a-test"), { timeout: 20_000 }).toEqual([200, undefined]);
		const moved = [301, "/glossary/data-space-of-a-test"];
		await expect.poll(() => answers("data-spaec"), { message: "who has the old address arrives", timeout: 20_000 }).toEqual(moved);
	});

	await test.step("unpublish", async () => {
		await openEntry(page, "glossary_terms", term.id);
		await choose(page, "status", "Archived");
		await expect(field(page, "standing")).toContainText("Saving takes this entry off the site at once.");
		await press(page, "Save");
		await expect.poll(async () => (await answers("data-space-of-a-test"))[0], { timeout: 20_000 }).toBe(404);
	});
});
