// Pages that the browser has translated, which replaces each text by an element, keep working (NV-6). A second tab
// without translation takes the same steps, and the texts of both have to be equal.

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { consentBanner, expectPage, open, refuseCookies, refuseCookiesFirst } from "../page-actions.ts";
import { BLOCK_PAGES, KNOWN_PAGES } from "../page-kinds.ts";

/** Translates a page's texts like Chrome: each is put into new elements that replace the old node. */
function translateTexts(): void {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	for (const text of texts) {
		if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, code, svg, [translate=no]"))
			continue;
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		inner.textContent = text.data;
		outer.append(inner);
		text.replaceWith(outer);
	}
}

const translate = (page: Page) => page.evaluate(translateTexts);

/** Follows a link of the page. */
async function follow(page: Page, path: string): Promise<void> {
	await page.evaluate((href) => {
		const link = Object.assign(document.createElement("a"), { href });
		document.body.append(link);
		link.click();
		link.remove();
	}, path);
	await expect(page).toHaveURL(path);
}

const textOf = (page: Page) =>
	page.evaluate(() => {
		const parts = ["#app > header", "main", "#app > footer"].map(
			(part) => document.querySelector(part)?.textContent ?? "",
		);
		return parts.join(" ").replace(/\s+/g, " ");
	});

test.describe("a translated page", () => {
	test.slow();

	test("[NV-6] of every kind can be left for another page, also in the other language", async ({
		page,
		context,
		baseURL,
	}) => {
		test.setTimeout(240_000);
		await refuseCookiesFirst(context, baseURL ?? "");
		await open(page, "/");
		const other = await context.newPage();
		await open(other, "/");
		const all = [...KNOWN_PAGES, ...BLOCK_PAGES];
		const kinds = [...new Set(all.map(({ kind }) => kind))];
		for (const kind of kinds)
			for (const known of all.filter((candidate) => candidate.kind === kind)) {
				await translate(page);
				await follow(page, known.path);
				await expectPage(page, known);
				await follow(other, known.path);
				await expectPage(other, known);
				expect(await textOf(page), known.path).toBe(await textOf(other));
			}
	});

	test("[LN-9] keeps its translation, typed text and focus when it is translated before hydration, and works", async ({
		page,
		context,
		baseURL,
	}) => {
		await refuseCookiesFirst(context, baseURL ?? "");
		await page.addInitScript(
			`addEventListener("DOMContentLoaded", () => { (${translateTexts})(); for (const text of document.querySelectorAll("main font > font")) text.textContent = text.textContent.toUpperCase(); });`,
		);
		await page.goto("/contact");
		const name = page.locator("main input[name=name]");
		await name.fill("Jorinde Achtermann");
		// Once no element waits for JavaScript, the client bundle has loaded.
		await expect(page.getByRole("button", { name: "Light or dark appearance" })).toBeHidden();
		await expect(name).toHaveValue("Jorinde Achtermann");
		await expect(name).toBeFocused();
		await expect(page.locator("main h1 font font")).toHaveText("WRITE TO US");
		await page.goto("/search?q=data");
		await ask(page, "connector");
		await expect(page.locator("main h1")).toHaveText(/CONNECTOR/);
	});

	test("[NV-6] hides the consent banner after a decision", async ({ page }) => {
		await open(page, "/");
		await expect(consentBanner(page)).toBeVisible();
		await translate(page);
		await refuseCookies(page);
		await translate(page);
		await follow(page, "/contact");
		await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
	});
});

async function ask(page: Page, words: string): Promise<void> {
	const field = page.locator("main input[name=q]");
	await field.fill(words);
	await field.press("Enter");
	await expect(page).toHaveURL(new RegExp(`q=${words.replaceAll(" ", "(\\+|%20)")}(&|$)`));
}
