// What watches the site asks.

import { expect, test } from "vitest";
import { openTestSite } from "../fixtures/test-site.ts";

test("a fresh site is ready without a visitor", async () => {
	const site = await openTestSite();
	try {
		await expect.poll(async () => (await site.fetch("/readyz")).status, { timeout: 2_000 }).toBe(200);
		// The search is read from the first question on.
		await expect.poll(async () => (await site.fetch("/readyz")).json(), { timeout: 20_000 }).toEqual({ ready: true, reasons: [] });
	} finally {
		await site.close();
	}
});

test("a site that has shown a page is ready and alive, and neither answer is cached", async () => {
	const site = await openTestSite();
	try {
		await site.get("/");
		for (const path of ["/readyz", "/healthz"]) {
			const answer = await site.fetch(path);
			expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "application/json"]);
		}
	} finally {
		await site.close();
	}
});
