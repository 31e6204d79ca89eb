// The small tasks of an editor's day.

import type { Page } from "@playwright/test";
import { z } from "zod";
import { asAdministrator } from "../accounts.ts";
import { add, change, remove, removeVersion } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const { url, settings, adminToken } = testSite();

const cleaning: (() => Promise<void>)[] = [];
test.afterEach(async ({ page }) => {
	// A form that is open reads what is taken away.
	await page.close();
	for (const undo of cleaning.splice(0).toReversed()) await undo();
});

/** Writes into a field of one line as a hand does, in place of what stands there. */
async function write(page: Page, name: string, text: string): Promise<void> {
	await field(page, name).locator("input").first().click();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(text);
}

/** From wherever one is to the list of a collection. */
async function toList(page: Page, collection: string): Promise<void> {
	await page.locator('a[href$="/admin/content"]').click({ timeout: 30_000 });
	await page.locator(`a[href$="/admin/content/${collection}"]`).click({ timeout: 30_000 });
	await expect(page.getByRole("row").nth(1)).toBeVisible({ timeout: 30_000 });
}

test("[CT-1] a typo is mended, an address changed, a change taken back and an entry taken off the site", async ({
	page,
	expectMessage,
}) => {
	test.setTimeout(120_000);
	expectMessage(STUDIO_ASKED);
	const row = { status: "published", locale: "en", translation_key: "small-tasks", slug: "data-spaec" };
	const term = await add("glossary_terms", { ...row, term: "A data spaec", short: "A word that a test writes." });
	cleaning.push(term.undo, async () => {
		for (const { id } of await stored("redirects", { from: { _contains: "data-spa" } })) await remove("redirects", String(id));
	});
	const now = async () => (await stored("glossary_terms", { id: { _eq: term.id } }))[0];
	const answers = async (slug: string) => {
		const response = await page.request.get(`${url}/glossary/${slug}`, { maxRedirects: 0 });
		return [response.status(), response.headers().location];
	};
	await signIn(page);
	await page.goto(`${settings.cmsUrl}/admin/hub-desk`);

	await test.step("typo", async () => {
		await toList(page, "glossary_terms");
		await page.getByRole("row").filter({ hasText: "A data spaec" }).click();
		await write(page, "term", "A data space");
		await press(page, "Save");
		await expect.poll(async () => (await now())?.term).toBe("A data space");
	});

	await test.step("address", async () => {
		await openEntry(page, "glossary_terms", term.id);
		await page.getByText("Publishing", { exact: true }).click();
		await write(page, "slug", "data-space-of-a-test");
		await press(page, "Save");
		await expect.poll(() => answers("data-space-of-a-test"), { timeout: 20_000 }).toEqual([200, undefined]);
		const moved = [301, "/glossary/data-space-of-a-test"];
		await expect.poll(() => answers("data-spaec"), { message: "who has the old address arrives", timeout: 20_000 }).toEqual(moved);
	});

	await test.step("undo", async () => {
		await openEntry(page, "glossary_terms", term.id);
		const history = page.getByRole("region", { name: "History" });
		const earlier = history.getByRole("listitem").nth(2);
		await earlier.locator("summary").click();
		await earlier.getByRole("button", { name: "Put 2 fields back into the form" }).click();
		await expect(field(page, "term").locator("input").first()).toHaveValue("A data spaec");
		await press(page, "Save");
		await expect.poll(async () => (await now())?.term).toBe("A data spaec");
	});

	await test.step("unpublish", async () => {
		await openEntry(page, "glossary_terms", term.id);
		await choose(page, "status", "Archived");
		await expect(field(page, "standing")).toContainText("Saving takes this entry off the site at once.");
		await press(page, "Save");
		await expect.poll(async () => (await answers("data-spaec"))[0], { timeout: 20_000 }).toBe(404);
	});
});

