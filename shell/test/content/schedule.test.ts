// Publishing at a moment: rows of the real content service that come and go while the site runs, or while it does not.

import { testSite } from "@hub/e2e/test-site";
import { afterEach, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite } from "../fixtures/test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());

const PAGE = {
	status: "published",
	locale: "en",
	translation_key: "made-by-a-test",
	slug: "made-by-a-test",
	title: "Made by a test",
	description: "A page that a test made.",
	blocks: [{ type: "hero", title: "A sound beginning", text: "It stays.", actions: [], motif: "exchange" }],
};
const { url } = testSite();
const status = async () => (await fetch(`${url}/made-by-a-test`)).status;
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

test("[CT-1] a page comes at its moment and goes at its moment, long before the cache expires", async () => {
	expect(await status()).toBe(404);
	await editor.create("pages", { ...PAGE, publish_at: soon(1_500), unpublish_at: soon(6_000) });
	expect(await status()).toBe(404);
	// What is cached is valid for longer than that, so only the schedule can be what changes it.
	await expect.poll(status, { timeout: 5_500, interval: 50 }).toBe(200);
	await expect.poll(status, { timeout: 8_000, interval: 50 }).toBe(404);
});

test("[CT-1] a site that starts after a moment is right at once", async () => {
	await editor.create("pages", { ...PAGE, publish_at: soon(300) });
	await new Promise((resolve) => setTimeout(resolve, 400));
	const site = await openTestSite();
	try {
		expect((await site.get("/made-by-a-test")).status).toBe(200);
	} finally {
		await site.close();
	}
});
