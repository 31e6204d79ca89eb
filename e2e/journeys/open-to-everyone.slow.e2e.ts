// Accessibility of pages that share their view with one of `read.e2e.ts` but have contents of their own.

import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { refuseCookiesBeforehand } from "../verbs.ts";

const PAGES = {
	light: [
		"/build-operate",
		"/connect-integrate",
		"/trust-participate",
		"/catena-x-onboarding",
		"/data-mesh",
		"/digital-product-passport",
		"/privacy-policy",
		"/terms-and-conditions",
		"/category/international-pulse/europe",
		"/authors/leyla-vossberg/about",
		"/insights?page=2",
	],
	dark: [
		"/de/build-operate",
		"/de/connect-integrate",
		"/de/trust-participate",
		"/de/catena-x-onboarding",
		"/de/data-mesh",
		"/de/digitaler-produktpass",
		"/de/datenschutz",
		"/de/nutzungsbedingungen",
		"/de/category/international-pulse/europe",
		"/de/authors/leyla-vossberg/about",
		"/de/insights?page=2",
	],
} as const;

for (const [colorScheme, paths] of Object.entries(PAGES)) {
	test(`[RT-1] pages of each route are open to everyone in the ${colorScheme} theme`, async ({ page, context, baseURL }) => {
		test.setTimeout(120_000);
		await refuseCookiesBeforehand(context, baseURL ?? "");
		await page.emulateMedia({ colorScheme: colorScheme === "dark" ? "dark" : "light", reducedMotion: "reduce" });
		await page.setViewportSize({ width: colorScheme === "dark" ? 320 : 1440, height: 900 });
		for (const path of paths) {
			const answer = await page.goto(path);
			expect.soft([path, answer?.status()]).toEqual([path, 200]);
			expect.soft(await accessibilityViolations(page), path).toEqual([]);
			const [room, taken] = await page.evaluate(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
			expect.soft(taken, `${path} spills over`).toBeLessThanOrEqual(room ?? 0);
		}
	});
}
