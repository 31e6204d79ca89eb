// Many registrations from one network: a proof of work instead of a refusal (EV-1).

import { randomInt, randomUUID } from "node:crypto";
import { createEvent } from "../create-event.ts";
import { expect, test } from "../fixtures.ts";
import { mailsTo } from "../mails.ts";
import { openOwnSite } from "../own-site.ts";
import { open, refuseCookiesBeforehand, waitForHydration } from "../verbs.ts";

test("[EV-1] after many registrations from one network, a visitor only has to review the details while the browser computes a proof", async ({
	anotherVisitor,
}) => {
	test.setTimeout(90_000);
	const run = randomUUID().slice(0, 8);
	const event = await createEvent(`office-${run}`, { de: "Alle aus einem Haus", en: "All from one house" });
	const site = await openOwnSite({ settings: { trustedProxies: ["127.0.0.1", "::1"] } });
	try {
		const office = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
		const visitor = await anotherVisitor({ baseURL: site.url, extraHTTPHeaders: { "x-forwarded-for": office } });
		await refuseCookiesBeforehand(visitor, site.url);
		const page = await visitor.newPage();
		const path = `/de/events/${event.key}-de`;
		await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
		for (let colleague = 0; colleague < 5; colleague++) {
			const form = { name: "Kollegin", email: `kollegin${colleague}.${run}@example.org`, consent: "on" };
			const headers = { "sec-fetch-site": "same-origin" };
			expect((await page.request.post(path, { form, headers, maxRedirects: 0 })).status()).toBe(303);
		}

		const proofs: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST") proofs.push(new URLSearchParams(request.postData() ?? "").get("proof") ?? "");
		});
		await open(page, path);
		await page.getByLabel("Name").fill("Ada");
		await page.getByLabel("E-Mail-Adresse").fill(`ada.${run}@example.org`);
		await page.getByRole("checkbox").check();
		await page.getByRole("button", { name: "Platz reservieren" }).click();
		await expect(page.getByRole("heading", { name: "Stimmt alles so?" })).toBeInViewport();
		await expect(page.getByText(`ada.${run}@example.org`)).toBeVisible();
		await waitForHydration(page);
		await page.getByRole("button", { name: "Platz reservieren" }).click();
		await expect(page.getByText("Bitte sehen Sie in Ihrem Postfach nach")).toBeVisible({ timeout: 30_000 });
		expect(proofs).toEqual(["", expect.stringContaining("derivedKey")]);
		await expect.poll(() => mailsTo(`ada.${run}@example.org`), { timeout: 15_000 }).toHaveLength(1);
	} finally {
		await site.close();
		await event.remove();
	}
});
