// Measures the processor time of pages of the site at a moment against the first views of the same posts, and of
// visitors' pages before and while a view is open.
//
// `--times=N` is the number of posts per round.

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { directusPaths } from "@hub/cms/directus/directus-environment";
import { z } from "zod";
import { say } from "../launcher/progress.ts";
import { processorTime } from "./own-process.ts";
import { requestAll } from "./requests.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median, spread } from "./spread.ts";
import { inFolder, requestCms, type StartedSite, withSite } from "./started-site.ts";
import { slugOf, stockUp, waitForDocuments, waitForPage } from "./stock.ts";

const STOCK = 1_000;

/** Number of rounds before and while a view is open, posts per round, and concurrent requests. */
const ROUNDS = 3;
const POSTS = 200;
const AT_ONCE = 16;

/** Number of requests for each cached page: one takes less than the kernel counts. */
const CACHED_TIMES = 10;

/** Number of requests before the measurement, so that V8 compiles the code. */
const WARM_UP = 300;

/** Targets: cost of a page of a view, of a first view; cost of a visitor's page with an open view, of one without. */
const MAX_VIEW_COST = 1.5;
const MAX_VISITOR_COST = 1.1;

export function measureMoments({ times = POSTS }: BenchOptions): Promise<Result[]> {
	return inFolder(async (own, folder) => {
		const settings = { ...own, METRICS_TOKEN: randomUUID() };
		await withSite(settings, async () => undefined);
		const count = stockUp(directusPaths(join(folder, "data")).database, STOCK);
		return withSite(settings, async (site) => {
			const base = site.url.replace("localhost", "127.0.0.1");
			const pages = Array.from({ length: 2 * count }, (_, at) => {
				const key = Math.floor(at / 2);
				return `${base}/${at % 2 === 0 ? slugOf(key, "en") : `de/${slugOf(key, "de")}`}`;
			});
			say("Waiting until the newest post is shown, and all texts are parsed");
			await waitForPage(pages.at(-2) ?? base);
			await waitForDocuments(base, settings.METRICS_TOKEN);
			return measure(site, base, pages, times);
		});
	});
}

async function measure(site: StartedSite, base: string, pages: readonly string[], times: number): Promise<Result[]> {
	const pid = await site.pidOf("site");
	let next = WARM_UP;
	/** Returns ms of the processor per page. */
	const costOf = async (urls: readonly string[], cookie?: string): Promise<number> => {
		const before = await processorTime(pid);
		await requestAll(urls, AT_ONCE, cookie);
		return ((await processorTime(pid)) - before) / urls.length;
	};
	/** Requests posts for the first time, then from the cache, and then in a view if one is open. */
	const round = async (cookie?: string) => {
		const urls = pages.slice(next, next + times);
		next += times;
		const first = await costOf(urls);
		// The second request for a page compresses it better, in a thread.
		await costOf(urls);
		const cached = await costOf(Array.from({ length: CACHED_TIMES }, () => urls).flat());
		return { first, cached, view: cookie ? await costOf(urls, cookie) : Number.NaN };
	};
	const rounds = async (cookie?: string) => {
		const measured = [];
		for (let at = 0; at < ROUNDS; at += 1) measured.push(await round(cookie));
		return measured;
	};
	say("Warming up");
	await waitForSearch(base);
	const warm = pages.slice(0, WARM_UP);
	for (const urls of [warm, warm]) await requestAll(urls, AT_ONCE);
	say("Measuring visitors' pages");
	const before = await rounds();
	say("Measuring them while a view is open");
	const cookie = await openView(site, base);
	await waitForSearch(base, cookie);
	await requestAll(warm, AT_ONCE, cookie);
	const open = await rounds(cookie);
	const costs = (some: typeof open, what: keyof (typeof open)[number]) => some.map((one) => one[what]);
	const compare = (what: string, ours: readonly number[], theirs: readonly number[], most: number): Result => {
		const ratio = median(ours) / median(theirs);
		return {
			what,
			measured: `${ratio.toFixed(2)} times: ${spread(ours, 2)} of ${spread(theirs, 2)} ms of the processor`,
			held: ratio <= most,
			values: { ratio: Number(ratio.toFixed(3)), ms: median(ours), reference: median(theirs) },
		};
	};
	const [first, cached] = [costs(open, "first"), costs(open, "cached")];
	return [
		compare("A page of a view, of a first view", costs(open, "view"), first, MAX_VIEW_COST),
		compare("A first view while a view is open, of one without", first, costs(before, "first"), MAX_VISITOR_COST),
		compare("A cached page while a view is open, of one without", cached, costs(before, "cached"), MAX_VISITOR_COST),
	];
}

/** Waits until the search has all pages: filling its index takes the processor, too. */
async function waitForSearch(base: string, cookie = ""): Promise<void> {
	for (;;) {
		const response = await fetch(`${base}/readyz`, { headers: { cookie } });
		if (!(await response.text()).includes("warnings")) return;
		await sleep(500);
	}
}

/** Opens the site in an hour. @returns the cookie of the view */
async function openView(site: StartedSite, base: string): Promise<string> {
	const at = new Date(Date.now() + 3_600_000).toISOString();
	const { href } = await requestCms(site, `hub-moments/link?at=${at}`, z.object({ href: z.string() }));
	const { pathname, search } = new URL(href);
	const { headers } = await fetch(base + pathname + search, { redirect: "manual" });
	return (headers.getSetCookie()[0] ?? "").replace(/;.*/, "");
}
