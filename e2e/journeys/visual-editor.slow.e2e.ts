// Pages edited where they stand, in Studio's Visual Editor (CT-8).

import { asStudioFrame } from "@hub/shared-contracts/preview/studio-frame.server";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

test("[CT-8] a page is edited where it stands, and visitors see nothing of it before it is published", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	// The field of the header's search has autofocus, for when it is opened.
	expectMessage(/Blocked autofocusing on a <input> element in a cross-origin subframe/);
	expectMessage(STUDIO_ASKED);
	const { settings } = testSite();
	const [studio, site] = [String(settings.studioUrl), String(settings.publicUrl)];
	const entry = await add("pages", {
		...{ status: "published", locale: "de", translation_key: "edited-in-place", slug: "an-ort-und-stelle" },
		...{
			title: "An Ort und Stelle",
			description: "Wie Besucher diese Seite kennen.",
			blocks: [{ type: "prose", html: "<p>Ein Absatz.</p>" }],
		},
	});
	try {
		await signIn(page, studio);
		await page.goto(`${studio}/admin/visual`);
		const frame = page.frameLocator("iframe");
		const bar = frame.getByRole("complementary", { name: "Vorschau" });
		await expect(bar, "it begins with the home page").toBeVisible({ timeout: 30_000 });
		await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/Daten teilen/);

		const address = asStudioFrame(`${site}/de/preview/pages/${entry.id}?version=published`, settings.publishSecret);
		await page.goto(`${studio}/admin/visual/${address}`);
		const title = frame.getByRole("heading", { level: 1 });
		await expect(title).toHaveText("An Ort und Stelle", { timeout: 30_000 });
		await title.locator("span").hover();
		await frame.getByRole("button", { name: "Edit" }).first().click();
		// The drawer is there before its values, which would replace what is typed by then.
		const written = field(page, "title").locator("input");
		await expect(written).toHaveValue("An Ort und Stelle", { timeout: 30_000 });
		await written.fill("Genau hier geschrieben");
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(title).toHaveText("Genau hier geschrieben", { timeout: 30_000 });
		await expect(bar).toContainText("eine Fassung, die Besucher noch nicht sehen");

		expect(await stored("pages", { id: { _eq: entry.id } })).toMatchObject([{ title: "An Ort und Stelle" }]);
		const seen = await page.context().newPage();
		await seen.goto(`${site}/de/an-ort-und-stelle`);
		await expect(seen.getByRole("heading", { level: 1 })).toHaveText("An Ort und Stelle");
		await expect(seen.locator("[data-directus]")).toHaveCount(0);
	} finally {
		await page.close();
		await entry.undo();
	}
});
