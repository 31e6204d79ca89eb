// Visitors for the journeys. An unexpected error in the console, or a hydration that differs, fails the test.

import { test as base, expect } from "@playwright/test";

interface Fixtures {
	/** Messages that this test expects in the console; anything else that is an error or warning fails it. */
	readonly expectedMessages: RegExp[];
}

export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
	expectedMessages: async ({}, use) => use([]),
	page: async ({ page, expectedMessages }, use) => {
		const unexpected: string[] = [];
		const note = (text: string) => {
			if (!expectedMessages.some((pattern) => pattern.test(text))) unexpected.push(text);
		};
		page.on("console", (message) => {
			if (message.type() === "error" || message.type() === "warning") note(message.text());
		});
		page.on("pageerror", (error) => note(error.message));
		await use(page);
		expect(unexpected, "the console stays silent").toEqual([]);
	},
});

export { expect };
