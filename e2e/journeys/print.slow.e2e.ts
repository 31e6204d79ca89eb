// Printed pages contain the content, and no controls that work only on a screen.

import { expect, test } from "../fixtures.ts";
import { heading, open, refuseCookiesFirst } from "../page-actions.ts";
import { BLOCK_PAGES, KNOWN_PAGES, knownPage } from "../page-kinds.ts";

/** The print area of A4 within the margins of `@page`, in CSS px, and the one of a wide sheet. */
const A4 = { width: 673, height: 987 };
const WIDE = { width: 1_200, height: 800 };

test.beforeEach(async ({ page, context, baseURL }) => {
	await refuseCookiesFirst(context, baseURL ?? "");
	await page.emulateMedia({ media: "print" });
});

for (const { lang, language } of [
	{ lang: "en", language: "in German" },
	{ lang: "de", language: "auf Deutsch" },
] as const)
	test(`[EV-1] an event in ${lang} prints when, where and in which language it is, and no empty form`, async ({
		page,
	}) => {
		for (const viewport of [A4, WIDE]) {
			await page.setViewportSize(viewport);
			await open(page, knownPage("event", lang).path);
			const main = page.getByRole("main");
			await expect(main.locator("time:visible").first()).toHaveText(/20\d\d$/);
			for (const fact of ["09:30–16:30", "Schnittstellenweg 12", language])
				await expect(main.getByText(fact).filter({ visible: true }).first()).toBeVisible();
			await expect(main.locator("form:visible, #register:visible, nav:visible")).toHaveCount(0);
		}
	});

test("[CT-1] no page prints fields to fill in, links to other pages of a list, or anything that is fixed to the screen", async ({
	page,
}) => {
	test.setTimeout(180_000);
	await page.setViewportSize(A4);
	// The boxes show the given consent; the sign-in page would be empty without its form.
	const shown = [...KNOWN_PAGES, ...BLOCK_PAGES].filter(({ kind }) => !["cookie-settings", "login"].includes(kind));
	for (const { path } of shown.filter(({ lang }) => lang === "en")) {
		await page.goto(path);
		await expect(heading(page), path).toBeVisible();
		const main = page.getByRole("main");
		await expect(main.locator("input:visible, textarea:visible, select:visible, nav:visible"), path).toHaveCount(0);
		const fixed = await page.evaluate(() =>
			[...document.querySelectorAll("body *")]
				.filter((element) => getComputedStyle(element).position === "fixed" && element.checkVisibility())
				.map(({ className }) => className),
		);
		expect(fixed, `${path}: a fixed element is printed on every sheet`).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
	}
});
