// An editor renames a product: finds its name in all entries of a language, checks each occurrence, and replaces it.

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { asAdministrator } from "../administrator.ts";
import { add, removeVersion } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { STUDIO_ERRORS, select, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

/** Creates a published page. @param key its unique slug */
const addPage = (key: string, locale: string, words: { readonly title: string; readonly text: string }) =>
	add("pages", {
		status: "published",
		locale,
		translation_key: key,
		slug: key,
		title: words.title,
		description: words.text,
		blocks: [{ type: "prose", html: `<p>${words.text}</p>` }],
	});

async function openReplace(page: Page, name: string): Promise<void> {
	await page.goto(`${testSite().settings.cmsUrl}/admin/hub-desk`);
	await page.getByRole("link", { name }).click();
}

const drafts = async (item: string) => {
	const query = new URLSearchParams({ filter: JSON.stringify({ item: { _eq: item } }) });
	return ((await asAdministrator(`/versions?${query}`)) as { data: { id: string; delta: unknown }[] }).data;
};

test("[CT-1] a phrase is replaced in a draft by keyboard, except deselected matches", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const one = await addPage("find-replace-one", "en", { title: "The Zephyrine", text: "A Zephyrine and a Zephyrine." });
	const term = await add("glossary_terms", {
		status: "published",
		locale: "en",
		translation_key: "find-replace-term",
		slug: "find-replace-term",
		term: "Zephyrine",
		short: "A word.",
	});
	try {
		await signIn(page);
		await openReplace(page, "Find and replace");
		const find = page.getByLabel("Find", { exact: true });
		await expect(find).toBeVisible({ timeout: 30_000 });
		await select(page, "Language", "English");
		await find.focus();
		await page.keyboard.type("zephyrine");
		await page.keyboard.press("Tab");
		await page.keyboard.type("Mistral");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("status")).toHaveText("Found: 6 places in 2 entries.");
		const box = page.getByRole("region", { name: "The Zephyrine" });
		await expect(box).toContainText("Pages, visible");
		await expect(box.getByRole("insertion").first()).toHaveText("added: Mistral");
		await expect(box.getByRole("deletion").first()).toHaveText("removed: Zephyrine");
		const left = page.getByRole("region", { name: "Zephyrine", exact: true });
		await expect(left, "glossary terms have no drafts").toContainText("cannot have a draft");
		await expect(left.getByRole("checkbox", { name: "Term" })).toBeDisabled();
		await box.getByRole("checkbox", { name: "Description" }).first().focus();
		await page.keyboard.press("Space");
		await expect(page.getByRole("button", { name: "Replace 4 places in one entry" })).toBeVisible();
		expect(await accessibilityViolations(page, ".hub-replace")).toEqual([]);
		await page.getByRole("button", { name: "Replace 4 places in one entry" }).focus();
		await page.keyboard.press("Enter");
		const result = page.getByRole("heading", { name: "Result: 1 of one entry changed." });
		await expect(result).toBeFocused();
		await expect(page.getByText("Stored in the draft.")).toBeVisible();
		expect(await accessibilityViolations(page, ".hub-replace")).toEqual([]);
		expect((await stored("pages", { id: { _eq: one.id } }))[0]).toMatchObject({ title: "The Zephyrine" });
		expect(await drafts(one.id)).toMatchObject([
			{
				delta: {
					title: "The Mistral",
					description: "A Zephyrine and a Mistral.",
					blocks: [{ type: "prose", html: "<p>A Mistral and a Mistral.</p>" }],
				},
			},
		]);
		expect((await stored("glossary_terms", { id: { _eq: term.id } }))[0]).toMatchObject({ term: "Zephyrine" });
		await expect(page.getByRole("link", { name: "The Zephyrine" }), "the link leads to the draft").toHaveAttribute(
			"href",
			/version/,
		);
		await page.getByRole("button", { name: "Publish this draft" }).click();
		await expect(page.getByText("Replaced and published.")).toBeVisible();
		await expect(result).toBeFocused();
		expect((await stored("pages", { id: { _eq: one.id } }))[0]).toMatchObject({ title: "The Mistral" });
	} finally {
		await page.close();
		for (const { id } of await drafts(one.id)) await removeVersion(id);
		await one.undo();
		await term.undo();
	}
});
