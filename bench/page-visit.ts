// One visit of a page in a real browser: what it loads until it is idle and five seconds more.

import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Request, Response } from "@playwright/test";

/** A file that a visit loaded. */
export interface LoadedFile {
	readonly path: string;
	readonly part: "document" | "scripts" | "styles" | "fonts" | "pictures" | "other";
	/** The package it comes from, in the folder of whose release it lies. */
	readonly package: string;
	/** In brotli 5, where it is text. */
	readonly bytes: number;
	/** Whether it was asked for before the largest paint. */
	readonly early: boolean;
}

/** What a visit loaded. */
export interface Visit {
	readonly files: readonly LoadedFile[];
	/** The largest contentful paint, in ms. */
	readonly lcp: number;
}

/** A phone, on a line as slow as that of Lighthouse: its delay in ms and its rate in bytes a second. */
const SCREEN = { width: 412, height: 823 } as const;
const LINE = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
} as const;

/** How long a visitor stays once all is loaded, in ms. */
const STAY = 5_000;

/** How long a page may take to be idle after it has loaded, in ms. */
const IDLE_PATIENCE = 15_000;

const PARTS: Readonly<Record<string, LoadedFile["part"]>> = {
	document: "document",
	script: "scripts",
	stylesheet: "styles",
	font: "fonts",
	image: "pictures",
};

/** Visits a page with an empty cache. */
export async function visit(browser: Browser, url: string, locale: string): Promise<Visit> {
	const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale });
	try {
		const page = await context.newPage();
		const line = await context.newCDPSession(page);
		await line.send("Network.enable");
		await line.send("Network.emulateNetworkConditions", LINE);
		const answers: Promise<{ response: Response; body: Buffer; asked: number }>[] = [];
		page.on("response", (response) => {
			if (!response.url().startsWith("http") || response.status() >= 300) return;
			const asked = response.request().timing().startTime;
			answers.push(response.body().then((body) => ({ response, body, asked })));
		});
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				document.documentElement.dataset.largestPaint = String(list.getEntries().at(-1)?.startTime);
			}).observe({ type: "largest-contentful-paint", buffered: true });
		});
		const open = new Set<Request>();
		page.on("request", (request) => open.add(request));
		page.on("requestfinished", (request) => open.delete(request));
		page.on("requestfailed", (request) => open.delete(request));
		await page.goto(url, { waitUntil: "load" });
		const deadline = Date.now() + IDLE_PATIENCE;
		while (open.size > 0 && Date.now() < deadline) await page.waitForTimeout(200);
		await page.waitForTimeout(STAY);
		const lcp = await page.evaluate(() => performance.timeOrigin + Number(document.documentElement.dataset.largestPaint));
		const began = await page.evaluate(() => performance.timeOrigin);
		if (!Number.isFinite(lcp)) throw new Error(`${url} has no largest paint.`);
		const files = (await Promise.all(answers)).map(({ response, body, asked }) => fileOf(response, body, asked < lcp));
		return { files, lcp: lcp - began };
	} finally {
		await context.close();
	}
}

function fileOf(response: Response, body: Buffer, early: boolean): LoadedFile {
	const { pathname } = new URL(response.url());
	const type = response.headers()["content-type"] ?? "";
	const kind = /^image\//.test(type) ? "image" : response.request().resourceType();
	const packed = /^(text|application)\/|svg/.test(type) && !/font/.test(type);
	return {
		path: pathname,
		part: PARTS[kind] ?? "other",
		package: /^\/r\/([^/]+)\//.exec(pathname)?.[1] ?? "site",
		bytes: packed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length : body.length,
		early,
	};
}
