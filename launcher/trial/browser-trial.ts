// Opens the pages of a trial in a browser, and reports errors until shortly after hydration.

import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Playwright from "@playwright/test";
import type { TrialFault } from "../../shell/src/site/main.tsx";

const HYDRATION_TIMEOUT_MS = 20_000;

/** Time in ms after hydration in which errors are collected. */
const SETTLE_MS = 300;

/** Each page takes about a second. */
const MAX_PAGES = 16;

/** The same fault often occurs on every page. */
const MAX_FAULTS = 5;

/** The event of a hydrated page; see `early-clicks.client.ts`. */
const READY_EVENT = "hub:ready";

/** The console's message for files that failed to load. A trial has no content service for pictures; scripts and styles are checked by their responses. */
const NO_FILE = /^Failed to load resource/;

/** Opens pages of a site in Chromium, in a desktop-sized window. @param executablePath path of Chromium @param url URL of the site */
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
		const step = Math.max(1, Math.ceil(addresses.length / MAX_PAGES));
		for (const address of addresses.filter((_address, at) => at % step === 0)) {
			const what = await faultOf(context, url, address);
			if (what) faults.push({ rule: "browser", address, what: `${address}, in a browser: ${what}.` });
			if (faults.length >= MAX_FAULTS) break;
		}
		return faults;
	} finally {
		await browser.close();
	}
}

/** Returns the first error of a page. */
async function faultOf(context: Playwright.BrowserContext, url: string, address: string): Promise<string | undefined> {
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	page.on("console", (message) => {
		if (message.type() === "error" && !NO_FILE.test(message.text())) errors.push(message.text());
	});
	page.on("response", (response) => {
		const path = new URL(response.url()).pathname;
		if (path.startsWith("/r/") && response.status() >= 400) errors.push(`${path} answers ${response.status()}`);
	});
	try {
		await page.goto(url + address, { waitUntil: "load", timeout: HYDRATION_TIMEOUT_MS });
		await page.waitForFunction(() => "isHydrated" in globalThis, undefined, { timeout: HYDRATION_TIMEOUT_MS });
		await page.waitForTimeout(SETTLE_MS);
	} catch (error) {
		errors.push(`it is not hydrated (${error instanceof Error ? error.name : String(error)})`);
	} finally {
		await page.close();
	}
	return errors[0]?.split("\n")[0]?.slice(0, 300).replace(/\.$/, "");
}
