// Preview links for people without an account (CT-8).

import type { BrowserContext, Page } from "@playwright/test";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { openEntry, STUDIO_ERRORS, signIn } from "../studio.ts";

/** Presses the button and returns the content of the clipboard. */
async function copyLink(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Copy preview link" }).click();
	await expect(page.getByText(/^Copied\. The link works until .*\d:\d\d/)).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link without any account. */
async function openElsewhere(visitor: BrowserContext, link: string) {
	const seen = await visitor.newPage();
	const answer = await seen.goto(link);
	return { seen, status: answer?.status(), headers: answer?.headers() ?? {} };
}

test("[CT-8] the link to a draft is copied, opened in a clean browser and ended, each with one click", async ({
	page,
	context,
	anotherVisitor,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	expectMessage(/404 \(Not Found\).*\/preview\//);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const row = { status: "draft", locale: "en", translation_key: "preview-link", slug: "preview-link" };
	const term = await add("glossary_terms", {
		...row,
		term: "A term that is passed on",
		short: "A word that a test writes.",
	});
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", term.id);
		const link = await copyLink(page);
		const visitor = await anotherVisitor();
		const { seen, status, headers } = await openElsewhere(visitor, link);
		await expect(seen.getByRole("heading", { level: 1 })).toHaveText("A term that is passed on");
		expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([200, "no-store", "noindex"]);
		await expect(seen.getByRole("button", { name: "Copy link" }), "its address is the link").toHaveCount(0);

		await expect(page.getByRole("button", { name: /Comments/ })).toBeVisible();
		await expect(page.getByRole("button", { name: /^Shares/ }), "Directus' own is refused").toBeHidden();

		await page.getByText("More", { exact: true }).click();
		await page.getByRole("button", { name: "End links to the preview" }).click();
		await expect(page.getByText("All links to the preview of this entry have ended.")).toBeVisible();
		expect((await seen.reload())?.status()).toBe(404);
	} finally {
		await page.close();
		await term.undo();
	}
});
