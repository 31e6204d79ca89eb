// Measures pages of the site at a moment against the first views of the same posts, and visitors' pages before and while
// a view is open. The site has one processor.
//
// `--times=N` is the number of posts per round.

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { directusPaths } from "@hub/cms/directus-environment";
import { z } from "zod";
import { say } from "../launcher/progress.ts";
import { PROCESSORS, pin } from "./own-process.ts";
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
			await pin(await site.pidOf("site"), PROCESSORS.server);
			return measure(site, base, pages, times);
		});
	});
}

async function measure(site: StartedSite, base: string, pages: readonly string[], times: number): Promise<Result[]> {
	let next = WARM_UP;
	const rateOf = async (urls: readonly string[], cookie?: string) => (await requestAll(urls, AT_ONCE, cookie)).rate;
	/** Requests posts for the first time, then from the cache, and then in a view if one is open. */
	const round = async (cookie?: string) => {
		const urls = pages.slice(next, next + times);
		next += times;
		const first = await rateOf(urls);
		// The second request for a page compresses it better, in a thread.
		await rateOf(urls);
		return { first, cached: await rateOf(urls), view: cookie ? await rateOf(urls, cookie) : Number.NaN };
	};
	const rounds = async (cookie?: string) => {
		const measured = [];
		for (let at = 0; at < ROUNDS; at += 1) measured.push(await round(cookie));
		return measured;
	};
	say("Warming up");
	const warm = pages.slice(0, WARM_UP);
	for (const urls of [warm, warm]) await rateOf(urls);
	say("Measuring visitors' pages");
	const before = await rounds();
	say("Measuring them while a view is open");
	const cookie = await openView(site, base);
	await rateOf(warm, cookie);
	const open = await rounds(cookie);
	const rates = (some: typeof open, what: keyof (typeof open)[number]) => some.map((one) => one[what]);
	const cost = (
		what: string,
		[ours, theirs]: readonly [readonly number[], readonly number[]],
		most: number,
	): Result => {
		const ratio = median(theirs) / median(ours);
		return {
			what,
			measured: `${ratio.toFixed(2)} times: ${spread(ours)} of ${spread(theirs)} responses a second`,
			held: ratio <= most,
			values: {
				ratio: Number(ratio.toFixed(3)),
				rate: Math.round(median(ours)),
				reference: Math.round(median(theirs)),
			},
		};
	};
	return [
		cost("Cost of a page of a view, of a first view", [rates(open, "view"), rates(open, "first")], MAX_VIEW_COST),
		cost("Cost of a first view while a view is open", [rates(open, "first"), rates(before, "first")], MAX_VISITOR_COST),
		cost(
			"Cost of a cached page while a view is open",
			[rates(open, "cached"), rates(before, "cached")],
			MAX_VISITOR_COST,
		),
	];
}

/** Opens the site in an hour. @returns the cookie of the view */
async function openView(site: StartedSite, base: string): Promise<string> {
	const at = new Date(Date.now() + 3_600_000).toISOString();
	const { href } = await requestCms(site, `hub-moments/link?at=${at}`, z.object({ href: z.string() }));
	const { pathname, search } = new URL(href);
	const { headers } = await fetch(base + pathname + search, { redirect: "manual" });
	return (headers.getSetCookie()[0] ?? "").replace(/;.*/, "");
}
