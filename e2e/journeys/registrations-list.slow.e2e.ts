// Staff export registrations as CSV with Studio's own export (EV-1).

import { randomUUID } from "node:crypto";
import { createEvent } from "../create-event.ts";
import { remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

const GUESTS = 60;

test("[EV-1] the export of registrations has every registration, with the event's title, with Studio's default settings", async ({
	page,
	expectMessage,
}) => {
	test.setTimeout(240_000);
	// Studio requests an asset for the empty picture field.
	expectMessage(/404 \(Not Found\)/);
	const { settings, adminToken } = testSite();
	const run = randomUUID().slice(0, 8);
	const event = await createEvent(`many-${run}`, { de: `Viele Gäste ${run}`, en: `Many guests ${run}` });
	try {
		const [row] = await stored("events", { slug: { _eq: `${event.key}-de` } });
		const people = Array.from({ length: GUESTS }, (_, at) => ({
			...{ event: row?.id, locale: "de", state: "waitlisted" },
			...{ name: `Gast ${at}`, email: `gast${at}.${run}@example.org` },
		}));
		const made = await fetch(`${settings.cmsUrl}/items/registrations`, {
			method: "POST",
			headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
			body: JSON.stringify(people),
		});
		expect(made.ok, await made.text()).toBe(true);

		await signIn(page);
		await page.goto(`${settings.cmsUrl}/admin/content/registrations`);
		// The list is a page of 1000 rows: to count them by their role holds Studio up, and its first load takes a while on a slow machine.
		await expect(page.getByText(`gast7.${run}@example.org`)).toBeVisible({ timeout: 120_000 });
		await page.getByRole("button", { name: "Import / Export" }).click();
		await page.getByRole("button", { name: "Export Items" }).click();
		// Studio opens a tab for the download, of whose first request Playwright does not always hear.
		const asked = page.evaluate(
			() =>
				new Promise<string>((resolve) => {
					window.open = (address) => {
						resolve(String(address));
						return null;
					};
				}),
		);
		await page.getByRole("button", { name: "Download File" }).click();
		const address = await asked;
		expect(address).toContain("export=csv");
		const table = await (await page.request.get(address)).text();
		const lines = table
			.replace(/^\ufeff/, "")
			.trim()
			.split(/\r?\n/);
		expect(lines[0]?.split(",")).toEqual(expect.arrayContaining(["event.title", "name", "email", "state"]));
		expect(lines.filter((line) => line.includes(`"Viele Gäste ${run}"`))).toHaveLength(GUESTS);
		expect(table).toContain(`"gast7.${run}@example.org","waitlisted"`);
	} finally {
		await event.remove();
		// They outlive their event, and would lengthen the list of the next try.
		for (const { id } of await stored("registrations", { event_key: { _eq: event.key } }))
			await remove("registrations", String(id));
	}
});
