// Readiness of a new site.

import { expect, test } from "vitest";
import { openTestSite } from "../fixtures/test-site.ts";

test("a new site becomes ready without a visitor", async () => {
	const site = await openTestSite();
	try {
		await expect.poll(async () => (await site.fetch("/readyz")).status, { timeout: 2_000 }).toBe(200);
		// The first request starts reading the search.
		await expect.poll(async () => (await site.fetch("/readyz")).json(), { timeout: 20_000 }).toEqual({ ready: true, reasons: [] });
	} finally {
		await site.close();
	}
});
