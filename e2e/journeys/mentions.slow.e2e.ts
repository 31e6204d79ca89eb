// An editor mentions a colleague in a comment: beside a draft and in Directus' sidebar, on the desk, and back (CT-1).

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { findAccount, withAccount } from "../accounts.ts";
import { asAdministrator } from "../administrator.ts";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { fill, openEntry, STUDIO_ERRORS, signIn } from "../studio.ts";
import { testSite } from "../test-site.ts";

const PAGE = {
	locale: "de",
	translation_key: "mentions",
	slug: "bitte-lesen",
	status: "draft",
	title: "Bitte lesen",
	description: "Eine Seite, die ein Test schreibt.",
	blocks: [{ type: "prose", html: "<p>Ein Absatz.</p>" }],
};

const desk = (page: Page) => page.goto(`${testSite().settings.cmsUrl}/admin/hub-desk`);

test.beforeEach(({ expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
});

test("[CT-1] a colleague who is mentioned in a comment finds it on the desk and replies, and both mark it as done", async ({
	page,
	anotherVisitor,
}) => {
	const entry = await add("pages", PAGE);
	try {
		await withAccount(async (ada) => {
			const account = await findAccount(ada.email);
			await asAdministrator(`/users/${account?.id}`, "PATCH", { language: "de-DE" });
			await signIn(page);
			await openEntry(page, "pages", `${entry.id}?version=draft`);
			await fill(page, "title", "Bitte bald lesen");
			const comments = page.locator(".hub-comments");
			await comments.getByText("Comments (0)").press("Enter");
			await comments.getByRole("textbox", { name: "Comment" }).fill("Did she say it like that?");
			await comments.getByRole("checkbox", { name: "Ada Editor" }).press("Space");
			expect(await accessibilityViolations(page, ".hub-comments")).toEqual([]);
			await comments.getByRole("button", { name: "Comment", exact: true }).press("Enter");
			await expect(comments.getByRole("status")).toContainText("Your comment is saved.");
			await expect(comments.getByRole("listitem")).toContainText("@Ada Editor Did she say it like that?");

			const other = await (await anotherVisitor()).newPage();
			const signedIn = await other.request.post(`${testSite().settings.cmsUrl}/auth/login`, {
				data: { ...ada, mode: "session" },
			});
			expect(signedIn.ok()).toBe(true);
			await desk(other);
			const waiting = other.getByRole("region", { name: "Kommentare für Sie" });
			await expect(waiting.getByRole("listitem")).toContainText("Did she say it like that?", { timeout: 30_000 });
			expect(await accessibilityViolations(other, ".hub-desk")).toEqual([]);
			await waiting.getByRole("link", { name: /Bitte lesen/ }).press("Enter");
			const sidebar = other.getByRole("region", { name: /Kommentare/ });
			await other.getByRole("button", { name: /Kommentare/ }).press("Enter");
			await expect(sidebar).toContainText("Did she say it like that?", { timeout: 30_000 });
			await sidebar.locator("[contenteditable]").click();
			await other.keyboard.type("Ja, Wort für Wort, @Staff");
			await other.locator(".v-list-item").filter({ hasText: "Staff" }).click();
			await sidebar.locator(".post-comment button").press("Enter");
			await expect(sidebar).toContainText("Ja, Wort für Wort");
			await desk(other);
			await waiting.getByRole("button", { name: /Erledigt/ }).press("Enter");
			await expect(waiting).toContainText("Es warten keine Kommentare auf Sie.");

			await desk(page);
			const mine = page.getByRole("region", { name: "Comments for you" });
			await expect(mine.getByRole("listitem")).toContainText("Ja, Wort für Wort", { timeout: 30_000 });
			await mine.getByRole("button", { name: /Done/ }).press("Enter");
			await expect(mine).toContainText("No comments wait for you.");
			await other.close();
		});
	} finally {
		await page.close();
		await entry.undo();
	}
});
