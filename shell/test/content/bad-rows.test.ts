// A row whose number is too large for a response of the content service.

import { afterEach, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();
const editor = openEditor();
afterEach(() => editor.undo());

const RECORDING = {
	status: "published",
	locale: "en",
	published_on: "2020-01-01",
	description: "Made by a test.",
	topic: "connectors",
	language: "en",
	provider: "vimeo",
	source: "1",
};

test("a row that cannot be read is left out, and delays no withdrawal", async () => {
	const made = (name: string, duration: number) =>
		editor.force("recordings", {
			...RECORDING,
			slug: `${name}-of-a-test`,
			title: `${name} of a test`,
			translation_key: `${name}-of-a-test`,
			duration_seconds: duration,
		});
	made("bad", 3_000_000_000);
	const good = made("good", 60);
	await editor.catchUp();
	for (let turn = 0; turn < 2; turn += 1) {
		const list = await site.get("/events/recordings");
		expect(list.status).toBe(200);
		expect(list.text).toContain("good of a test");
		expect(list.text).not.toContain("bad of a test");
		expect(list.headers.get("cache-status")).not.toContain("stale");
	}
	expect((await site.get("/events/recordings/bad-of-a-test")).status).toBe(404);
	expect((await site.get("/events/recordings/good-of-a-test")).status).toBe(200);

	await editor.revise("recordings", good, { status: "draft" });
	await expect.poll(async () => (await site.get("/events/recordings")).text, { timeout: 5_000 }).not.toContain("good of a test");
	await expect.poll(async () => (await site.get("/events/recordings/good-of-a-test")).status, { timeout: 5_000 }).toBe(404);
});
