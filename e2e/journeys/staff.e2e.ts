// Daily work of staff in Studio on entries that the administrator created: no call is refused or fails (CT-1).

import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../fixtures.ts";
import { choose, field, fill, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const entry = z.object({ id: z.string(), title: z.string() });

/** A post that the administrator created. */
async function seededPost() {
	const [row] = await stored("posts", { slug: { _eq: "why-lisbon" }, locale: { _eq: "en" } });
	return entry.parse(row);
}

/** Calls of the page that the content service refused or failed. */
function watchRefusals(page: Page): string[] {
	const { cmsUrl } = testSite().settings;
	const refused: string[] = [];
	page.on("response", (response) => {
		const url = response.url();
		if (!url.startsWith(cmsUrl) || response.status() < 400) return;
		// Studio probes for a session that way, and browsers request an icon that Directus does not have.
		if (url.endsWith("/auth/refresh") || url.endsWith("/favicon.ico")) return;
		refused.push(`${response.status()} ${response.request().method()} ${url.slice(cmsUrl.length)}`);
	});
	return refused;
}

test("[CT-1] staff see who made an entry, and publish it without a dialog in the way", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const refused = watchRefusals(page);
	const { id, title } = await seededPost();
	await signIn(page);
	await openEntry(page, "posts", id);
	await page.getByText("Record", { exact: true }).click();
	await expect(field(page, "user_created")).toContainText("Admin User");
	await page.getByText("Revisions", { exact: true }).click();
	await expect(page.getByText("Admin User").last()).toBeVisible();
	try {
		await fill(page, "title", `${title}!`);
		await press(page, "Publish");
		// The accessible name begins with the name of the icon.
		await page.getByRole("button", { name: /Apply$/ }).click();
		await expect.poll(async () => (await seededPost()).title).toBe(`${title}!`);
		await expect(page.getByText("Forbidden")).toHaveCount(0);
	} finally {
		await page.close();
		const { settings, adminToken } = testSite();
		await fetch(`${settings.cmsUrl}/items/posts/${id}`, {
			method: "PATCH",
			headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
			body: JSON.stringify({ title }),
		});
	}
	expect(refused).toEqual([]);
});

test("[CT-1] staff browse the file library", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const refused = watchRefusals(page);
	const { cmsUrl } = testSite().settings;
	await signIn(page);
	const folders = page.waitForResponse((response) => response.url().startsWith(`${cmsUrl}/folders?`), { timeout: 60_000 });
	await page.goto(`${cmsUrl}/admin/files`);
	expect((await folders).status()).toBe(200);
	await page.waitForLoadState("networkidle");
	expect(refused).toEqual([]);
});

test("[LN-7] staff are offered authors in the language that the form says", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const refused = watchRefusals(page);
	const german = await stored("authors", { locale: { _eq: "de" }, status: { _neq: "archived" } });
	await signIn(page);
	await openEntry(page, "posts");
	const authors = field(page, "author").getByRole("combobox", { name: "Author" });
	await expect(authors, "before a language is chosen").toBeDisabled();
	await choose(page, "locale", "Deutsch");
	await expect(authors.getByRole("option")).toHaveCount(german.length + 1);
	expect((await authors.getByRole("option").allInnerTexts()).slice(1).toSorted()).toEqual(
		german.map(({ display_name }) => String(display_name)).toSorted(),
	);
	expect(refused).toEqual([]);
});

test("[CT-1] what is chosen from a list of entries is stored, and taken out again", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const [reference] = await stored("client_references", { locale: { _eq: "en" }, industry: { _nnull: true } });
	const industries = await stored("industries", { locale: { _eq: "en" }, id: { _neq: reference?.industry } });
	const now = async () => (await stored("client_references", { id: { _eq: reference?.id } }))[0]?.industry;
	await signIn(page);
	await openEntry(page, "client_references", String(reference?.id));
	const industry = field(page, "industry").getByRole("combobox", { name: "Industry" });
	await expect(industry).toHaveValue(String(reference?.industry));
	for (const chosen of [industries[0]?.id, null, reference?.industry]) {
		await industry.selectOption(String(chosen ?? ""));
		await page.keyboard.press("ControlOrMeta+S");
		await expect.poll(now).toBe(chosen);
	}
});

test("[LN-7] where there are many, staff choose in a table of the language that the form says", async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const refused = watchRefusals(page);
	await signIn(page);
	await openEntry(page, "recordings");
	await choose(page, "locale", "Deutsch");
	await field(page, "event").getByText("Select an item").click();
	const events = page.locator("tbody tr");
	await expect(events.first()).toContainText("Deutsch", { timeout: 30_000 });
	const offered = await events.allInnerTexts();
	expect(offered.length).toBeGreaterThan(1);
	for (const event of offered) expect(event).toContain("Deutsch");
	// The filter of this field must also work before a language is chosen.
	expect(refused).toEqual([]);
});
