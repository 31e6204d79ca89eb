// Every kind of page on narrow and wide screens, light and dark, in both languages: nothing spills over, nothing is out of reach.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { KNOWN_PAGES } from "../kinds-of-pages.ts";
import { comeWithCookiesRefused, open, seePage } from "../verbs.ts";

const WIDTHS = [320, 768, 1440];
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

for (const known of KNOWN_PAGES) {
	// One pass per kind and theme: the English page is tested in the light theme, the German one in the dark.
	const colorScheme = known.lang === "en" ? "light" : "dark";
	test(`${known.path} fits every width, and is open to everyone in the ${colorScheme} theme`, async ({
		page,
		context,
		baseURL,
	}) => {
		// The home page shows the question about cookies as well.
		if (known.kind !== "home") await comeWithCookiesRefused(context, baseURL ?? "");
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await open(page, known.path);
		await seePage(page, known);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			await expect
				.configure({ soft: true, timeout: 2_000 })
				.poll(() => spillsOver(page), `nothing spills over at ${width} px`)
				.toEqual([]);
			if (width === 768) continue;
			const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
			const told = violations.map(
				({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
			);
			expect.soft(told, `axe at ${width} px`).toEqual([]);
		}
	});
}

/** What is wider than the room it has, apart from what scrolls on purpose. */
function spillsOver(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth > clientWidth) {
			const widest = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > clientWidth);
			const names = widest.slice(0, 3).map((element) => `<${element.localName} class="${element.getAttribute("class")}">`);
			found.push(`the page: ${scrollWidth} px in ${clientWidth} px (${names.join(", ")})`);
		}
		for (const element of document.querySelectorAll<HTMLElement>(
			"h1, h2, h3, h4, p, a, button, summary, dt, dd, li, label, time, span",
		)) {
			if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden, .skip-link")) continue;
			const text = (element.textContent ?? "").trim().slice(0, 60);
			if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
				found.push(`${element.localName} “${text}”: ${element.scrollWidth} px in ${element.clientWidth} px`);
			let scrolls = false;
			for (let around = element.parentElement; around; around = around.parentElement)
				scrolls ||= ["auto", "scroll"].includes(getComputedStyle(around).overflowX) && around !== document.body;
			const { left, right } = element.getBoundingClientRect();
			if (!scrolls && (left < -1 || right > clientWidth + 1)) found.push(`${element.localName} “${text}” leaves the window`);
		}
		return found;
	});
}
