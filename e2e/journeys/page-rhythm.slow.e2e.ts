// What pages look like beyond their words: one edge to read along, headings in their order of size, pictures that say something.

import type { Locator } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { open, refuseCookiesBeforehand } from "../verbs.ts";

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(({ context, baseURL }) => refuseCookiesBeforehand(context, baseURL ?? ""));

/** The left edges of elements, each once. */
const edgesOf = (elements: Locator) =>
	elements.evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]);

const sizeOf = (element: Locator) => element.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));

test("[NV-6] what an event says, from its text to its form, stands on one edge", async ({ page }) => {
	await open(page, "/events/connector-workshop-berlin");
	const parts = page.getByRole("main").getByRole("heading", { level: 2 });
	expect(await parts.count()).toBeGreaterThan(3);
	expect(await edgesOf(parts)).toHaveLength(1);
	expect(await edgesOf(page.getByRole("textbox", { name: "Name" }))).toEqual(await edgesOf(parts));
});

test("[NV-6] the title of what is tried is larger than the headings in it", async ({ page }) => {
	for (const demo of ["build-a-usage-policy", "follow-a-recall", "read-a-product-passport"]) {
		await open(page, `/demos/${demo}/prototype`);
		const title = await sizeOf(page.getByRole("heading", { level: 1 }));
		const parts = await page.getByRole("heading", { level: 2 }).all();
		expect(parts.length, demo).toBeGreaterThan(0);
		for (const part of parts) expect(await sizeOf(part), demo).toBeLessThan(title);
	}
});

test("[NV-6] a post opens with its words", async ({ page }) => {
	await open(page, "/first-supplier-in-one-week");
	const article = page.getByRole("article");
	await expect(article.locator("header").first().locator("img, svg")).toHaveCount(0);
	await expect(article.getByRole("img").first()).toHaveAccessibleName(/four fields of colour/i);
});

test("[CT-1] a product page shows the product: one picture with a name, and words that keep their size on a phone", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	for (const [path, name] of [
		["/connect-integrate", "The connector’s console"],
		["/de/connect-integrate", "Die Oberfläche des Konnektors"],
		["/digital-product-passport", "The product passport of an electric motor"],
	] as const) {
		await open(page, path);
		const screen = page.locator("header").getByRole("img", { name });
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await expect(screen).toBeVisible();
			const words = await screen.locator("text").all();
			expect(words.length).toBeGreaterThan(8);
			for (const text of words) {
				const [inner, outer] = await Promise.all([text.boundingBox(), screen.boundingBox()]);
				expect(inner && outer && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width).toBe(true);
				expect(await sizeOf(text)).toBeGreaterThanOrEqual(13);
			}
		}
		expect(await accessibilityViolations(page)).toEqual([]);
	}
});
