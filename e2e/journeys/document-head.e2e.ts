// After a client navigation the document's head equals that of the page loaded directly (MT-1).

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { chooseFromMenu, expectPage, isMarked, markTab, open, refuseCookiesFirst } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

const OF_THE_PAGE =
	'title, link[rel="canonical"], link[hreflang], meta[name="description"], meta[property], meta[name^="twitter:"]';

/** Everything in the head that describes the page, sorted. */
async function headOf(page: Page): Promise<string[]> {
	const elements = await page
		.locator("head")
		.locator(OF_THE_PAGE)
		.evaluateAll((all) => all.map((element) => element.outerHTML));
	return elements.toSorted();
}

test("[MT-1] title, addresses and share tags change with each navigation", async ({ page, context, baseURL }) => {
	await refuseCookiesFirst(context, baseURL ?? "");
	await open(page, "/events");
	const loaded = await headOf(page);
	expect(loaded.length).toBeGreaterThan(10);

	await open(page, "/");
	await markTab(page);
	await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
	await chooseFromMenu(page, "Events");
	await expectPage(page, knownPage("events"));
	expect(await isMarked(page), "the tab did not reload").toBe(true);
	await expect(
		page.locator('head script[type="application/ld+json"]'),
		"the last page's facts are not this one's",
	).toHaveCount(0);
	expect(await headOf(page)).toEqual(loaded);
});
