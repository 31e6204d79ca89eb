// The site at 400 % on a window of 1280 by 1024 px, which then has 320 by 256 CSS px (WCAG 2.2, 1.4.10 Reflow), and in the ways in which
// systems change how it looks: forced colours and reduced motion.

import type { Locator } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { knownPage } from "../page-kinds.ts";
import { consentQuestion, menu, open, refuseCookiesBeforehand, scrollDownTo } from "../verbs.ts";

const ZOOMED = { width: 320, height: 256 };

/** Where an element is in the window, in px from its top. */
const placeOf = (part: Locator) =>
	part.evaluate((element) => {
		const { top, bottom, right } = element.getBoundingClientRect();
		return { top, bottom, right };
	});

test("[CN-5] at 400 % the question about cookies scrolls away with the page, and the keyboard reaches its answers", async ({
	page,
}) => {
	await page.setViewportSize(ZOOMED);
	await open(page, "/de");
	const question = consentQuestion(page);
	for (const answer of await question.getByRole("button").all()) {
		await answer.focus();
		await expect(answer).toBeFocused();
		await expect(answer).toBeInViewport({ ratio: 1 });
	}
	const { bottom } = await placeOf(question);
	await scrollDownTo(page, Math.ceil(bottom));
	expect((await placeOf(question)).bottom).toBeLessThanOrEqual(0);
	expect(await accessibilityViolations(page)).toEqual([]);
});

for (const kind of ["post", "event", "glossary"])
	test(`[NV-7] at 400 % nothing stays before the text of the page: ${kind}`, async ({ page, context, baseURL }) => {
		await refuseCookiesBeforehand(context, baseURL ?? "");
		await page.setViewportSize(ZOOMED);
		await open(page, knownPage(kind, "de").path);
		await scrollDownTo(page, 900);
		const covering = await page.evaluate(() =>
			[8, 64, 128, 192, 248].flatMap((y) => {
				for (let part = document.elementFromPoint(160, y); part; part = part.parentElement)
					if (/sticky|fixed/.test(getComputedStyle(part).position) && part.getBoundingClientRect().width > 200)
						return [`${part.tagName} at ${y} px`];
				return [];
			}),
		);
		expect(covering).toEqual([]);
	});

test("[NV-7] with reduced motion the menu is there at once", async ({ anotherVisitor, baseURL }) => {
	const context = await anotherVisitor({ viewport: { width: 360, height: 700 }, reducedMotion: "reduce" });
	await refuseCookiesBeforehand(context, baseURL ?? "");
	const page = await context.newPage();
	await open(page, new URL("/de", baseURL).href);
	await page.getByRole("button", { name: "Menü", exact: true }).click();
	await expect(menu(page)).toBeVisible();
	const panel = page.locator("#site-menu");
	expect(await panel.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
	const { opacity, transform } = await panel.evaluate((element) => {
		const style = getComputedStyle(element);
		return { opacity: style.opacity, transform: style.transform };
	});
	expect({ opacity, transform }).toEqual({ opacity: "1", transform: "none" });
	await context.close();
});

test("[NV-7] with forced colours the menu's panel has an edge, and only the page's own link has a line beside it", async ({
	anotherVisitor,
	baseURL,
}) => {
	const context = await anotherVisitor({ viewport: { width: 1280, height: 800 }, forcedColors: "active" });
	await refuseCookiesBeforehand(context, baseURL ?? "");
	const page = await context.newPage();
	await open(page, new URL(knownPage("use-cases", "de").path, baseURL).href);
	const panel = menu(page)
		.locator("details", { has: page.locator("a[aria-current=page]") })
		.first();
	await panel.locator("summary").click();
	const look = await panel.evaluate((element) => {
		const canvas = getComputedStyle(document.documentElement).backgroundColor;
		const list = element.querySelector("ul");
		const lines = [...element.querySelectorAll("a")].map((link) => ({
			current: link.hasAttribute("aria-current"),
			line: getComputedStyle(link).borderInlineStartColor !== canvas,
		}));
		return { edge: list !== null && getComputedStyle(list).borderBlockEndColor !== canvas, lines };
	});
	expect(look.edge).toBe(true);
	expect(look.lines.length).toBeGreaterThan(1);
	expect(look.lines.filter(({ current, line }) => current !== line)).toEqual([]);
	await context.close();
});
