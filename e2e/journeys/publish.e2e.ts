// An editor publishes; the next request of a visitor shows it.

import { edit } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { languages, open } from "../verbs.ts";

const SLUG = "connector-workshop-berlin";

test("a new title of an event is on the list as soon as it is saved", async ({ page }) => {
	await open(page, "/events");
	await expect(page.getByRole("link", { name: "Connector workshop in Berlin" })).toBeVisible();
	const change = await edit("events", SLUG, { title: "Connector workshop by the canal" });
	try {
		await expect
			.poll(async () => (await page.request.get("/events")).text(), { intervals: [50] })
			.toContain("Connector workshop by the canal");
		await page.reload();
		await expect(page.getByRole("link", { name: "Connector workshop by the canal" })).toBeVisible();
	} finally {
		await change.undo();
	}
	await expect.poll(async () => (await page.request.get("/events")).text()).toContain("Connector workshop in Berlin");
});

test("[LN-7] without a translation the language select leads to the list, and says so", async ({ page }) => {
	const change = await edit("events", "konnektor-werkstatt-berlin", { status: "draft" });
	try {
		const german = languages(page).getByRole("link", { name: "Deutsch" });
		await expect(async () => {
			await open(page, `/events/${SLUG}`);
			await expect(german).toContainText("not translated", { timeout: 500 });
		}).toPass();
		await german.click();
		await expect(page).toHaveURL("/de/events");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Veranstaltungen");
	} finally {
		await change.undo();
	}
	await expect.poll(async () => (await page.request.get("/de/events")).text()).toContain("Konnektor-Werkstatt in Berlin");
});
