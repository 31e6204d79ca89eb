// Two people, or two tabs, edit one entry or new draft; neither loses text.

import type { Page } from "@playwright/test";
import { withAccount } from "../accounts.ts";
import { add, removeVersion } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, press, STUDIO_ERRORS, signIn, stored, storedDrafts } from "../studio.ts";
import { testSite } from "../test-site.ts";

const ROW = {
	locale: "en",
	translation_key: "written-together",
	slug: "written-together",
	status: "draft",
	title: "Together",
	description: "A page that a test writes.",
	blocks: [{ type: "quote", text: "It took us a week.", name: "Ada", role: "Head of data" }],
};

/** Returns the stored values of the new entry's draft that a page shows. */
async function newDraft(
	page: Page,
): Promise<{ readonly id: string; values(): Promise<Record<string, unknown> | null> }> {
	const id = new URL(page.url()).searchParams.get("versionId") ?? "";
	return { id, values: async () => (await storedDrafts({ id: { _eq: id } }))[0]?.delta ?? null };
}

/** Returns the drafts of an entry. */
const drafts = (id: string) => storedDrafts({ item: { _eq: id } });

const text = (page: Page, name: string) => field(page, name).getByRole("textbox");

/** Opens the draft of an entry, which is created at the first edit, and waits until Studio is connected. */
async function openDraft(page: Page, id: string): Promise<void> {
	const connected = page.waitForEvent("websocket");
	await openEntry(page, "pages", `${id}?version=draft`);
	await connected;
}

async function typeAtEnd(page: Page, name: string, words: string): Promise<void> {
	await text(page, name).click();
	await page.keyboard.press("End");
	await page.keyboard.type(words, { delay: 80 });
}

test.beforeEach(({ expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
});

test("[CT-1] edits of two people in one draft are in both forms and are published", async ({
	page,
	anotherVisitor,
}) => {
	const entry = await add("pages", ROW);
	const now = async () => (await stored("pages", { id: { _eq: entry.id } }))[0];
	try {
		await withAccount(async (ada) => {
			await signIn(page);
			const other = await (await anotherVisitor()).newPage();
			const signedIn = await other.request.post(`${testSite().settings.cmsUrl}/auth/login`, {
				data: { ...ada, mode: "session" },
			});
			expect(signedIn.ok()).toBe(true);
			await openDraft(page, entry.id);
			await openDraft(other, entry.id);
			await typeAtEnd(page, "title", " at last");
			await expect.poll(async () => (await drafts(entry.id))[0]?.delta?.title).toBe("Together at last");
			await typeAtEnd(other, "description", " By two.");
			for (const one of [page, other]) {
				await expect(text(one, "title")).toHaveValue("Together at last", { timeout: 30_000 });
				await expect(text(one, "description")).toHaveValue("A page that a test writes. By two.");
			}
			await expect
				.poll(async () => (await drafts(entry.id))[0]?.delta?.description)
				.toBe("A page that a test writes. By two.");
			await press(page, "Publish");
			await page.getByRole("button", { name: "Apply" }).click();
			await expect.poll(now, { timeout: 30_000 }).toMatchObject({
				title: "Together at last",
				description: "A page that a test writes. By two.",
			});
			await other.close();
		});
	} finally {
		await page.close();
		await entry.undo();
	}
});

test("[CT-1] two forms that create a draft simultaneously share one with the edits of both", async ({
	page,
	context,
}) => {
	const entry = await add("pages", ROW);
	try {
		await signIn(page);
		const tab = await context.newPage();
		await openDraft(page, entry.id);
		await openDraft(tab, entry.id);
		await Promise.all([text(page, "title").fill("Begun here"), text(tab, "description").fill("Begun there.")]);
		await expect
			.poll(async () => drafts(entry.id), { timeout: 30_000 })
			.toMatchObject([{ delta: { title: "Begun here", description: "Begun there." } }]);
		await tab.close();
	} finally {
		await page.close();
		await entry.undo();
	}
});

test("[CT-13] edits of two people in one new draft are stored, and a save shows the other's", async ({
	page,
	anotherVisitor,
}) => {
	await signIn(page);
	await openEntry(page, "posts");
	const draft = await newDraft(page);
	try {
		await withAccount(async (ada) => {
			const other = await (await anotherVisitor()).newPage();
			await other.request.post(`${testSite().settings.cmsUrl}/auth/login`, { data: { ...ada, mode: "session" } });
			await other.goto(page.url());
			await text(other, "title").click({ timeout: 30_000 });
			await typeAtEnd(page, "title", "Written by two");
			await expect.poll(draft.values).toMatchObject({ title: "Written by two" });
			await typeAtEnd(other, "description", "And by the other one.");
			await expect.poll(draft.values).toMatchObject({ title: "Written by two", description: "And by the other one." });
			await expect(text(other, "title")).toHaveValue("Written by two", { timeout: 30_000 });
			await other.close();
		});
	} finally {
		await page.close();
		await removeVersion(draft.id);
	}
});

test("[CT-13] text that two tabs type into the same field of a new draft is kept in both until the editor chooses", async ({
	page,
	context,
	expectMessage,
}) => {
	expectMessage(/409 \(Conflict\)|AxiosError|status code 409|^\[app-item-error\]/);
	await signIn(page);
	await openEntry(page, "posts");
	const draft = await newDraft(page);
	try {
		const tab = await context.newPage();
		await tab.goto(page.url());
		await text(tab, "title").click({ timeout: 30_000 });
		await typeAtEnd(page, "title", "The first text");
		await expect.poll(draft.values).toMatchObject({ title: "The first text" });
		await typeAtEnd(tab, "title", "The second text");
		const stored = tab.getByRole("textbox", { name: "Stored text of “Title”" });
		await expect(stored).toHaveValue("The first text", { timeout: 30_000 });
		await expect(text(tab, "title")).toHaveValue("The second text");
		expect(await draft.values()).toMatchObject({ title: "The first text" });
		await tab.getByRole("button", { name: "Keep my text" }).click();
		await expect.poll(draft.values, { timeout: 30_000 }).toMatchObject({ title: "The second text" });
		await expect(stored).toHaveCount(0);
		await tab.close();
	} finally {
		await page.close();
		await removeVersion(draft.id);
	}
});
