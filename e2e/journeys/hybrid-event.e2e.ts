// A hybrid event on a phone: on site or online (EV-6), with JavaScript in German and without it in English.

import { randomUUID } from "node:crypto";
import { createEvent } from "../create-event.ts";
import { expect, test } from "../fixtures.ts";
import { followMail } from "../mails.ts";
import { open, refuseCookiesBeforehand } from "../verbs.ts";

const PHONE = { width: 360, height: 740 };

test("[EV-6] a phone's visitor takes the only seat on site, and the next one takes part online", async ({
	page,
	context,
	anotherVisitor,
	baseURL,
}) => {
	test.setTimeout(90_000);
	const run = randomUUID().slice(0, 8);
	const event = await createEvent(
		`hybrid-${run}`,
		{ de: "Vor Ort und online", en: "On site and online" },
		{ mode: "hybrid", venue: "Hall 3", city: "Berlin", online_url: "https://meet.example.org/day" },
	);
	try {
		await page.setViewportSize(PHONE);
		await refuseCookiesBeforehand(context, baseURL ?? "");
		await expect.poll(async () => (await page.request.get(`/de/events/${event.key}-de`)).status()).toBe(200);
		await open(page, `/de/events/${event.key}-de`);
		await page.getByRole("link", { name: "Platz reservieren" }).last().click();
		const choice = page.getByRole("group", { name: "Wie möchten Sie teilnehmen?" });
		await expect(choice.getByRole("radio", { name: "Vor Ort" })).toBeChecked();
		await page.getByLabel("Name").fill("Ada");
		await page.getByLabel("E-Mail-Adresse").fill(`ada.${run}@example.org`);
		await page.getByRole("checkbox").check();
		await page.getByRole("button", { name: "Platz reservieren" }).click();
		await expect(page.getByText("Bitte sehen Sie in Ihrem Postfach nach")).toBeInViewport();
		await followMail(page, `ada.${run}@example.org`);
		await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
		await expect(page.getByRole("heading", { name: "Sie sind dabei" })).toBeVisible();
		await expect(page.getByText("Hall 3, Berlin")).toBeVisible();

		const other = await anotherVisitor({ javaScriptEnabled: false, viewport: PHONE, ...(baseURL ? { baseURL } : {}) });
		await refuseCookiesBeforehand(other, baseURL ?? "");
		const second = await other.newPage();
		const full = second.getByText("All seats on site are taken.");
		await expect
			.poll(async () => {
				await second.goto(`/events/${event.key}-en`);
				return full.count();
			})
			.toBe(1);
		const online = second.getByRole("radio", { name: "Online" });
		await expect(online).toBeChecked();
		await second.getByLabel("Name").fill("Bert");
		await second.getByLabel("Email address").fill(`bert.${run}@example.org`);
		await second.getByRole("checkbox").check();
		await second.getByRole("button", { name: "Reserve a seat" }).click();
		await expect(second.getByText("Please check your inbox")).toBeVisible();
		await followMail(second, `bert.${run}@example.org`);
		await second.getByRole("button", { name: "Confirm registration" }).click();
		await expect(second.getByRole("heading", { name: "You are in" })).toBeVisible();
		await expect(second.getByText("Hall 3, Berlin")).toHaveCount(0);
	} finally {
		await event.remove();
	}
});
