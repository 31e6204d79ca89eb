// Pictures of the site, which `npm run screenshots` takes.

import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { orderOf } from "./order.ts";

const { url, folder, chromium } = orderOf();

export default defineConfig({
	testDir: ".",
	testMatch: "take.shots.ts",
	snapshotPathTemplate: join(folder, "accepted", "{arg}{ext}"),
	outputDir: join(folder, "differences"),
	workers: 1,
	timeout: 60_000,
	reporter: [["line"], ["html", { outputFolder: join(folder, "report"), open: "never" }]],
	use: {
		baseURL: url,
		// The site's dates are those of its own zone, whatever machine takes the pictures.
		timezoneId: "Europe/Berlin",
		reducedMotion: "reduce",
		launchOptions: {
			...(chromium ? { executablePath: chromium } : {}),
			args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
		},
	},
});
