// The session in Studio ends while an editor writes: typed text stays, and is stored after the next sign-in.

import type { Page } from "@playwright/test";
import { findAccount, PASSWORD, type TestAccount, withAccount } from "../accounts.ts";
import { asAdministrator } from "../administrator.ts";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, reopen, STUDIO_ERRORS, storedDrafts } from "../studio.ts";
import { testSite } from "../test-site.ts";

const { cmsUrl } = testSite().settings;
const NEXT = `next ${PASSWORD}`;
const ENDED = /^You are signed out, and nothing is being saved\./;

test.beforeEach(async ({ expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	expectMessage(/40[13] \((Unauthorized|Forbidden)\)/);
	// Studio logs each 401. Its sign-in page draws with the graphics card, if there is one.
	expectMessage(/No available adapters|WebGPU|WebGL/);
	// Its connection to other forms is closed as well.
	expectMessage(/^WebSocket connection to .* failed|^\[app-item-error\]|^Event \[/);
	// It clears its stores before it leaves the page that uses them.
	expectMessage(/runtime-15|Cannot read properties of null \(reading 'id'\)/);
	expectMessage(
		/AxiosError|RequestError|Request failed with status code 401|You are signed out|Invalid user credentials|You don't have permission to access/,
	);
});

const isSave = (url: string) => /\/versions\/[\da-f-]+\/save/.test(url);

/** Opens an entry as a signed-in account. */
async function openAs(account: TestAccount, page: Page, collection: string, id: string): Promise<void> {
	const answer = await page.request.post(`${cmsUrl}/auth/login`, { data: { ...account, mode: "session" } });
	expect(answer.ok(), await answer.text()).toBe(true);
	await openEntry(page, collection, id);
}

/** Ends all sessions of an account, as a new password does. */
async function endSessions({ email }: TestAccount): Promise<void> {
	const { id = "" } = (await findAccount(email)) ?? {};
	await asAdministrator(`/users/${id}`, "PATCH", { password: NEXT });
}

/** Signs in on Studio's own page. */
async function signInAt(page: Page, { email }: TestAccount): Promise<void> {
	await page.locator('input[type="email"]').fill(email);
	await page.locator('input[type="password"]').fill(NEXT);
	await page.keyboard.press("Enter");
	await expect(page).not.toHaveURL(/\/admin\/login/, { timeout: 30_000 });
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
	await field(page, name).getByRole("textbox").click();
	await page.keyboard.press("End");
	await page.keyboard.type(text);
}

test("[CT-1] edits after the end of a session are stored once the editor signs in again", async ({ page, context }) => {
	await withAccount(async (account) => {
		const row = { locale: "en", status: "draft", translation_key: "signed-out", slug: "signed-out" };
		const entry = await add("pages", { ...row, title: "Typed", description: "A page that a test writes." });
		const titleInDraft = async () => (await storedDrafts({ item: { _eq: entry.id } }))[0]?.delta?.title;
		try {
			await openAs(account, page, "pages", entry.id);
			const saved = page.waitForResponse((answer) => isSave(answer.url()) && answer.ok());
			await typeInto(page, "title", " before");
			await saved;
			// Studio loads a draft after it was created; if the session ended at that moment, there would be no form.
			await reopen(page);
			await expect.poll(titleInDraft).toBe("Typed before");
			// Studio's remaining requests decide whether the form is editable.
			await page.waitForLoadState("networkidle");
			await endSessions(account);
			await typeInto(page, "title", " and after");
			await expect(page.getByText(ENDED)).toBeVisible({ timeout: 30_000 });
			await expect(page.getByText("FORBIDDEN")).toHaveCount(0);
			expect(await titleInDraft()).toBe("Typed before");

			const opened = context.waitForEvent("page");
			await page.getByRole("link", { name: "Sign in in a new tab" }).click();
			const tab = await opened;
			await signInAt(tab, account);
			await tab.close();
			await expect(page.getByText(/^You are signed in again\./)).toBeVisible({ timeout: 30_000 });
			await expect.poll(titleInDraft, { timeout: 30_000 }).toBe("Typed before and after");
			await expect(field(page, "title").getByRole("textbox")).toHaveValue("Typed before and after");
		} finally {
			await page.close();
			await entry.undo();
		}
	});
});
