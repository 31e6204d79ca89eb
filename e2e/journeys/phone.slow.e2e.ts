// A visitor with one thumb: from the menu to a seat, a change and a cancellation, by taps alone.

import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { createEvent } from "../create-event.ts";
import { expect, test } from "../fixtures.ts";
import { followMail } from "../mails.ts";
import { menu, open, refuseCookiesBeforehand, waitForHydration } from "../verbs.ts";

const SIZE = { width: 360, height: 740 };

test.use({ viewport: SIZE, hasTouch: true, isMobile: true });

/** The least height of what is tapped, in CSS px: a thumb is wide, and more than WCAG 2.2 asks for (2.5.8: 24). */
const THUMB = 40;

/** Taps what is on the screen, or comes there by scrolling down, and is large enough. */
async function tap(target: Locator, least = THUMB): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	expect(box?.height ?? 0, String(target)).toBeGreaterThanOrEqual(least);
	expect((box?.x ?? 0) + (box?.width ?? 0), String(target)).toBeLessThanOrEqual(SIZE.width);
	await target.tap();
}

test("[EV-1] [EV-2] a seat is reserved, its details are changed and it is given back, with one thumb", async ({
	page,
	context,
	baseURL,
}) => {
	test.setTimeout(90_000);
	const run = randomUUID().slice(0, 8);
	const address = `thumb.${run}@example.org`;
	const event = await createEvent(`thumb-${run}`, { de: "Mit einem Daumen", en: "With one thumb" });
	try {
		await refuseCookiesBeforehand(context, baseURL ?? "");
		await expect.poll(async () => (await page.request.get(`/de/events/${event.key}-de`)).status()).toBe(200);
		await open(page, "/de");
		await tap(page.getByRole("button", { name: "Menü", exact: true }));
		await tap(menu(page).getByRole("link", { name: "Veranstaltungen" }));
		await tap(page.getByRole("main").getByRole("link", { name: "Mit einem Daumen" }), 24);
		await tap(page.getByRole("link", { name: "Platz reservieren" }));
		await page.getByLabel("Name").fill("Dora");
		await page.getByLabel("E-Mail-Adresse").fill(address);
		await page.getByRole("checkbox").tap();
		await expect(page.getByRole("checkbox")).toBeChecked();
		await tap(page.getByRole("button", { name: "Platz reservieren" }));
		await expect(page.getByText("Bitte sehen Sie in Ihrem Postfach nach")).toBeInViewport();

		await followMail(page, address);
		await tap(page.getByRole("button", { name: "Anmeldung bestätigen" }));
		await expect(page.getByRole("heading", { name: "Sie sind dabei" })).toBeVisible();
		await waitForHydration(page);
		await page.getByLabel("Organisation").fill("Daumen & Co.");
		await tap(page.getByRole("button", { name: "Änderungen speichern" }));
		await expect(page.getByText("Ihre Angaben wurden geändert.")).toBeVisible();
		await waitForHydration(page);
		await tap(page.getByRole("link", { name: "Absagen" }));
		await tap(page.getByRole("button", { name: "Ja, absagen" }));
		await expect(page.getByRole("heading", { name: "Abgesagt" })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZE.width);
	} finally {
		await event.remove();
	}
});
