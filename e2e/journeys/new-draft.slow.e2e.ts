// A new entry has a draft, and so an address, before anything is typed.

import type { Page } from "@playwright/test";
import { z } from "zod";
import { accessibilityViolations } from "../accessibility.ts";
import { asAdministrator } from "../administrator.ts";
import { removeVersion } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, reopen, STUDIO_ERRORS, signIn } from "../studio.ts";
import { testSite } from "../test-site.ts";

const studio = () => `${testSite().settings.cmsUrl}/admin`;
const versions = z.object({
	data: z.array(z.object({ id: z.string(), delta: z.record(z.string(), z.unknown()).nullable() })),
});

const madeBookmark = z.object({ data: z.object({ id: z.number() }) });
const me = z.object({ data: z.object({ id: z.string() }) });

async function ownId(page: Page): Promise<string> {
	const answer = await page.request.get(`${testSite().settings.cmsUrl}/users/me?fields=id`);
	return me.parse(await answer.json()).data.id;
}

/** Returns the drafts of new posts. */
async function newPosts() {
	const filter = JSON.stringify({ collection: { _eq: "posts" }, item: { _null: true } });
	return versions.parse(await asAdministrator(`/versions?${new URLSearchParams({ filter })}`)).data;
}

/** Returns the draft's id in the page's address. */
const draftIn = (page: Page): string => new URL(page.url()).searchParams.get("versionId") ?? "";

async function beginAtDesk(page: Page): Promise<void> {
	await page.goto(`${studio()}/hub-desk`);
	await page
		.getByRole("navigation", { name: "Create" })
		.getByRole("link", { name: "Posts" })
		.click({ timeout: 30_000 });
}

const createInList = (page: Page) => page.locator("header").getByText("Create", { exact: true });

