// Journeys in a real browser against the site that `npm test` brought up.

import { defineConfig } from "@playwright/test";
import { testSite } from "./test-site.ts";

const { url, chromium } = testSite();

export default defineConfig({
	testDir: "./journeys",
	testMatch: "**/*.e2e.ts",
	// Set by `launcher/test.ts`: slow journeys run in `npm run test:all`, and where this part is named.
	testIgnore: process.env.HUB_TEST_ALL === "true" ? [] : "**/*.slow.e2e.ts",
	outputDir: "./test-results",
	// Two cores: the browser and the site share them.
	workers: 1,
	timeout: 45_000,
	expect: { timeout: 10_000 },
	reporter: [["list"], ["junit"]],
	use: {
		baseURL: url,
		// Below that of a test: what a click waited for is named then.
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
