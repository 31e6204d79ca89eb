// An editor's work on an event: announcement in both languages, attendance, list of participants, and cancellation.

import { readFile } from "node:fs/promises";
import { accessibilityViolations } from "../accessibility.ts";
import { createEvent } from "../create-event.ts";
import { add, change, remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, fillMoment, openEntry, STUDIO_ERRORS, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const KEY = "ein-abend-unter-fachleuten";

const inLanguage = async (locale: string) =>
	(await stored("events", { translation_key: { _eq: KEY }, locale: { _eq: locale } }))[0];

// An editor whose browser is in another time zone than the event.
test.use({ timezoneId: "UTC" });

test.afterEach(async ({ page }) => {
	// An open form would read the deleted entries.
	await page.close();
	for (const { id } of await stored("events", { translation_key: { _eq: KEY } })) {
		await change("events", String(id), { event_status: "cancelled" });
		await remove("events", String(id));
	}
	// Registrations outlive their event, and an address can register only once.
	for (const { id } of await stored("registrations", { event_key: { _eq: KEY } }))
		await remove("registrations", String(id));
});

test("[EV-1] an event is published in both languages; attendance is recorded and listed, and a cancellation is mailed", async ({
	page,
	expectMessage,
}) => {
	// Four forms of Studio, one after the other.
	test.setTimeout(300_000);
	expectMessage(STUDIO_ERRORS);
	await signIn(page);
	await page.goto(`${testSite().settings.cmsUrl}/admin/hub-desk`);
	const create = page.getByRole("navigation", { name: "Create" });
	await expect(create).toBeVisible({ timeout: 30_000 });
	await expect(page.locator("#sidebar"), "[CT-8] no empty bar beside our pages").toBeHidden();
	await create.getByRole("link", { name: "Events" }).click();
	await choose(page, "locale", "Deutsch");
	await field(page, "title").getByRole("textbox").click();
	await page.keyboard.type("Ein Abend unter Fachleuten");
	// Each field is preceded by its menu button.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(field(page, "description").getByRole("textbox")).toBeFocused();
	await page.keyboard.type("Drei Vorträge und viel Zeit für Fragen.");
	await choose(page, "kind", "Meetup");
	await choose(page, "topic", "Governance");
	await fillMoment(page, "starts_at", "05242036", "1800");
	await fillMoment(page, "ends_at", "05242036", "2100");
	await field(page, "time_zone").locator(".v-input").first().click();
	await page.locator(".v-list").getByText("Europe/Berlin", { exact: true }).last().click();
	await expect(field(page, "time_zone"), "[CT-14] as visitors read it").toContainText(
		"Samstag, 24. Mai 2036, 18:00–21:00 Uhr (MESZ)",
	);
	await expect(field(page, "time_zone")).toContainText(/Saturday,?\s24\sMay\s2036,\s18:00–21:00\s\(CEST\)/);
	await choose(page, "mode", "Online");
	await choose(page, "language", "Deutsch");
	await field(page, "capacity").locator("input").click();
	await page.keyboard.type("40");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect.poll(async () => (await inLanguage("de"))?.slug, { timeout: 60_000 }).toBe(KEY);
	const german = await inLanguage("de");
	expect(german).toMatchObject({ status: "published", capacity: 40, kind: "meetup", time_zone: "Europe/Berlin" });
	expect(german?.starts_at, "[CT-14] the local time at the event, whatever the editor's time zone").toBe(
		"2036-05-24T16:00:00.000Z",
	);

	await openEntry(page, "events", String(german?.id));
	await page.getByRole("button", { name: "Start the translation (English)" }).click();
	const pair = (name: string) => page.locator(`[data-pair="${name}"] > :last-child`);
	for (const [name, text] of [
		["title", "An evening among experts"],
		["description", "Three talks, and time for questions."],
	] as const) {
		await pair(name).getByRole("textbox").click();
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type(text);
	}
	await page.getByRole("button", { name: "Save and publish" }).click();
	await expect(page.getByText("Saved and published.")).toBeVisible();
	expect(await inLanguage("en")).toMatchObject({
		status: "published",
		slug: "an-evening-among-experts",
		capacity: 40,
		starts_at: german?.starts_at,
	});

	// Two people register, and the event begins.
	for (const name of ["Ada Keller", "Jon Ostwald"]) {
		const email = `${name.split(" ")[0]?.toLowerCase()}@example.org`;
		await add("registrations", { event: german?.id, locale: "de", state: "confirmed", name, email });
	}
	const [begun, over] = [-30, 90].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
	await change("events", String(german?.id), { starts_at: begun, ends_at: over });

	await openEntry(page, "events", String(german?.id));
	const languages = page.getByRole("region", { name: "Other languages" });
	await expect(languages).toContainText("fields are the same in all languages");
	const desk = page.getByRole("region", { name: "Registrations" });
	await expect(desk.getByRole("rowheader")).toHaveText(["Ada Keller", "Jon Ostwald"]);
	expect(await accessibilityViolations(page, ".hub-event-desk")).toEqual([]);
	await desk.getByRole("searchbox").click();
	await page.keyboard.type("ada");
	await expect(desk.getByRole("rowheader")).toHaveText(["Ada Keller"]);
	await desk.getByRole("button", { name: "Attended", exact: true }).click();
	await expect(desk.getByRole("button", { name: "Did not attend" })).toBeVisible();
	const saving = page.waitForEvent("download");
	await desk.getByRole("button", { name: "Download CSV" }).click();
	const list = await readFile(await (await saving).path(), "utf8");
	expect(list).toMatch(
		/"Ada Keller","ada@example\.org",.*"Attended"[\s\S]*"Jon Ostwald","jon@example\.org",.*"Confirmed"/,
	);

	await choose(page, "event_status", "Cancelled");
	await page.waitForURL(/version=draft/);
	await expect(page.getByRole("status", { name: "Who is told" })).toContainText("2 people are told by email at once");
	await field(page, "cancel_reason").getByRole("textbox").click();
	await page.keyboard.type("Der Saal steht unter Wasser.");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	// Studio first shows the change and its effect for visitors.
	await page.getByRole("button", { name: "Apply" }).click();
	await expect.poll(async () => (await inLanguage("de"))?.event_status, { timeout: 60_000 }).toBe("cancelled");
	expect(await inLanguage("en"), "for both languages").toMatchObject({ event_status: "cancelled" });
});

test("[CT-14] the local times of a published event stay as entered when its time zone is changed", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ERRORS);
	const event = await createEvent("moved-to-lisbon", { de: "Nach Lissabon", en: "Moved to Lisbon" });
	try {
		const [row] = await stored("events", { slug: { _eq: `${event.key}-en` } });
		await signIn(page);
		await openEntry(page, "events", String(row?.id));
		const times = () =>
			Promise.all(["starts_at", "ends_at"].map((name) => field(page, name).locator(".value").textContent()));
		const before = await times();
		await choose(page, "time_zone", "Europe/Lisbon");
		await expect(field(page, "time_zone")).toContainText("They are now meant in Europe/Lisbon.", { timeout: 30_000 });
		await expect(field(page, "starts_at")).toContainText("Local time in Europe/Lisbon");
		await expect(field(page, "ends_at")).toContainText("Local time in Europe/Lisbon");
		expect(await times()).toEqual(before);
	} finally {
		await page.close();
		await event.remove();
	}
});
