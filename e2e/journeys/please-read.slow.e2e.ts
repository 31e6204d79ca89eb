// An editor asks a colleague to read an entry: on the desk, at the place, and back (CT-1).

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { asAdministrator, findAccount, withAccount } from "../accounts.ts";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, STUDIO_ASKED, signIn } from "../studio.ts";
import { testSite } from "../test-site.ts";

const PAGE = {
	...{ locale: "de", translation_key: "please-read", slug: "bitte-lesen", status: "draft" },
	...{ title: "Bitte lesen", description: "Eine Seite, die ein Test schreibt." },
	blocks: [
		{ type: "prose", html: "<p>Ein Absatz.</p>" },
		{ type: "quote", text: "Das hat eine Woche gedauert.", name: "Ada", role: "Daten" },
	],
};

const desk = (page: Page) => page.goto(`${testSite().settings.cmsUrl}/admin/hub-desk`);

test.beforeEach(({ expectMessage }) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
});

test("[CT-1] a colleague is asked about a section, finds it from the desk by keyboard, answers there, and both see that it is done", async ({
	page,
	anotherVisitor,
}) => {
	const entry = await add("pages", PAGE);
	try {
		await withAccount(async (ada) => {
			const account = await findAccount(ada.email);
			await asAdministrator(`/users/${account?.id}`, "PATCH", { language: "de-DE" });
			await signIn(page);
			await openEntry(page, "pages", entry.id);
			const requests = page.getByRole("region", { name: "Requests to read" });
			await requests.getByRole("button", { name: "Ask a colleague to read this" }).press("Enter");
			const reader = requests.getByRole("combobox", { name: "Who is to read it?" });
			await expect(reader).toBeFocused();
			await reader.selectOption("Ada Editor");
			await requests.getByRole("combobox", { name: "Which place?" }).selectOption("Section 2, Quote");
			await requests.getByRole("textbox", { name: /What is it about/ }).fill("Did she say it like that?");
			expect(await accessibilityViolations(page, ".hub-reading")).toEqual([]);
			await requests.getByRole("button", { name: "Send", exact: true }).press("Enter");
			await expect(requests.getByRole("status")).toHaveText("Ada Editor has been asked and finds it on the desk.");
			await expect(requests.getByRole("button", { name: "Ask a colleague to read this" })).toBeFocused();
			await desk(page);
			const mine = page.getByRole("region", { name: "You asked others to read" });
			await expect(mine.getByRole("listitem")).toContainText("waiting for Ada Editor");

			const other = await (await anotherVisitor()).newPage();
			const signedIn = await other.request.post(`${testSite().settings.cmsUrl}/auth/login`, { data: { ...ada, mode: "session" } });
			expect(signedIn.ok()).toBe(true);
			await desk(other);
			const asked = other.getByRole("region", { name: "Sie wurden um Durchsicht gebeten" });
			await expect(asked.getByRole("listitem")).toContainText("Section 2, Quote: Did she say it like that?");
			expect(await accessibilityViolations(other, ".hub-desk")).toEqual([]);
			await asked.getByRole("link", { name: "Bitte lesen" }).press("Enter");
			const quote = field(other, "blocks").getByRole("button", { name: /2\. Zitat Ada/, expanded: true });
			await expect(quote).toBeFocused({ timeout: 30_000 });
			const there = other.getByRole("region", { name: "Durchsicht" });
			await expect(there).toContainText("bittet Sie um Durchsicht");
			await there.getByRole("button", { name: "Antworten" }).press("Enter");
			await expect(there.getByRole("textbox", { name: "Ihre Antwort" })).toBeFocused();
			await other.keyboard.type("Ja, Wort für Wort.");
			expect(await accessibilityViolations(other, ".hub-reading")).toEqual([]);
			await there.getByRole("button", { name: "Antwort absenden" }).press("Enter");
			await expect(there.getByRole("status")).toHaveText("Ihre Antwort steht beim Eintrag.");

			await page.reload();
			await expect(mine.getByRole("listitem")).toContainText("Ada Editor has answered");
			await there.getByRole("button", { name: "Erledigt", exact: true }).press("Enter");
			await expect(there.getByRole("status")).toHaveText("Erledigt. Die Bitte steht auf keinem Schreibtisch mehr offen.");
			await desk(other);
			await expect(asked).toContainText("Nichts durchzusehen.");
			await page.reload();
			await expect(mine.getByRole("listitem")).toContainText("Ada Editor: done");
			await mine.getByRole("link", { name: "Bitte lesen" }).click();
			await requests.getByText("One request that is done").click();
			await expect(requests).toContainText("Ja, Wort für Wort.");
			await expect(requests).toContainText("Done by Ada Editor");
			await expect(page.getByRole("button", { name: /Comments/ }), "Directus' own sidebar has both comments").toContainText("2");
			await other.close();
		});
	} finally {
		await page.close();
		await entry.undo();
	}
});
