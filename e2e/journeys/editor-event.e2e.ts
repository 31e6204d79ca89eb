import { createEvent } from "../create-event.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, openEntry, STUDIO_ERRORS, signIn, stored } from "../studio.ts";

// An editor whose browser is in another time zone than the event.
test.use({ timezoneId: "UTC" });

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
		const times = () => Promise.all(["starts_at", "ends_at"].map((name) => field(page, name).locator("input").inputValue()));
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
