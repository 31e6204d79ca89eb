// What the form of an event says before it tells people, and the list for its door.

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { createEvent } from "../create-event.ts";
import { change, remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

/** More than a page of paper has. */
const GUESTS = 60;

const toldIn = (page: Page) => page.getByRole("status", { name: "Who is told" });

/** Chooses the event's format, until Studio shows the draft with it: what is chosen on the way there may be lost. */
async function chooseMode(page: Page, mode: string, told: string): Promise<void> {
	await expect(async () => {
		await choose(page, "mode", mode);
		await page.waitForURL(/version=draft/, { timeout: 5_000 });
		await expect(toldIn(page)).toContainText(told, { timeout: 5_000 });
	}).toPass({ timeout: 60_000 });
}

async function publish(page: Page): Promise<void> {
	await press(page, "Publish");
	// Studio shows what visitors see beside it first; the button has a symbol's name too.
	await page.getByRole("button", { name: "Apply" }).click();
}

test("[EV-1] the form says whom a change tells and lets a correction tell nobody; the list for the door is printed by itself", async ({
	page,
	expectMessage,
}) => {
	test.setTimeout(240_000);
	expectMessage(STUDIO_ASKED);
	const run = randomUUID().slice(0, 8);
	const event = await createEvent(`news-${run}`, { de: `Neues ${run}`, en: `News ${run}` });
	try {
		const [row] = await stored("events", { slug: { _eq: `${event.key}-de` } });
		const id = String(row?.id);
		await change("events", id, { capacity: 0 });
		const people = Array.from({ length: GUESTS }, (_, at) => ({
			...{ event: id, locale: "de", state: at === 0 ? "waitlisted" : "confirmed" },
			...{ name: `Guest ${at}`, organisation: "Acme", email: `guest${at}.${run}@example.org` },
		}));
		const made = await fetch(`${testSite().settings.cmsUrl}/items/registrations`, {
			method: "POST",
			headers: { authorization: `Bearer ${testSite().adminToken}`, "content-type": "application/json" },
			body: JSON.stringify(people),
		});
		expect(made.ok, await made.text()).toBe(true);
		const mode = async () => (await stored("events", { id: { _eq: id } }))[0]?.mode;
		await signIn(page);
		await openEntry(page, "events", id);
		await chooseMode(page, "Hybrid", `Publishing this tells ${GUESTS} people by email: other format.`);
		await expect(toldIn(page)).toContainText("5 minutes after the last change");
		expect(await accessibilityViolations(page, "[data-field=tell_people]")).toEqual([]);
		await page.getByRole("checkbox", { name: "Just a correction: tell nobody" }).check();
		await expect(toldIn(page)).toContainText("Nobody is told by email: other format.");
		await publish(page);
		await expect.poll(mode, { timeout: 60_000 }).toBe("hybrid");
		await expect.poll(async () => (await stored("events", { id: { _eq: id } }))[0]?.tell_people, { timeout: 60_000 }).toBe(true);

		await openEntry(page, "events", id);
		await expect(toldIn(page)).toBeEmpty();
		await chooseMode(page, "Online", `Publishing this tells ${GUESTS} people by email: other format.`);
		await expect(page.getByRole("checkbox", { name: "Just a correction: tell nobody" })).not.toBeChecked();
		await publish(page);
		await expect.poll(mode, { timeout: 60_000 }).toBe("online");
		await openEntry(page, "events", id);
		await expect(toldIn(page)).toContainText("are told of the last change at about", { timeout: 30_000 });

		const list = page.locator(".hub-attendance-list");
		await expect(list).toBeHidden();
		await expect(
			page.getByRole("region", { name: "Registrations" }).getByRole("button", { name: "Print door list" }),
		).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(list).toBeVisible();
		await expect(list.getByRole("heading")).toHaveText(`Neues ${run}`);
		await expect(list).toContainText(`${GUESTS - 1} people with a seat`);
		await expect(list.getByRole("row")).toHaveCount(GUESTS);
		expect(
			await page
				.locator("body > :not(.hub-attendance-list)")
				.evaluateAll((all) => all.every((one) => one.checkVisibility() === false)),
		).toBe(true);
		const pdf = (await page.pdf()).toString("latin1");
		expect(pdf.match(/\/Type \/Page\b/g)?.length, "pages").toBeGreaterThan(1);
	} finally {
		await page.close();
		await event.remove();
		for (const { id } of await stored("registrations", { event_key: { _eq: event.key } }))
			await remove("registrations", String(id));
	}
});