test("[CT-1] an earlier state of a published post comes back as a draft, with every field", async ({ page, expectMessage }) => {
	test.setTimeout(120_000);
	expectMessage(STUDIO_ASKED);
	const [post] = await stored("posts", { locale: { _eq: "en" }, status: { _eq: "published" } });
	const id = String(post?.id);
	const before = { title: post?.title, description: post?.description, cover_alt: "A drawing." };
	await change("posts", id, { cover_alt: before.cover_alt });
	await change("posts", id, { title: "Another title", description: "Another description.", cover_alt: "Another drawing." });
	cleaning.push(() => change("posts", id, { ...before, cover_alt: post?.cover_alt ?? null }));
	const delta = async () => {
		const filter = JSON.stringify({ collection: { _eq: "posts" }, item: { _eq: id } });
		const [draft] = z
			.object({ data: z.array(z.looseObject({ id: z.string(), delta: z.unknown() })) })
			.parse(await asAdministrator(`/versions?${new URLSearchParams({ filter })}`)).data;
		return draft;
	};
	cleaning.push(async () => {
		const draft = await delta();
		if (draft) await removeVersion(draft.id);
	});
	await signIn(page);
	await openEntry(page, "posts", id);
	const history = page.getByRole("region", { name: "History" });
	const earlier = history
		.getByRole("listitem")
		.filter({ has: page.locator("summary") })
		.nth(1);
	await earlier.locator("summary").click();
	await earlier.getByRole("button", { name: "Put 3 fields back into the form" }).click();
	await expect(history.getByRole("status")).toContainText("Studio saves it in the draft", { timeout: 30_000 });
	await expect(page).toHaveURL(/version=draft/);
	await expect(field(page, "title").locator("input").first()).toHaveValue(String(before.title));
	await expect.poll(async () => (await delta())?.delta, { timeout: 30_000 }).toMatchObject(before);
	expect((await stored("posts", { id: { _eq: id } }))[0]?.title).toBe("Another title");
	await expect(history.getByRole("listitem").first()).toContainText("In the draft: ", { timeout: 30_000 });

	await openEntry(page, "posts", id);
	await history.getByRole("listitem").first().locator("summary").click();
	await expect(history).toContainText("This entry has a draft. Choose “Edit” above");
	await press(page, "Edit");
	await expect(history.getByRole("listitem").first()).toContainText("In the draft: ", { timeout: 30_000 });
});

test("[CT-1] a file is put up for download", async ({ page, expectMessage }) => {
	test.setTimeout(120_000);
	expectMessage(STUDIO_ASKED);
	const title = "A sheet of a test";
	cleaning.push(async () => {
		for (const { id, file } of await stored("resources", { title: { _eq: title } })) {
			await remove("resources", String(id));
			await page.request.delete(`${settings.cmsUrl}/files/${file}`, { headers: { authorization: `Bearer ${adminToken}` } });
		}
	});
	await signIn(page);
	await page.goto(`${settings.cmsUrl}/admin/hub-desk`);
	await toList(page, "resources");
	await page.getByRole("link", { name: "Create" }).click();
	await choose(page, "locale", "English");
	await choose(page, "status", "Published");
	await field(page, "title").getByRole("textbox").click();
	await page.keyboard.type(title);
	// Between two fields is the menu of the second one.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.type("What a test puts up.");
	await choose(page, "kind", "Checklist");
	await choose(page, "language", "English");
	await field(page, "file")
		.getByRole("button", { name: /No File Selected/ })
		.click();
	await page.getByText("Upload File from Device").click();
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "file_upload" }).click();
	const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
	await (await chooser).setFiles({ name: "sheet.pdf", mimeType: "application/pdf", buffer: pdf });
	await expect(field(page, "file")).toContainText(/sheet/i);
	await press(page, "Save");
	await expect.poll(async () => (await stored("resources", { title: { _eq: title } })).length, { timeout: 20_000 }).toBe(1);
	await expect.poll(async () => (await page.request.get(`${url}/resources`)).text(), { timeout: 20_000 }).toContain(title);
	await page.goto(`${url}/resources`);
	const link = await page
		.getByRole("link", { name: new RegExp(title) })
		.first()
		.getAttribute("href");
	expect((await (await page.request.get(url + link)).body()).equals(pdf)).toBe(true);
});
