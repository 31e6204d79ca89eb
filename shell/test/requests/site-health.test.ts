// What watches the site asks.

import { expect, test } from "vitest";
import { openTestSite } from "../fixtures/test-door.ts";

test("a fresh site is ready without a visitor", async () => {
	const door = await openTestSite();
	try {
		await expect.poll(async () => (await door.fetch("/readyz")).status, { timeout: 2_000 }).toBe(200);
		expect(await (await door.fetch("/readyz")).json()).toEqual({ ready: true, reasons: [] });
	} finally {
		await door.close();
	}
});

test("a site that has shown a page is ready and alive, and neither answer is kept by anybody", async () => {
	const door = await openTestSite();
	try {
		await door.get("/");
		for (const path of ["/readyz", "/healthz"]) {
			const answer = await door.fetch(path);
			expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "application/json"]);
		}
	} finally {
		await door.close();
	}
});
