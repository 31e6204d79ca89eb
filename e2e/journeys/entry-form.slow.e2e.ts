// What the form of an entry tells about it: its history and the way back, what visitors see, and where it is used.

import { addDraftTerm, edit } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, fill, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";

test("an entry's history lists changes in words, and an earlier state is shown in the form and stored only by a save", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const slug = "connector";
	const now = async () => (await stored("glossary_terms", { slug: { _eq: slug }, locale: { _eq: "en" } }))[0] ?? {};
	const before = await now();
	const change = await edit("glossary_terms", slug, { term: "Plug" });
	const again = await edit("glossary_terms", slug, { term: "Socket" });
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", String(before.id));
		const history = page.getByRole("region", { name: "History" });
		const saves = history.locator("li:has(> details)");
		const [latest, earlier] = [saves.first(), saves.nth(1)];
		await expect(latest).toContainText("Admin User changed “Term”");
		await latest.locator("summary").click();
		await expect(latest.locator("del")).toContainText("Plug");
		await expect(latest.locator("ins")).toContainText("Socket");
		await earlier.locator("summary").click();
		await earlier.getByRole("button", { name: "Put 1 field back into the form" }).click();
		await expect(earlier.getByRole("status")).toContainText("None of it is saved yet");
		await expect(page.locator('[data-field="term"] input')).toHaveValue("Plug");
		expect((await now()).term).toBe("Socket");
		await press(page, "Save");
		await expect.poll(async () => (await now()).term).toBe("Plug");
		expect((await now()).user_created).toBe(before.user_created);
	} finally {
		await page.close();
		await again.undo();
		await change.undo();
	}
});

test("an editor is told before saving that another one has changed the entry, and keeps what was written", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const term = await addDraftTerm("edited-by-two", { locale: "en", term: "Edited by two" });
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", term.id);
		const standing = field(page, "standing");
		const looked = page.waitForResponse(
			(response) => response.url().includes("/revisions?") && response.url().includes("activity.user.id"),
		);
		await expect(standing).toContainText("Draft");
		await looked;
		await fill(page, "term", "Edited by me");
		await edit("glossary_terms", "edited-by-two", { term: "Edited by another", short: "Another word." });
		await expect(field(page, "short").locator("input, textarea").first()).toHaveValue("Another word.");
		await expect(standing).toContainText("Admin User changed this entry on", { timeout: 30_000 });
		await expect(field(page, "term").locator("input")).toHaveValue("Edited by me");
		await press(page, "Save");
		await expect
			.poll(async () => (await stored("glossary_terms", { id: { _eq: term.id } }))[0])
			.toMatchObject({
				...{ term: "Edited by me", short: "Another word." },
			});
	} finally {
		await page.close();
		await term.undo();
	}
});
