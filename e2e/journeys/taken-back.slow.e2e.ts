// A published launch is taken back and published again, the calendar moves a planned one, and a single publication is
// undone.

import { z } from "zod";
import { accessibilityViolations } from "../accessibility.ts";
import { asAdministrator } from "../administrator.ts";
import { add, remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, STUDIO_ERRORS, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const made = z.object({ data: z.object({ id: z.string() }) });

/** Creates a published post. */
async function post(key: string, locale: "de" | "en", title: string) {
	const first = async (collection: string) =>
		(await stored(collection, { locale: { _eq: locale }, status: { _eq: "published" } }))[0]?.id;
	return add("posts", {
		locale,
		status: "published",
		translation_key: key,
		slug: key,
		title,
		description: "A test writes it.",
		body: "<p>Words.</p>",
		author: await first("authors"),
		category: await first("categories"),
		published_on: "2026-01-01",
	});
}

/** Stores unpublished edits of a post. */
async function edit(item: string, values: object): Promise<void> {
	const begun = { collection: "posts", key: "draft", item };
	const { id } = made.parse(await asAdministrator("/versions", "POST", begun)).data;
	await asAdministrator(`/versions/${id}/save`, "POST", values);
}

async function launchOf(name: string, ids: readonly string[]): Promise<string> {
	const { id } = made.parse(await asAdministrator("/hub-launches", "POST", { name })).data;
	for (const one of ids) await asAdministrator(`/hub-launches/${id}/entries`, "POST", { collection: "posts", id: one });
	return id;
}

test("[CT-11] a launch in both languages is taken back with its addresses, and published again", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const { url, settings } = testSite();
	const english = await post("ebb", "en", "Ebb");
	const german = await post("ebb", "de", "Ebbe");
	await edit(english.id, { title: "Flood", slug: "flood" });
	await edit(german.id, { title: "Flut" });
	const launch = await launchOf("Tides", [english.id, german.id]);
	const titleAt = async (path: string) =>
		/<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(await (await page.request.get(url + path)).text())?.[1];
	try {
		await expect.poll(() => titleAt("/ebb")).toBe("Ebb");
		await asAdministrator(`/hub-launches/${launch}/publish`, "POST", {});
		await expect.poll(() => titleAt("/flood")).toBe("Flood");
		await expect.poll(() => titleAt("/ebb"), "the old address leads to the new one").toBe("Flood");
		await expect.poll(() => titleAt("/de/ebb")).toBe("Flut");

		await signIn(page);
		await page.goto(`${settings.cmsUrl}/admin/hub-desk/launches/${launch}`);
		const returning = page.getByRole("region", { name: "Take back" });
		await expect(returning.getByRole("row", { name: /Flood.*English.*End of the address and Title/ })).toBeVisible();
		await expect(returning.getByRole("row", { name: /Flut.*German/ })).toBeVisible();
		expect(await accessibilityViolations(page, ".hub-launches"), "axe").toEqual([]);
		page.on("dialog", (dialog) => void dialog.accept());
		await page.getByRole("button", { name: "Take back" }).click();
		await expect(page.getByText("The launch was taken back.")).toBeVisible();
		await expect.poll(() => titleAt("/de/ebb")).toBe("Ebbe");
		await expect.poll(() => titleAt("/ebb")).toBe("Ebb");
		await expect.poll(() => titleAt("/flood"), "links to the short-lived address keep working").toBe("Ebb");

		await page.getByRole("button", { name: "Publish again" }).click();
		await expect(page.getByText("The launch is published again.")).toBeVisible();
		await expect.poll(() => titleAt("/de/ebb")).toBe("Flut");
		await expect.poll(() => titleAt("/ebb")).toBe("Flood");
	} finally {
		await page.close();
		await asAdministrator(`/hub-launches/${launch}/remove`, "POST", {});
		for (const { undo } of [english, german]) await undo();
		for (const { id } of await stored("redirects", {
			note: { _contains: "moved" },
			from: { _in: ["/en/ebb", "/en/flood"] },
		}))
			await remove("redirects", String(id));
	}
});

test("[CT-11] a planned launch moves to another day by keyboard, and one publication is undone from the history", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const { settings } = testSite();
	const moon = await post("moon", "en", "Moon");
	await edit(moon.id, { title: "Full moon" });
	const launch = await launchOf("Moonrise", [moon.id]);
	// In the middle of the next month, so that the day before and after are in it too.
	const now = new Date();
	const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 9));
	try {
		await asAdministrator(`/hub-launches/${launch}/plan`, "POST", { at: at.toISOString() });
		await signIn(page);
		await page.goto(`${settings.cmsUrl}/admin/hub-desk/calendar`);
		await page.getByRole("button", { name: "Next month" }).click();
		const item = page.getByRole("button", { name: /Moonrise\s*, Launch/ });
		await item.focus();
		await page.keyboard.press("ArrowRight");
		await expect(page.getByText(/^Moonrise: to .* 16 .*Enter moves it/)).toBeVisible();
		await page.keyboard.press("Enter");
		await expect(page.getByText(/^Moonrise: now on .* 16 /)).toBeVisible();
		await expect(
			page.getByRole("cell", { name: /^16/ }).getByRole("button", { name: /Moonrise\s*, Launch/ }),
		).toBeFocused();
		await expect(
			page.getByRole("cell", { name: /^16/ }).getByRole("button", { name: /Full moon\s*, Changes, one problem/ }),
		).toBeVisible();
		await item.click();
		await expect(page.getByRole("link", { name: "Show the site then" })).toHaveAttribute(
			"href",
			/\/_moment\?at=\d+&until=/,
		);
		expect(await accessibilityViolations(page, ".hub-calendar"), "axe").toEqual([]);
		await asAdministrator(`/hub-launches/${launch}/unplan`, "POST", {});
		await asAdministrator(`/hub-launches/${launch}/publish`, "POST", {});

		await openEntry(page, "posts", moon.id);
		await page.locator(".hub-history > summary").click();
		page.on("dialog", (dialog) => void dialog.accept());
		await page.getByRole("button", { name: "Undo publishing" }).click();
		// The form is read again. A page that is closed meanwhile does not close.
		await expect(field(page, "title").getByRole("textbox")).toHaveValue("Moon", { timeout: 30_000 });
		expect((await stored("posts", { id: { _eq: moon.id } }))[0]?.title).toBe("Moon");
	} finally {
		await page.close();
		await asAdministrator(`/hub-launches/${launch}/unplan`, "POST", {});
		await asAdministrator(`/hub-launches/${launch}/remove`, "POST", {});
		await moon.undo();
	}
});
