// The part of a trial that only a browser can tell: pages are opened and hydrated, and what goes wrong there is heard.

import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Playwright from "@playwright/test";
import type { TrialFault } from "../../shell/src/site/main.tsx";

/** How long a page may take until it is hydrated, in ms. */
const HYDRATION_PATIENCE = 20_000;

/** How long what happens right after that is listened to, in ms. */
const LISTENS = 300;

/** Most pages that are opened: each takes about a second. */
const MOST_PAGES = 16;

/** One fault often shows on every page: so many tell enough. */
const MOST_FAULTS = 5;

/** What the shell's client says once a page is hydrated; see `early-clicks.client.ts`. */
const READY_EVENT = "hub:ready";

/** The consoles' words for files that did not come. Pictures need the content service, which a trial has not; scripts and styles are looked at by themselves. */
const NO_FILE = /^Failed to load resource/;

/**
 * Opens pages of a site in Chromium, in a window of a desktop.
 * @param executablePath Chromium
 * @param url where the site listens
 */
export async function tryInBrowser(executablePath: string, url: string, addresses: readonly string[]): Promise<TrialFault[]> {
	const require = createRequire(join(import.meta.dirname, "..", "..", "e2e", "package.json"));
	const { chromium } = require("@playwright/test") as typeof Playwright;
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	try {
		const context = await browser.newContext();
		await context.addInitScript((event) => {
			document.addEventListener(event, () => Object.assign(globalThis, { isHydrated: true }));
		}, READY_EVENT);
		const faults: TrialFault[] = [];
		const step = Math.max(1, Math.ceil(addresses.length / MOST_PAGES));
		for (const address of addresses.filter((_address, at) => at % step === 0)) {
			const what = await faultOf(context, url, address);
			if (what) faults.push({ rule: "browser", address, what: `${address}, in a browser: ${what}.` });
			if (faults.length >= MOST_FAULTS) break;
		}
		return faults;
	} finally {
		await browser.close();
	}
}

/** What goes wrong first where a page is opened; undefined where nothing does. */
async function faultOf(context: Playwright.BrowserContext, url: string, address: string): Promise<string | undefined> {
	const page = await context.newPage();
	const heard: string[] = [];
	page.on("pageerror", (error) => heard.push(error.message));
	page.on("console", (message) => {
		if (message.type() === "error" && !NO_FILE.test(message.text())) heard.push(message.text());
	});
	page.on("response", (response) => {
		const path = new URL(response.url()).pathname;
		if (path.startsWith("/r/") && response.status() >= 400) heard.push(`${path} answers ${response.status()}`);
	});
	try {
		await page.goto(url + address, { waitUntil: "load", timeout: HYDRATION_PATIENCE });
		await page.waitForFunction(() => "isHydrated" in globalThis, undefined, { timeout: HYDRATION_PATIENCE });
		await page.waitForTimeout(LISTENS);
	} catch (error) {
		heard.push(`it is not hydrated (${error instanceof Error ? error.name : String(error)})`);
	} finally {
		await page.close();
	}
	return heard[0]?.split("\n")[0]?.slice(0, 300).replace(/\.$/, "");
}
