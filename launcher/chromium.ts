// The browser of the tests: what is installed, else Playwright's own download, else the system's package, else one clear sentence.

import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { StepError, say } from "./progress.ts";

const USUAL_PLACES = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** How long a download or installation may take, in ms. */
const INSTALL_DEADLINE = 5 * 60_000;

/**
 * The path of a Chromium.
 * @throws StepError when `CHROMIUM_PATH` is wrong, or none can be found or installed
 */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string {
	if (env.CHROMIUM_PATH) {
		if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
		throw new StepError(
			`CHROMIUM_PATH is “${env.CHROMIUM_PATH}”, and that is no program. Set it to the path of Chromium, or unset it.`,
		);
	}
	const installed = USUAL_PLACES.find(isProgram);
	if (installed) return installed;
	return download() ?? installPackage() ?? fail();
}

function download(): string | undefined {
	say("No browser is installed; fetching Playwright's Chromium (about 170 MB, once)");
	const require = createRequire(join(import.meta.dirname, "..", "e2e", "package.json"));
	const { chromium } = require("@playwright/test") as { chromium: { executablePath(): string } };
	if (isProgram(chromium.executablePath())) return chromium.executablePath();
	const cli = join(require.resolve("@playwright/test/package.json"), "..", "cli.js");
	spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", timeout: INSTALL_DEADLINE });
	return isProgram(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installPackage(): string | undefined {
	if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
	say("The download did not work; installing the system's package chromium");
	spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", timeout: INSTALL_DEADLINE });
	spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "ignore", timeout: INSTALL_DEADLINE });
	return USUAL_PLACES.find(isProgram);
}

function fail(): never {
	throw new StepError(
		"The tests need Chromium, and none was found or could be installed. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.",
	);
}

function isProgram(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
