// Links in formatted text: found by the title of an entry, changed, and taken out again, by keyboard alone.

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { addDraftTerm } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Link" });
const target = (page: Page) => page.getByRole("combobox", { name: "Where the link leads" });

test("[CT-1] a link in a text is found by title, changed, and taken out again", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const term = await addDraftTerm("linked-in-prose", { locale: "de", term: "Verlinkt", body: "<p>Mehr im Glossar</p>" });
	const body = async () => (await stored("glossary_terms", { id: { _eq: term.id } }))[0]?.body;
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", term.id);
		const text = field(page, "body").getByRole("textbox");
		await text.click();
		await page.keyboard.press("Control+End");
		await page.keyboard.press("Shift+Control+ArrowLeft");
		await page.keyboard.press("ControlOrMeta+K");
		await expect(target(page)).toBeFocused();
		await page.keyboard.type("konnektor");
		const offer = page.getByRole("option", { name: /^Konnektor · Glossar|^Konnektor ?Gloss/ });
		await expect(offer).toBeVisible();
		expect(await accessibilityViolations(page, ".hub-prose-link")).toEqual([]);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(dialog(page)).toHaveCount(0);
		await expect(text).toBeFocused();
		await press(page, "Save");
		await expect.poll(body).toMatch(/^<p>Mehr im <a [^>]*href="\/de\/glossar\/konnektor"[^>]*>Glossar<\/a><\/p>$/);

		// The cursor stands in the link, whose dialog says where it leads; a typed address takes its place.
		await openEntry(page, "glossary_terms", term.id);
		await text.getByRole("link").click();
		await field(page, "body").getByRole("button", { name: "link", exact: true }).click();
		await expect(target(page)).toHaveValue("/de/glossar/konnektor");
		await expect(dialog(page).getByText("Leads to “Konnektor”")).toBeVisible();
		await target(page).fill("/glossary/connector");
		await expect(dialog(page).getByText("It is in English, and this entry is not")).toBeVisible();
		await target(page).fill("https://example.org/");
		await page.keyboard.press("Enter");
		await press(page, "Save");
		await expect.poll(body).toMatch(/<a [^>]*href="https:\/\/example\.org\/"[^>]*>Glossar<\/a>/);

		await openEntry(page, "glossary_terms", term.id);
		await text.getByRole("link").click();
		await page.keyboard.press("ControlOrMeta+K");
		await dialog(page).getByRole("button", { name: "Remove link" }).click();
		await press(page, "Save");
		await expect.poll(body).toBe("<p>Mehr im Glossar</p>");

		// Where nothing is selected, the title is written; Escape leaves all as it was.
		await openEntry(page, "glossary_terms", term.id);
		await text.click();
		await page.keyboard.press("Control+End");
		await page.keyboard.type(": ");
		await page.keyboard.press("ControlOrMeta+K");
		await expect(target(page)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toHaveCount(0);
		await expect(text).toBeFocused();
		await page.keyboard.press("ControlOrMeta+K");
		await page.keyboard.type("konnektor");
		await expect(offer).toBeVisible();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await press(page, "Save");
		await expect.poll(body).toMatch(/^<p>Mehr im Glossar: <a [^>]*href="\/de\/glossar\/konnektor"[^>]*>Konnektor<\/a><\/p>$/);
	} finally {
		await page.close();
		await term.undo();
	}
});
