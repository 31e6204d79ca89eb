// Text typed while Studio stores a draft is kept, although Studio then discards the form's edits. New drafts:
// new-draft.slow.e2e.ts.

import type { Page, Request } from "@playwright/test";
import { z } from "zod";
import { asAdministrator } from "../administrator.ts";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, press, STUDIO_ERRORS, signIn, stored, storedDrafts } from "../studio.ts";

const ROW = {
	locale: "en",
	translation_key: "typing-during-save",
	slug: "typing-during-save",
	status: "draft",
	blocks: [{ type: "quote", text: "It took us a week.", name: "Ada", role: "Head of data" }],
};

test.beforeEach(async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	await signIn(page);
});

const created = z.object({ data: z.object({ id: z.string() }) });

const isSave = (url: string) => /\/versions\/[\da-f-]+\/save/.test(url);

/** Holds back saves of a draft until they are released, so that a test has time to type. */
async function holdSaves(page: Page): Promise<{ readonly begun: Promise<Request>; letGo(): void }> {
	const { promise, resolve: letGo } = Promise.withResolvers<void>();
	await page.route(
		(url) => isSave(url.href),
		(route) => promise.then(() => route.fallback()),
	);
	return { begun: page.waitForRequest((request) => isSave(request.url())), letGo };
}

test("[CT-1] text typed while the draft of an entry is created stays in the form, and is published", async ({
	page,
}) => {
	const entry = await add("pages", { ...ROW, title: "Typed", description: "A page that a test writes." });
	const titleNow = async () => (await stored("pages", { id: { _eq: entry.id } }))[0]?.title;
	try {
		await openEntry(page, "pages", entry.id);
		const title = field(page, "title").getByRole("textbox");
		const saving = await holdSaves(page);
		await title.click();
		await page.keyboard.press("End");
		await page.keyboard.type(" mean");
		await saving.begun;
		await page.keyboard.type("while");
		saving.letGo();
		await page.waitForLoadState("networkidle");
		await expect(title).toHaveValue("Typed meanwhile");
		expect(await titleNow()).toBe("Typed");
		await press(page, "Publish");
		await page.getByRole("button", { name: "Apply" }).click();
		await expect.poll(titleNow, { timeout: 30_000 }).toBe("Typed meanwhile");
	} finally {
		await page.close();
		await entry.undo();
	}
});

test("[CT-13] text typed during a later save of a draft is stored without another key", async ({ page }) => {
	const entry = await add("pages", { ...ROW, title: "Typed", description: "A page that a test writes." });
	try {
		const version = { key: "draft", collection: "pages", item: entry.id };
		const draft = created.parse(await asAdministrator("/versions", "POST", version)).data.id;
		await asAdministrator(`/versions/${draft}/save`, "POST", { title: "Typed mean" });
		const connected = page.waitForEvent("websocket");
		await openEntry(page, "pages", `${entry.id}?version=draft`);
		await connected;
		await page.waitForLoadState("networkidle");
		const title = field(page, "title").getByRole("textbox");
		await title.click();
		await page.keyboard.press("End");
		const saving = await holdSaves(page);
		await page.keyboard.type("whi");
		await saving.begun;
		// Our own save, which follows two seconds after the first letter, is held back, too.
		await page.waitForRequest((request) => isSave(request.url()));
		await page.keyboard.type("le");
		saving.letGo();
		await expect
			.poll(async () => (await storedDrafts({ item: { _eq: entry.id } }))[0]?.delta?.title, { timeout: 30_000 })
			.toBe("Typed meanwhile");
		await expect(title).toHaveValue("Typed meanwhile");
	} finally {
		await page.close();
		await entry.undo();
	}
});

test("[CT-13] what an editor undoes in formatted text stays undone, and is stored", async ({ page }) => {
	const { blocks: _, ...row } = ROW;
	const entry = await add("posts", { ...row, title: "Typed", body: "<p>One</p>" });
	try {
		const version = { key: "draft", collection: "posts", item: entry.id };
		const draft = created.parse(await asAdministrator("/versions", "POST", version)).data.id;
		await asAdministrator(`/versions/${draft}/save`, "POST", { title: "Typed" });
		const connected = page.waitForEvent("websocket");
		await openEntry(page, "posts", `${entry.id}?version=draft`);
		await connected;
		await page.waitForLoadState("networkidle");
		const storedBody = async () => (await storedDrafts({ item: { _eq: entry.id } }))[0]?.delta?.body;
		const body = field(page, "body").getByRole("textbox");
		await body.click();
		await page.keyboard.press("Control+End");
		// Undone before it is saved: the text becomes an earlier one without an `input` event.
		await page.keyboard.type(" two");
		await page.keyboard.press("Control+z");
		await expect(body).toHaveText("One");
		await page.keyboard.type(" three");
		await expect.poll(storedBody, { timeout: 30_000 }).toBe("<p>One three</p>");
		await expect(body).toHaveText("One three");
	} finally {
		await page.close();
		await entry.undo();
	}
});
