// The site through its front door: a Request in, HTML out; no port, no browser.

import { beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestDoor } from "./test-door.ts";

let door: TestDoor;
beforeAll(async () => {
	door = await openTestSite();
	return door.close;
});

describe("pages", () => {
	test.each([
		["/", "en", "Share data without giving it away"],
		["/de", "de", "Daten teilen"],
		["/en", "en", "Share data without giving it away"],
	])("[RT-1] %s answers with its content in %s", async (path, lang, words) => {
		const page = await door.get(path);
		expect(page.status).toBe(200);
		expect(page.html).toContain(`<html lang="${lang}"`);
		expect(page.text).toContain(words);
	});
});
