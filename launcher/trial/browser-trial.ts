// Opens the pages of a trial in a browser, and reports what goes wrong in the seconds after hydration.

import { setTimeout as sleep } from "node:timers/promises";
import type * as Playwright from "playwright-core";
import type { TrialFault } from "../../shell/src/site/main.tsx";
import { watchBuiltins } from "./builtins.ts";

const HYDRATION_TIMEOUT_MS = 20_000;

/** Time in ms for which a page stays open once it is hydrated: some errors are late, and some loops only take time. */
const LISTENING_MS = 3_000;

/**
 * Most renders of a page in that time without input. A clock renders each second; an effect that changes its own state,
 * with each frame.
 */
const MAX_RENDERS = 60;

/** Each page takes about half a second of a processor. */
const MAX_PAGES = 12;

/** Number of pages that load at the same time. */
const MAX_PARALLEL = 3;

/** A small phone, in CSS pixels. */
const PHONE = { width: 360, height: 740 };

/** The same fault often occurs on every page. */
const MAX_FAULTS = 5;

/** The event of a hydrated page; see `early-clicks.client.ts`. */
const READY_EVENT = "hub:ready";

/**
 * The console's message for files that failed to load. A trial has no content service for pictures; scripts and styles
 * are checked by their responses.
 */
const NO_FILE = /^Failed to load resource/;

/** State that pages of a trial keep for {@link faultIn}. */
interface WatchedPage {
	isHydrated?: boolean;
	renders: number;
	changedBuiltins: () => string[];
}

/**
 * Opens pages of a site in Chromium, in a desktop-sized window.
 * @param executablePath path of Chromium
 * @param url URL of the site
 * @param pages addresses, of which the first ones are opened
 * @param onOpened called once all of them are hydrated
 */
export async function tryInBrowser(
	executablePath: string,
	url: string,
	pages: readonly string[],
	onOpened: () => void,
): Promise<TrialFault[]> {
	// Loaded here, because most starts try nothing in a browser.
	const { chromium } = await import("playwright-core");
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	try {
		const context = await browser.newContext();
		await context.addInitScript(`globalThis.trial = { renders: 0, changedBuiltins: (${watchBuiltins.toString()})() };`);
		await context.addInitScript((event) => {
			const { trial } = globalThis as unknown as { readonly trial: WatchedPage };
			document.addEventListener(event, () => {
				trial.isHydrated = true;
			});
			// React reports each render to its developer tools, also in production.
			Object.assign(globalThis, {
				__REACT_DEVTOOLS_GLOBAL_HOOK__: {
					supportsFiber: true,
					inject: () => 1,
					onCommitFiberRoot: () => {
						trial.renders += 1;
					},
					onCommitFiberUnmount: () => undefined,
				},
			});
		}, READY_EVENT);
		const queue = pages.slice(0, MAX_PAGES);
		const faults: Promise<readonly [string, string | undefined]>[] = [];
		const openSome = async () => {
			for (let address = queue.shift(); address; address = queue.shift()) {
				const opened = await openPage(context, url, address);
				const fault = withTimeout(faultIn(opened)).catch((error: unknown) =>
					error instanceof BlockedPage
						? "its main thread is blocked: a loop there has no end"
						: // A tab crashes if it runs out of memory.
							`its tab crashes (${String(error).split("\n")[0]})`,
				);
				faults.push(fault.then((what) => [opened.address, what] as const));
			}
		};
		await Promise.all(Array.from({ length: MAX_PARALLEL }, openSome));
		onOpened();
		return (await Promise.all(faults))
			.flatMap(([address, what]): TrialFault[] =>
				what ? [{ rule: "browser", address, what: `${address}, in a browser: ${what}.` }] : [],
			)
			.slice(0, MAX_FAULTS);
	} finally {
		await browser.close();
	}
}

class BlockedPage extends Error {}

