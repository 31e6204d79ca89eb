// An editor writes a post with a picture, a table and a link to the glossary, and schedules it.

import type { Locator, Page } from "@playwright/test";
import { remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, chooseEntry, field, STUDIO_ERRORS, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const TITLE = "Written by hand";

/** Presses Tab until a field has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
	for (let at = 0; at < 40 && !(await isThere()); at++) await page.keyboard.press("Tab");
	expect(await isThere()).toBe(true);
}

test.afterEach(async ({ page }) => {
	// An open form would read the deleted entries.
	await page.close();
	for (const { id } of await stored("posts", { title: { _eq: TITLE } })) await remove("posts", String(id));
});

test("[CT-1] a post with a picture, a table and a link to the glossary is written and scheduled", async ({
	page,
	expectMessage,
}) => {
	test.setTimeout(300_000);
	expectMessage(STUDIO_ERRORS);
	await signIn(page);
	await page.goto(`${testSite().settings.cmsUrl}/admin/hub-desk`);
	await page
		.getByRole("navigation", { name: "Create" })
		.getByRole("link", { name: "Posts" })
		.click({ timeout: 30_000 });
	await choose(page, "locale", "English");
	await field(page, "title").getByRole("textbox").click();
	await page.keyboard.type(TITLE);
	// Each field is preceded by its menu button.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(field(page, "description").getByRole("textbox")).toBeFocused();
	await page.keyboard.type("What it is like to write one.");
	await tabTo(page, field(page, "body").getByRole("textbox"));
	await page.keyboard.type("A data space has rules.");
	await page.keyboard.press("Enter");
	const body = field(page, "body");
	await body.getByRole("button", { name: "table" }).click();
	await page.locator("#menu-outlet").getByText("Table", { exact: true }).hover();
	await page.getByRole("gridcell", { name: "2 × 2" }).click();
	await expect(body.getByRole("cell")).toHaveCount(4);
	await expect(page.getByRole("gridcell")).toHaveCount(0);
	await expect(body.getByRole("textbox")).toBeFocused();
	for (const cell of ["Phase", "Weeks", "Start", "Three"]) {
		await page.keyboard.type(cell);
		if (cell !== "Three") await page.keyboard.press("Tab");
	}
	await page.keyboard.press("ArrowDown");
	await page.keyboard.type("More in our glossary");
	await page.keyboard.press("Shift+Control+ArrowLeft");
	await body.getByRole("button", { name: "link", exact: true }).click();
	await expect(page.getByRole("combobox", { name: "Where the link leads" })).toBeFocused();
	await page.keyboard.type("data space");
	// Before the search for both words, another option is the first.
	await expect(page.getByRole("option").first()).toHaveAccessibleName(/^Data space/);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Link" })).toHaveCount(0);
	await chooseEntry(page, "author", "Leyla Vossberg", "leyla");
	await chooseEntry(page, "category", "In practice");
	await field(page, "cover").getByRole("button", { name: "folder_open" }).click();
	await page.getByText("Steps of a chain").click();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await field(page, "cover_alt").getByRole("textbox").click();
	await page.keyboard.type("Steps that rise");
	// Into the collapsed section, past the menu of its first field.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	for (let at = 0; at < 2; at++) await page.keyboard.press("Tab");
	const moment = field(page, "publish_at").getByRole("spinbutton");
	await expect(moment.first()).toBeFocused();
	await page.keyboard.type("12242036");
	await page.keyboard.press("Tab");
	await page.keyboard.type("0923");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect.poll(async () => (await stored("posts", { title: { _eq: TITLE } })).length, { timeout: 60_000 }).toBe(1);
	const [post] = await stored("posts", { title: { _eq: TITLE } });
	expect(post).toMatchObject({
		status: "published",
		slug: "written-by-hand",
		translation_key: "written-by-hand",
		cover_alt: "Steps that rise",
	});
	expect(post?.publish_at, "[CT-14] in the site's time zone").toBe("2036-12-24T08:23:00.000Z");
	expect(post?.body).toMatch(/<table[\s\S]*Phase[\s\S]*Three[\s\S]*<\/table>/);
	expect(post?.body).toMatch(/<a [^>]*href="\/en\/glossary\/data-space"[^>]*>glossary<\/a>/);
	expect((await page.request.get(`${testSite().url}/written-by-hand`)).status(), "visitors see it at its time").toBe(
		404,
	);
});
