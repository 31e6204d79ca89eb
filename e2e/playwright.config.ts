// Journeys in a real browser on the site of `npm test`.

import { defineConfig } from "@playwright/test";
import { testSite } from "./test-site.ts";

const { url, chromium } = testSite();

export default defineConfig({
	testDir: "./journeys",
	testMatch: "**/*.e2e.ts",
	// Set by `launcher/test.ts`: slow journeys run in `npm run test:all`, and if this part is named.
	testIgnore: process.env.HUB_TEST_ALL === "true" ? [] : "**/*.slow.e2e.ts",
	outputDir: "./test-results",
	// The browser and the site share two processors.
	workers: 1,
	timeout: 45_000,
	expect: { timeout: 10_000 },
	reporter: [["list"], ["junit"]],
	use: {
		baseURL: url,
		// Shorter than the timeout of a test, so that the failed action is named.
		actionTimeout: 40_000,
		locale: "en-US",
		launchOptions: {
			...(chromium ? { executablePath: chromium } : {}),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
		trace: "off",
	},
});
