// Previews beside Studio's form, as staff see them (CT-8).

import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { fill, openEntry, signIn } from "../studio.ts";
import { testSite } from "../test-site.ts";

test("[CT-8] a draft's preview is shown beside its form and updated by each save", async ({
	page,
	context,
	anotherVisitor,
	expectMessage,
}) => {
	test.slow();
	await context.grantPermissions(["clipboard-read"]);
	// The header's search field has autofocus for when it is opened.
	expectMessage(/Blocked autofocusing on a <input> element in a cross-origin subframe/);
	expectMessage(/400 \(Bad Request\).*\/auth\/refresh|404 \(Not Found\).*\/favicon\.ico/);
	const term = await add("glossary_terms", {
		status: "draft",
		locale: "de",
		translation_key: "previewed",
		slug: "previewed",
		term: "Zaunkönig",
		short: "Ein Wort, das noch niemand liest.",
	});
	try {
		// Address for editors; the site allows framing only there.
		const studio = new URL(String(testSite().settings.studioUrl)).origin;
		await signIn(page, studio);
		await openEntry(page, "glossary_terms", term.id, studio);
		await page.locator('button:has([data-icon="visibility"])').first().click();
		const frame = page.frameLocator("iframe");
		await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Zaunkönig", { timeout: 30_000 });
		const bar = frame.getByRole("complementary", { name: "Vorschau" });
		await expect(bar).toContainText("Sie sehen einen Entwurf.");
		await expect(bar).toContainText("English fehlt.");
		await bar.getByRole("button", { name: "Link kopieren" }).click();
		await expect(bar.getByRole("status")).toHaveText(/^Kopiert\. Der Link gilt bis .*\d{4}; über dem Formular/);
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect((await (await anotherVisitor()).request.get(copied)).status(), "without a cookie").toBe(200);
		await expect(frame.locator('[data-region="slot:consent-banner"]')).toHaveCount(0);
		await fill(page, "term", "Rotkehlchen");
		// The button of that name leaves the form.
		await page.keyboard.press("Control+s");
		await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Rotkehlchen", { timeout: 30_000 });
	} finally {
		await page.close();
		await term.undo();
	}
});
