// What an editor has written stays: when the page is about to be reloaded, and while the content service is away.

import { openContentProxy } from "../content-proxy.ts";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";

test("[CT-1] what is written is asked for before a reload, and outlives a restart of the content service", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	expectMessage(/net::ERR_|Network Error|Failed to fetch/);
	// The proxy lets no connection through by which forms tell each other what is typed: Studio writes that there, and goes on without.
	expectMessage(/^WebSocket connection to .* failed|^\[app-item-error\]|^Event \[/);
	const proxy = await openContentProxy();
	const row = { status: "draft", locale: "en", translation_key: "unsaved-form", slug: "unsaved-form" };
	const term = await add("glossary_terms", { ...row, term: "Kept form", short: "A word." });
	const now = async () => (await stored("glossary_terms", { id: { _eq: term.id } }))[0]?.short;
	try {
		await signIn(page, proxy.url);
		await openEntry(page, "glossary_terms", term.id, proxy.url);
		const written = field(page, "short").locator("input, textarea").first();
		// A browser asks only those who have touched the page.
		await written.click();
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type("A word that was written.");

		const asked = page.waitForEvent("dialog", { timeout: 10_000 });
		const reloading = page.reload({ timeout: 3_000 }).catch(() => undefined);
		const dialog = await asked;
		expect(dialog.type()).toBe("beforeunload");
		await dialog.dismiss();
		await reloading;
		await expect(written).toHaveValue("A word that was written.");

		proxy.set("broken");
		const refused = page.waitForEvent("requestfailed", (request) => request.method() === "PATCH");
		await press(page, "Save");
		await refused;
		// Studio says so in a dialog.
		await expect(page.locator("#dialog-outlet .v-card")).toBeVisible();
		await page.locator("#dialog-outlet").getByRole("button").last().click();
		await expect(written).toHaveValue("A word that was written.");
		expect(await now()).toBe("A word.");
		proxy.set("open");
		await press(page, "Save");
		await expect.poll(now, { timeout: 20_000 }).toBe("A word that was written.");
	} finally {
		await page.close();
		await term.undo();
		await proxy.close();
	}
});
