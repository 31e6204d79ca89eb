// The passage from a list to one of its pages and back: the title moves, and all else is as without it.

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { knownPage } from "../page-kinds.ts";
import { expectPage, heading, isMarked, markTab, open, refuseCookiesBeforehand, scrollPosition } from "../verbs.ts";

const list = knownPage("references");
const detail = knownPage("reference");

/** Counts the view transitions of a tab, and those in which a title moved. */
async function watchPassages(page: Page): Promise<() => Promise<{ all: number; titles: number }>> {
	await page.addInitScript(() => {
		const passages = { all: 0, titles: 0 };
		Object.assign(window, { passages });
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			passages.all += 1;
			const passage = start(update);
			void passage.ready.then(
				() => {
					const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
					if (names.includes("::view-transition-group(title)")) passages.titles += 1;
				},
				() => undefined,
			);
			return passage;
		};
	});
	return () => page.evaluate(() => (window as unknown as { passages: { all: number; titles: number } }).passages);
}

const cardOf = (page: Page) => page.getByRole("main").locator(`:is(h2, h3) a[href="${detail.path}"]`);

test.beforeEach(async ({ context, baseURL }) => refuseCookiesBeforehand(context, baseURL ?? ""));

test("[NV-7] from a list to a page and back the title moves; scrolling, focus and announcement stay as they are", async ({
	page,
}) => {
	const passages = await watchPassages(page);
	await open(page, list.path);
	await markTab(page);
	expect((await passages()).all, "none on the first paint").toBe(0);
	await cardOf(page).scrollIntoViewIfNeeded();
	const left = await scrollPosition(page);
	await cardOf(page).click();
	await expectPage(page, detail);
	await expect(heading(page)).toBeFocused();
	await expect(page.getByRole("status")).toHaveText(`${detail.title} · Data Intelligence Hub`);
	await expect.poll(() => scrollPosition(page)).toBe(0);
	await expect.poll(passages).toEqual({ all: 1, titles: 1 });

	await page.goBack();
	await expectPage(page, list);
	await expect.poll(() => scrollPosition(page)).toBe(left);
	await expect(heading(page)).toBeFocused();
	await expect.poll(passages).toEqual({ all: 2, titles: 2 });
	expect(await isMarked(page)).toBe(true);
});

test("[NV-7] with reduced motion there is no passage", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const passages = await watchPassages(page);
	await open(page, list.path);
	await cardOf(page).click();
	await expectPage(page, detail);
	await expect(heading(page)).toBeFocused();
	await page.goBack();
	await expectPage(page, list);
	expect(await passages()).toEqual({ all: 0, titles: 0 });
});
