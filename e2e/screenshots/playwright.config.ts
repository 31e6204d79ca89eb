// Configuration of `npm run screenshots`. Accepted screenshots are in `.screenshots/accepted`, which git ignores,
// because fonts differ between machines.

import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

const folder = join(import.meta.dirname, "../../.screenshots");

export default defineConfig({
	...journeys,
	testDir: ".",
	testMatch: "pages.shots.ts",
	testIgnore: [],
	snapshotPathTemplate: join(folder, "accepted", "{arg}{ext}"),
	outputDir: join(folder, "results"),
	expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 20 } },
	reporter: [["line"], ["junit"], ["html", { outputFolder: join(folder, "report"), open: "never" }]],
	use: {
		...journeys.use,
		// The site writes dates in its own time zone, whatever the machine's.
		timezoneId: "Europe/Berlin",
		contextOptions: { reducedMotion: "reduce" },
	},
});
