// A product is renamed: its name is found in all entries of a language, looked at place by place, and replaced.

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { add, addDraftTerm, removeVersion } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

/** A page that visitors see. @param key its slug; no other row has it */
const addPage = (key: string, locale: string, words: { readonly title: string; readonly text: string }) =>
	add("pages", {
		...{ status: "published", locale, translation_key: key, slug: key, title: words.title, description: words.text },
		blocks: [{ type: "prose", html: `<p>${words.text}</p>` }],
	});

/** Chooses the language of Studio for the signed-in member of staff. @param language null: that of the project */
async function speak(page: Page, language: string | null): Promise<void> {
	const answer = await page.request.patch(`${testSite().settings.cmsUrl}/users/me`, { data: { language } });
	expect(answer.ok(), await answer.text()).toBe(true);
}

async function openReplace(page: Page, name: string): Promise<void> {
	await page.goto(`${testSite().settings.cmsUrl}/admin/hub-desk`);
	await page.getByRole("link", { name }).click();
}

const drafts = async (item: string) => {
	const { settings, adminToken } = testSite();
	const query = new URLSearchParams({ filter: JSON.stringify({ item: { _eq: item } }) });
	const answer = await fetch(`${settings.cmsUrl}/versions?${query}`, { headers: { authorization: `Bearer ${adminToken}` } });
	return ((await answer.json()) as { data: { id: string; delta: unknown }[] }).data;
};

test("[CT-1] a phrase is replaced by the keyboard alone, in a draft, without the places that were left out", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const one = await addPage("find-replace-one", "en", { title: "The Zephyrine", text: "A Zephyrine and a Zephyrine." });
	const term = await add("glossary_terms", {
		...{ status: "published", locale: "en", translation_key: "find-replace-term", slug: "find-replace-term" },
		...{ term: "Zephyrine", short: "A word." },
	});
	try {
		await signIn(page);
		await openReplace(page, "Find and replace");
		const find = page.getByLabel("Find", { exact: true });
		await expect(find).toBeVisible({ timeout: 30_000 });
		await page.getByLabel("Language").selectOption("en");
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
					...{ title: "The Mistral", description: "A Zephyrine and a Mistral." },
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

test("[CT-1] in German, a phrase is replaced for visitors at once, and what the rules refuse is told beside its entry", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const whole = await addPage("suchen-ersetzen", "de", { title: "Die Ölmühle am Fluß", text: "Ein Tag." });
	const only = await addPage("suchen-ersetzen-nur", "de", { title: "O\u0308lmu\u0308hle", text: "Ein Tag." });
	const draft = await addDraftTerm("suchen-ersetzen-wort", { locale: "de", term: "Ölmühle und mehr" });
	await signIn(page);
	try {
		await speak(page, "de-DE");
		await openReplace(page, "Suchen und ersetzen");
		await expect(page.getByLabel("Suchen nach")).toBeVisible({ timeout: 30_000 });
		await expect(page.getByLabel("Sprache")).toHaveValue("de");
		await page.getByLabel("Suchen nach").fill("Ölmühle");
		await page.getByRole("button", { name: "Suchen", exact: true }).click();
		await expect(page.getByRole("status")).toHaveText("Gefunden: 3 Stellen in 3 Einträgen.");
		await page.getByRole("radio", { name: "Sofort veröffentlichen" }).check();
		await page.getByRole("button", { name: "3 Stellen in 3 Einträgen ersetzen und veröffentlichen" }).click();
		await expect(page.getByRole("heading", { name: "Ergebnis: 2 von 3 Einträgen geändert." })).toBeFocused();
		const lines = page.locator(".hub-replace-result li");
		await expect(lines.first(), "what was not changed comes first").toContainText("Nicht geändert: Füllen Sie „Titel“ aus");
		await expect(lines.filter({ hasText: "Die Ölmühle" })).toContainText("Ersetzt und veröffentlicht.");
		await expect(lines.filter({ hasText: "und mehr" })).toContainText("Ersetzt. Besucher sehen diesen Eintrag nicht.");
		expect(await accessibilityViolations(page, ".hub-replace")).toEqual([]);
		expect((await stored("pages", { id: { _eq: whole.id } }))[0]).toMatchObject({ title: "Die am Fluß" });
		expect((await stored("glossary_terms", { id: { _eq: draft.id } }))[0]).toMatchObject({ term: "Und mehr", status: "draft" });
		await page.getByRole("button", { name: "Noch einmal suchen" }).click();
		await expect(page.getByRole("status")).toHaveText("Gefunden: eine Stelle in einem Eintrag.");
	} finally {
		await speak(page, null);
		await page.close();
		for (const one of [whole, only, draft]) await one.undo();
	}
});

test("[CT-1] several entries of a list are edited together, and a refusal names those that it is about", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	expectMessage(/400 \(Bad Request\).*\/items\/glossary_terms/);
	const terms = await Promise.all(
		// The list begins with them: it is in the order of terms.
		["00 Zebrano", "00 Zebrine"].map((term) => addDraftTerm(`several-${term.slice(3).toLowerCase()}`, { locale: "en", term })),
	);
	try {
		await signIn(page);
		await page.goto(`${testSite().settings.cmsUrl}/admin/content/glossary_terms`);
		const lines = page.locator("tbody tr").filter({ hasText: "00 Zebr" });
		await expect(lines).toHaveCount(2, { timeout: 30_000 });
		for (const at of [0, 1]) await lines.nth(at).getByRole("checkbox").click();
		await page.locator('button:has([data-icon="edit"])').first().click();
		const form = page.locator(".v-drawer, dialog, [role=dialog]").last();
		await expect(form.getByText("Several entries: each gets what you choose here.")).toBeVisible();
		await form.locator('[data-field="locale"]').getByRole("checkbox").first().click();
		await form.getByRole("button", { name: "Save", exact: true }).click();
		await expect(form.locator(".validation-errors")).toContainText(
			"Because of “00 Zebrano” (draft) and “00 Zebrine” (draft), nothing was saved",
		);
	} finally {
		await page.close();
		for (const one of terms) await one.undo();
	}
});
