// Our tools in Studio on a tablet: held upright, and worked with a finger.

import type { CDPSession, Locator, Page } from "@playwright/test";
import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const TABLET = { width: 820, height: 1180 };
test.use({ viewport: TABLET, hasTouch: true });

const studio = `${testSite().settings.cmsUrl}/admin`;
const quote = (name: string) => ({ type: "quote", text: "It took us a week.", name, role: "Head of data" });

/** Puts a finger on one place, moves it to another, and lifts it. */
async function drag(finger: CDPSession, from: Locator, to: Locator): Promise<void> {
	await from.scrollIntoViewIfNeeded();
	const [start, end] = [await from.boundingBox(), await to.boundingBox()];
	if (!start || !end) throw new Error("What is dragged, or where to, is not on the screen.");
	const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
		finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
	await touch("touchStart", y);
	for (let step = 1; step <= 8; step++) await touch("touchMove", y + ((end.y + 2 - y) * step) / 8);
	await touch("touchEnd");
}

/** Studio's own navigation lies over everything else at first, and stays away once it was closed. */
async function closeNavigation(page: Page): Promise<void> {
	await page.getByRole("button", { name: "left_panel_close" }).tap();
}

/** How far what we made reaches out of the screen, in px; what scrolls by itself may hold more than it shows. */
const outside = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("[class*='hub-']:not([class*='-scroll'] *)")]
			.map((element) => ({ name: element.className, by: element.getBoundingClientRect().right - window.innerWidth }))
			.filter(({ by }) => by > 0),
	);

test("blocks are moved with a finger, and stay within the screen", async ({ page, context, expectMessage }) => {
	test.setTimeout(120_000);
	expectMessage(STUDIO_ASKED);
	const entry = await add("industries", {
		...{ status: "draft", locale: "en", translation_key: "by-finger", slug: "by-finger", title: "By finger", tone: "brand" },
		...{ description: "An industry that a test writes.", blocks: ["Ada", "Bea", "Cleo"].map(quote) },
	});
	try {
		await signIn(page);
		await openEntry(page, "industries", entry.id);
		await closeNavigation(page);
		const blocks = field(page, "blocks");
		const rows = blocks.locator("[data-rows] > *");
		await expect(rows).toHaveCount(3);
		expect(await outside(page)).toEqual([]);
		const order = () => rows.locator(".hub-summary").allTextContents();
		expect(await order()).toEqual(["Ada", "Bea", "Cleo"]);
		// What the form still reads moves the rows under a finger that is on its way: it takes the block up again, as an editor does.
		await expect(page.locator(".v-skeleton-loader")).toHaveCount(0, { timeout: 30_000 });
		const finger = await context.newCDPSession(page);
		await expect(async () => {
			await drag(finger, rows.filter({ hasText: "Cleo" }).locator(".hub-handle"), rows.nth(0));
			await expect.poll(order, { timeout: 2_000 }).toEqual(["Cleo", "Ada", "Bea"]);
		}).toPass();
		const undo = blocks.getByRole("button", { name: "Undo" });
		// The browser takes a tap that follows at once for a part of the movement.
		const undone = async () => {
			if (await undo.isEnabled()) await undo.tap();
			return order();
		};
		await expect.poll(undone).toEqual(["Ada", "Bea", "Cleo"]);
	} finally {
		await page.close();
		await entry.undo();
	}
});

test("desk, board, translation, menus, guide and event desk stay within the screen", async ({ page, expectMessage }) => {
	test.setTimeout(120_000);
	expectMessage(STUDIO_ASKED);
	const [german] = await stored("posts", { locale: { _eq: "de" }, translation_key: { _eq: "why-lisbon" } });
	const [english] = await stored("posts", { locale: { _eq: "en" }, translation_key: { _eq: "why-lisbon" } });
	const [event] = await stored("events", { locale: { _eq: "en" } });
	await signIn(page);
	// Studio's navigation does not lie over our pages on the first visit.
	for (const [path, seen] of [
		["hub-desk", ".hub-desk"],
		["hub-desk/translations", ".hub-board-filters"],
		[`hub-translate/posts/${german?.id}/${english?.id}`, ".hub-translate-pair"],
		["content/navigation", ".hub-menus"],
		["hub-guide", ".hub-guide"],
		[`content/events/${event?.id}`, "section.hub-event-desk"],
	] as const) {
		await page.goto(`${studio}/${path}`);
		await expect(page.locator(seen).first(), path).toBeVisible({ timeout: 30_000 });
		await expect(page.locator(".v-skeleton-loader")).toHaveCount(0, { timeout: 30_000 });
		expect([path, await outside(page)]).toEqual([path, []]);
	}
});
