// Compares every kind of page in both languages with the accepted screenshots: in four widths, light, dark and printed.

import { expect, test } from "@playwright/test";
import { open, refuseCookiesFirst } from "../page-actions.ts";
import { BLOCK_PAGES, KNOWN_PAGES } from "../page-kinds.ts";
import { testSite } from "../test-site.ts";
import { showOneDate } from "./timeless.ts";

const WIDTHS = [360, 768, 1280, 1920];

/** Width of A4 within the margins of `@page`, in CSS px. */
const PAPER_WIDTH = 673;

const LOOKS = [
	...WIDTHS.flatMap((width) => (["light", "dark"] as const).map((look) => ({ width, look }))),
	{ width: PAPER_WIDTH, look: "print" as const },
];

for (const { kind, lang, path } of [...KNOWN_PAGES, ...BLOCK_PAGES])
	for (const { width, look } of LOOKS) {
		const name = [kind, lang, width, look].join("-");
		test(name, async ({ page, context }) => {
			await refuseCookiesFirst(context, testSite().url);
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia(look === "print" ? { media: "print" } : { colorScheme: look });
			await open(page, path);
			await page.evaluate(async () => {
				// Images below the window would load only after scrolling.
				for (const image of document.images) image.loading = "eager";
				await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
				await document.fonts.ready;
			});
			await showOneDate(page);
			await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
		});
	}
