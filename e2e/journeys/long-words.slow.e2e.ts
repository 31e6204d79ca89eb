// With long words in every text, no page is wider than its window or hides text (WCAG 2.2, 1.4.10 Reflow).

import type { Page } from "@playwright/test";
import { openContentProxy } from "../content-proxy.ts";
import { expect, test } from "../fixtures.ts";
import { LONG_WORDS, lengthened } from "../long-words.ts";
import { openOwnSite } from "../own-site.ts";
import { refuseCookiesFirst } from "../page-actions.ts";
import { BLOCK_PAGES, KNOWN_PAGES } from "../page-kinds.ts";

const MORE = [
	"/demos/follow-a-recall",
	"/de/demos/nutzungsvertrag-aushandeln/prototype",
	"/demos/follow-a-recall/prototype",
	"/de/demos/nutzungsregel-bauen/prototype?asked=6",
	"/demos/pass-on-a-carbon-footprint/prototype?check=yes&sent=yes&way=sum",
	"/demos/read-a-product-passport/prototype",
	"/de/suche?q=Datenraum",
	"/search?q=nothingofthekind",
];

/** Returns by how much a page is wider than its window, and the elements with hidden text. */
const outgrown = (page: Page) =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth - innerWidth;
		const nameOf = (element: Element) =>
			`${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.slice(0, 40)}”`;
		const clipped = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
			const { overflowX } = getComputedStyle(element);
			const isHiding = overflowX === "hidden" || overflowX === "clip";
			const isMeant = element.closest(".visually-hidden, svg, [aria-hidden=true], script") !== null;
			return (
				isHiding &&
				!isMeant &&
				element.clientWidth > 1 &&
				element.scrollWidth > element.clientWidth + 1 &&
				element.textContent !== ""
			);
		});
		const beyond = [...document.querySelectorAll("main *")].filter((element) => {
			const inside = element.closest("table, pre, svg, .visually-hidden, [aria-roledescription]");
			return (
				wide > 0 && !inside && element.getBoundingClientRect().right > innerWidth + 1 && element.childElementCount === 0
			);
		});
		return { wide, clipped: clipped.map(nameOf), beyond: beyond.slice(0, 5).map(nameOf) };
	});

test("[NV-7] long words widen no page at 320 px, which is 1280 px at 400 %", async ({
	anotherVisitor,
	expectMessage,
}) => {
	test.setTimeout(300_000);
	expectMessage(/status of 404/);
	const proxy = await openContentProxy(lengthened);
	const site = await openOwnSite({ settings: { cmsUrl: proxy.url } });
	try {
		const context = await anotherVisitor({ viewport: { width: 320, height: 700 }, baseURL: site.url });
		await refuseCookiesFirst(context, site.url);
		const page = await context.newPage();
		const found: Record<string, unknown> = {};
		for (const path of [...[...KNOWN_PAGES, ...BLOCK_PAGES].map((known) => known.path), ...MORE]) {
			const response = await page.goto(path);
			expect([path, response?.status()]).toEqual([path, 200]);
			const text = (await page.locator("body").textContent()) ?? "";
			expect(
				LONG_WORDS.some((word) => text.includes(word)),
				path,
			).toBe(true);
			const { wide, clipped, beyond } = await outgrown(page);
			if (wide > 0 || clipped.length > 0) found[path] = { wide, clipped, beyond };
		}
		expect(found).toEqual({});
		// Otherwise the open page would preload from a stopped site.
		await context.close();
	} finally {
		await site.close();
		await proxy.close();
	}
});
