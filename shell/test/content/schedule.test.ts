import { testSite } from "@hub/e2e/test-site";
import { afterEach, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";

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

test("[CT-1] a scheduled page appears and disappears on time", async () => {
	expect(await status()).toBe(404);
	await editor.create("pages", { ...PAGE, publish_at: soon(1_500), unpublish_at: soon(6_000) });
	expect(await status()).toBe(404);
	// Caches are valid for longer, so only the schedule can cause the change.
	await expect.poll(status, { timeout: 5_500, interval: 50 }).toBe(200);
	await expect.poll(status, { timeout: 8_000, interval: 50 }).toBe(404);
});
