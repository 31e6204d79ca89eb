// Opens the pages of a trial in a browser, and reports what goes wrong in the seconds after hydration.

import type * as Playwright from "playwright-core";
import type { TrialFault } from "../../shell/src/site/main.tsx";
import { watchBuiltins } from "./builtins.ts";

const HYDRATION_TIMEOUT_MS = 20_000;

/**
 * Time in ms in which all pages are open after the last one was hydrated: some errors are late, and some loops only
 * take time.
 */
const LISTENING_MS = 3_000;

/**
 * Most renders of a page in that time without input. A clock renders each second; an effect that changes its own state,
 * with each frame.
 */
const MAX_RENDERS = 60;

/** Each page takes about half a second. */
const MAX_PAGES = 12;

/** The same fault often occurs on every page. */
const MAX_FAULTS = 5;

/** The event of a hydrated page; see `early-clicks.client.ts`. */
const READY_EVENT = "hub:ready";

/**
 * The console's message for files that failed to load. A trial has no content service for pictures; scripts and styles
 * are checked by their responses.
 */
const NO_FILE = /^Failed to load resource/;

/** What pages of a trial keep for {@link faultIn}. */
interface WatchedPage {
	isHydrated?: boolean;
	renders: number;
	changedBuiltins: () => string[];
}

/**
 * Opens pages of a site in Chromium, in a desktop-sized window.
 * @param executablePath path of Chromium
 * @param url URL of the site
 */
export async function tryInBrowser(
	executablePath: string,
	url: string,
	addresses: readonly string[],
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
		const step = Math.max(1, Math.ceil(addresses.length / MAX_PAGES));
		const opened: OpenedPage[] = [];
		for (const address of addresses.filter((_address, at) => at % step === 0)) {
			const page = await openPage(context, url, address);
			opened.push(page);
			if (opened.filter(({ errors }) => errors.length > 0).length >= MAX_FAULTS) break;
		}
		const first = opened.at(-1);
		await first?.page.waitForTimeout(LISTENING_MS);
		const faults = await Promise.all(opened.map(async (page) => [page.address, await faultIn(page)] as const));
		return faults
			.flatMap(([address, what]): TrialFault[] =>
				what ? [{ rule: "browser", address, what: `${address}, in a browser: ${what}.` }] : [],
			)
			.slice(0, MAX_FAULTS);
	} finally {
		await browser.close();
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
	page.on("response", (response) => {
		const path = new URL(response.url()).pathname;
		if (path.startsWith("/r/") && response.status() >= 400) errors.push(`${path} answers ${response.status()}`);
	});
	page.on("request", (request) => {
		const { origin, protocol } = new URL(request.url());
		if (protocol.startsWith("http") && origin !== url)
			errors.push(`it sends a request to ${origin}, to which no visitor has consented`);
	});
	try {
		await page.goto(url + address, { waitUntil: "load", timeout: HYDRATION_TIMEOUT_MS });
		await page.waitForFunction(
			() => (globalThis as unknown as { readonly trial: WatchedPage }).trial.isHydrated,
			undefined,
			{
				timeout: HYDRATION_TIMEOUT_MS,
			},
		);
	} catch (error) {
		errors.push(`it is not hydrated (${error instanceof Error ? error.name : String(error)})`);
	}
	return { address, page, errors, renders: errors.length > 0 ? 0 : await rendersOf(page) };
}

/** Returns the first error of a page, without a period. */
async function faultIn({ page, errors, renders }: OpenedPage): Promise<string | undefined> {
	if (errors.length === 0) {
		const { headings, changed } = await page.evaluate(() => ({
			headings: document.querySelectorAll("main h1").length,
			changed: (globalThis as unknown as { readonly trial: WatchedPage }).trial.changedBuiltins(),
		}));
		const [builtin] = changed;
		const more = (await rendersOf(page)) - renders;
		if (headings !== 1) return `it has ${headings} headings of the first level once it is hydrated`;
		if (builtin) return `its code changes ${builtin}, which all code of a page uses`;
		if (more > MAX_RENDERS)
			return `it renders ${more} times in ${LISTENING_MS / 1_000} s without input: an effect changes what it depends on`;
	}
	return errors[0]?.split("\n")[0]?.slice(0, 300).replace(/\.$/, "");
}

function rendersOf(page: Playwright.Page): Promise<number> {
	return page.evaluate(() => (globalThis as unknown as { readonly trial: WatchedPage }).trial.renders);
}