test.beforeEach(async ({ page, expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	await signIn(page);
});

test.afterEach(async ({ page }) => {
	await page.close();
	for (const { id } of await newPosts()) await removeVersion(id);
});

test("[CT-1] a new post is stored from the first edit without a dialog, and is complete after a reload", async ({
	page,
}) => {
	await beginAtDesk(page);
	const title = field(page, "title").getByRole("textbox");
	await title.click({ timeout: 30_000 });
	const [words, more] = ["Written from the first moment on", ", and on, while the draft is stored."];
	const typed = Promise.withResolvers<void>();
	await page.route(/\/save\b/, (route) => typed.promise.then(() => route.fallback()));
	const isSaving = page.waitForRequest((request) => /\/save\b/.test(request.url()));
	await page.keyboard.type(words, { delay: 80 });
	await isSaving;
	await page.keyboard.type(more, { delay: 80 });
	typed.resolve();
	await expect(page.getByText("Unsaved Changes")).toHaveCount(0);
	await expect(title).toHaveValue(words + more);
	await expect.poll(async () => (await newPosts())[0]?.delta?.title, { timeout: 30_000 }).toBe(words + more);
	const id = draftIn(page);
	expect(await newPosts()).toMatchObject([{ id }]);
	await reopen(page);
	expect(draftIn(page)).toBe(id);
	await expect(title).toHaveValue(words + more);
	await expect(page.getByRole("status", { name: "What visitors see" })).toContainText(
		"New draft: visitors do not see it.",
	);

	await page.goto(`${studio()}/hub-desk`);
	const drafts = page.getByRole("region", { name: "My drafts" });
	await expect(drafts).toContainText(/new, not published yet, changed on/);
	await drafts.getByRole("link", { name: words }).click();
	await expect(title).toHaveValue(words + more);
});

test("[CT-1] a new entry has the editor's current language and few visible fields, and shows that it is stored", async ({
	page,
}) => {
	const { settings } = testSite();
	await beginAtDesk(page);
	const language = field(page, "locale").getByRole("textbox");
	await expect(language).toHaveValue("English", { timeout: 30_000 });
	// Other fields are in a collapsed section.
	await expect(field(page, "slug")).toBeHidden();
	await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
	// In a list of one language, the draft has that language.
	const filter = { _and: [{ locale: { _eq: "de" } }] };
	const response = await page.request.post(`${settings.cmsUrl}/presets`, {
		data: { collection: "posts", bookmark: "In German", filter, layout: "tabular", user: await ownId(page) },
	});
	const { data: bookmark } = madeBookmark.parse(await response.json());
	try {
		await page.goto(`${studio()}/content/posts?bookmark=${bookmark.id}`);
		await createInList(page).click({ timeout: 30_000 });
		await expect(language).toHaveValue("Deutsch", { timeout: 30_000 });
		const header = page.locator("header");
		await field(page, "title").getByRole("textbox").click();
		await page.keyboard.type("Auf Deutsch begonnen");
		await expect(header.getByRole("status")).toContainText(/Saved at \d/, { timeout: 30_000 });
		expect(await accessibilityViolations(page, ".hub-saved")).toEqual([]);
		const id = draftIn(page);
		expect((await newPosts()).find((draft) => draft.id === id)?.delta).toMatchObject({
			title: "Auf Deutsch begonnen",
			locale: "de",
		});
		// A draft with nothing but its language counts as empty.
		await page.goto(`${studio()}/hub-desk`);
		const drafts = page.getByRole("region", { name: "My drafts" });
		await expect(drafts).toContainText("Auf Deutsch begonnen", { timeout: 30_000 });
		await expect(drafts.getByRole("link")).toHaveCount(1);
	} finally {
		await page.request.delete(`${settings.cmsUrl}/presets/${bookmark.id}`);
	}
});

test("[CT-1] an entry without drafts gets its language with the first edit, and can be left unchanged without a dialog", async ({
	page,
}) => {
	await page.goto(`${studio()}/content/demos`);
	const create = createInList(page);
	await create.click({ timeout: 30_000 });
	const language = field(page, "locale").getByRole("textbox");
	await expect(language).toHaveValue("", { timeout: 30_000 });
	await page.goBack();
	await expect(page.getByText("Unsaved Changes")).toHaveCount(0);
	await create.click({ timeout: 30_000 });
	// Choices are already in that language.
	await expect(field(page, "industry").getByRole("combobox")).toBeEnabled({ timeout: 30_000 });
	await field(page, "title").getByRole("textbox").fill("Begun in English");
	await expect(language).toHaveValue("English");
	await expect(field(page, "title").getByRole("textbox")).toHaveValue("Begun in English");
});

test("[CT-1] a reload with unsaved text has to be confirmed", async ({ page }) => {
	await beginAtDesk(page);
	await field(page, "title").getByRole("textbox").click({ timeout: 30_000 });
	await page.route(/\/versions\/[\da-f-]+\/save/, () => undefined);
	await page.keyboard.type("Not stored");
	const dialogShown = page.waitForEvent("dialog");
	const reloaded = page.reload({ timeout: 3_000 }).catch(() => undefined);
	const dialog = await dialogShown;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	await reloaded;
	await expect(field(page, "title").getByRole("textbox")).toHaveValue("Not stored");
	await page.close({ runBeforeUnload: false });
});

test("[CT-13] continuously typed text is saved periodically and survives a crash of the tab", async ({
	page,
	context,
}) => {
	await beginAtDesk(page);
	await field(page, "title").getByRole("textbox").click({ timeout: 30_000 });
	const words = "Typed on and on without a pause that would let Studio save it by itself";
	const isSaved = page.waitForRequest(
		(request) => /\/save\b/.test(request.url()) && /"title":/.test(request.postData() ?? ""),
	);
	await page.keyboard.type(words, { delay: 90 });
	const saved = z.object({ title: z.string() }).parse((await isSaved).postDataJSON()).title;
	expect(saved.length, "saved before the last letter").toBeLessThan(words.length);
	await expect.poll(async () => (await newPosts())[0]?.delta?.title, { timeout: 30_000 }).toBe(words);

	await page.route(/\/save\b/, () => undefined);
	// In one step, so that no late save contains a part of it.
	await page.keyboard.insertText(", and more");
	await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(", and more");
	const next = await context.newPage();
	await next.goto(page.url());
	await expect(field(next, "title").getByRole("textbox")).toHaveValue(`${words}, and more`, { timeout: 30_000 });
	await expect(next.getByText("What you typed last is back in the form.")).toBeVisible();
	// Called late, because the browser sends held requests when their page is closed.
	await page.close({ runBeforeUnload: false });
	await expect.poll(async () => (await newPosts())[0]?.delta?.title, { timeout: 30_000 }).toBe(`${words}, and more`);
	await next.close();
});
