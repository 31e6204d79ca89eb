// Browsers for the journeys. An error or a warning in a tab's console, or an uncaught exception, fails the test unless
// the test expected it.

import { type BrowserContext, type BrowserContextOptions, test as base, expect } from "@playwright/test";

/** Fixtures besides Playwright's own. */
export interface Journey {
	/** Expects a console message; any other error or warning fails the test. */
	readonly expectMessage: (pattern: RegExp) => void;
	/** Opens another browser context with its own settings, whose console is checked as well. */
	readonly anotherVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface Watch {
	readonly expected: RegExp[];
	readonly messages: string[];
}

export const test = base.extend<Journey & { readonly watch: Watch; readonly listening: undefined }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
	watch: async ({}, use) => {
		const watch: Watch = { expected: [], messages: [] };
		await use(watch);
		const unexpected = watch.messages.filter((text) => !watch.expected.some((pattern) => pattern.test(text)));
		expect(unexpected, "the console stays silent").toEqual([]);
	},
	listening: [
		async ({ context, watch }, use) => {
			listen(context, watch);
			await use(undefined);
		},
		{ auto: true },
	],
	expectMessage: async ({ watch }, use) => use((pattern) => void watch.expected.push(pattern)),
	anotherVisitor: async ({ browser, watch }, use) => {
		const contexts: BrowserContext[] = [];
		await use(async (options = {}) => {
			const context = await browser.newContext(options);
			contexts.push(context);
			listen(context, watch);
			return context;
		});
		await Promise.all(contexts.map((context) => context.close()));
	},
});

function listen(context: BrowserContext, { messages }: Watch): void {
	context.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) messages.push(`${message.text()} [${message.location().url}]`);
	});
	context.on("weberror", (error) => messages.push(error.error().message));
}

export { expect };