/** Rejects with BlockedPage if a page does not respond: Playwright has no timeout for evaluating code in it. */
async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const timedOut = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new BlockedPage()), LISTENING_MS + HYDRATION_TIMEOUT_MS);
	});
	try {
		return await Promise.race([work, timedOut]);
	} finally {
		clearTimeout(timer);
	}
}

interface OpenedPage {
	readonly address: string;
	readonly page: Playwright.Page;
	/** Errors until now. */
	readonly errors: readonly string[];
	/** Number of renders until it was hydrated. */
	readonly renders: number;
}

async function openPage(context: Playwright.BrowserContext, url: string, address: string): Promise<OpenedPage> {
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	page.on("console", (message) => {
		if (message.type() === "error" && !NO_FILE.test(message.text())) errors.push(message.text());
	});
	// An open dialog would block the page.
	page.on("dialog", (dialog) => {
		errors.push(`it opens a dialog, “${dialog.message()}”`);
		dialog.dismiss().catch(() => undefined);
	});
	page.on("response", (response) => {
		const path = new URL(response.url()).pathname;
		if (path.startsWith("/r/") && response.status() >= 400) errors.push(`${path} responds ${response.status()}`);
	});
	page.on("request", (request) => {
		const { origin, protocol } = new URL(request.url());
		if (protocol.startsWith("http") && origin !== url)
			errors.push(`it sends a request to ${origin}, to which no visitor has consented`);
	});
	let renders = 0;
	try {
		await page.goto(url + address, { waitUntil: "load", timeout: HYDRATION_TIMEOUT_MS });
		await page.waitForFunction(
			() => (globalThis as unknown as { readonly trial: WatchedPage }).trial.isHydrated,
			undefined,
			{
				timeout: HYDRATION_TIMEOUT_MS,
			},
		);
		renders = await withTimeout(rendersOf(page));
	} catch (error) {
		errors.push(`it is not hydrated (${error instanceof Error ? error.name : String(error)})`);
	}
	return { address, page, errors, renders };
}

/** Returns the first error of a page in the time after it was hydrated, without a period. */
async function faultIn({ page, errors, renders }: OpenedPage): Promise<string | undefined> {
	if (errors.length === 0) await sleep(LISTENING_MS);
	if (errors.length === 0) {
		const { headings, changed, stored, isCovered } = await page.evaluate(() => {
			const link = [...document.querySelectorAll("header a")].find((shown) => shown.getBoundingClientRect().width > 20);
			const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
			const top = document.elementFromPoint(x + width / 2, y + height / 2);
			return {
				headings: document.querySelectorAll("main h1").length,
				changed: (globalThis as unknown as { readonly trial: WatchedPage }).trial.changedBuiltins(),
				stored: [...Object.keys(localStorage), ...document.cookie.split("; ").filter(Boolean)],
				isCovered: link !== undefined && top?.closest("header") !== link.closest("header"),
			};
		});
		const [builtin] = changed;
		const laterRenders = (await rendersOf(page)) - renders;
		if (headings !== 1) return `it has ${headings} headings of the first level once it is hydrated`;
		if (builtin) return `its code changes ${builtin}, which all code of a page uses`;
		if (stored[0]) return `it stores “${stored[0].split("=")[0]}”, to which no visitor has consented`;
		if (isCovered) return "something covers the site’s header";
		if (laterRenders > MAX_RENDERS)
			return `it renders ${laterRenders} times in ${LISTENING_MS / 1_000} s without input: an effect changes what it depends on`;
	}
	if (errors.length === 0) {
		await page.setViewportSize(PHONE);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		if (width > PHONE.width) return `it is ${width} px wide on a phone of ${PHONE.width} px`;
	}
	return errors[0]?.split("\n")[0]?.slice(0, 300).replace(/\.$/, "");
}

function rendersOf(page: Playwright.Page): Promise<number> {
	return page.evaluate(() => (globalThis as unknown as { readonly trial: WatchedPage }).trial.renders);
}
