// Measures a save with few and with many posts: the time until a visitor sees it, and the later response times of other
// visitors and of each kind of page.
//
// `--times=N` is the larger number of posts; the smaller one is a hundredth of it.

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { directusPaths } from "@hub/cms/directus/directus-environment";
import { z } from "zod";
import { say } from "../launcher/progress.ts";
import { percentile, timed, visit } from "./requests.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median } from "./spread.ts";
import { inFolder, requestCms, type StartedSite, withSite } from "./started-site.ts";
import { slugOf, stockUp, waitForPage } from "./stock.ts";

const POSTS = 2_000;
const ONE_IN = 100;

/** Number of measured saves, and of requests for each kind of page. */
const ROUNDS = 8;

/** Interval of saves in ms while visitors send requests. */
const SAVE_EVERY_MS = 4_000;
const VISIT_EVERY_MS = 50;
const VISITS_MS = 12_000;

/** Maximum time until a save is seen, and maximum growth from few to many posts. */
const MAX_SEEN_MS = 500;
const MAX_GROWTH = 1.5;

/** Measured durations, all in ms. */
interface Measured {
	readonly ready: number;
	readonly seen: readonly number[];
	readonly alone: readonly number[];
	readonly beside: readonly number[];
	readonly kinds: ReadonlyMap<string, readonly number[]>;
}

export function measureSaves({ times = POSTS }: BenchOptions): Promise<Result[]> {
	return inFolder(async (settings, folder) => {
		await withSite(settings, async () => undefined);
		const withPosts = async (count: number): Promise<Measured> => {
			const stock = stockUp(directusPaths(join(folder, "data")).database, count);
			// Simulates a new host, which has the database but no copy of the content.
			await rm(join(folder, "data", "site"), { recursive: true, force: true });
			const began = performance.now();
			return withSite(settings, async (site) => {
				await waitForPage(`${site.url}/readyz`);
				const ready = performance.now() - began;
				await waitForPage(`${site.url}/${slugOf(stock - 1, "en")}`);
				return { ready, ...(await measure(site, stock)) };
			});
		};
		const few = Math.max(20, Math.round(times / ONE_IN));
		return compare(await withPosts(few), await withPosts(times), `${few} and ${times.toLocaleString("en")} posts`);
	});
}

async function measure(site: StartedSite, stock: number): Promise<Omit<Measured, "ready">> {
	const post = (at: number) => `${site.url}/${slugOf(at % stock, "en")}`;
	let next = 10;
	const unread = () => {
		next += 1;
		return next;
	};
	const kinds: Readonly<Record<string, () => string>> = {
		home: () => `${site.url}/en`,
		"list of posts": () => `${site.url}/insights`,
		"last page of the list": () => `${site.url}/insights?page=${Math.max(1, Math.floor(stock / 20))}`,
		post: () => post(Math.floor(stock / 2)),
		"a post that no visitor read before": () => post(unread()),
		sitemap: () => `${site.url}/sitemap.xml`,
		feed: () => `${site.url}/feeds/en/insights.rss`,
		search: () => `${site.url}/search?q=stock+${unread()}`,
	};
	const save = await editorOf(site, slugOf(5, "en"));

	say("A save until it is seen");
	const seen: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const title = `Seen ${round} of the stock`;
		await save(title);
		const saved = performance.now();
		while (!(await timed(post(5))).text.includes(title)) await sleep(10);
		seen.push(performance.now() - saved);
	}

	say("Each kind of page after a save");
	const measured = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
	for (let round = 0; round < ROUNDS; round += 1)
		for (const [kind, url] of Object.entries(kinds)) {
			const address = url();
			if (!kind.includes("no visitor")) await timed(address);
			await save(`Kind ${kind} ${round}`);
			// Waits until the site has received it.
			await sleep(150);
			measured.get(kind)?.push((await timed(address)).took);
		}

	say("Visitors with and without an editor");
	const urls = [...Object.values(kinds).map((url) => url()), ...Array.from({ length: 20 }, (_, at) => post(at))];
	await visit(urls, { every: VISIT_EVERY_MS, during: VISITS_MS / 4 });
	const alone = await visit(urls, { every: VISIT_EVERY_MS, during: VISITS_MS });
	let isSaving = true;
	const saves = (async () => {
		for (let at = 0; isSaving; at += 1) {
			await save(`Beside ${at}`);
			await sleep(SAVE_EVERY_MS);
		}
	})();
	const beside = await visit(urls, { every: VISIT_EVERY_MS, during: VISITS_MS });
	isSaving = false;
	await saves;
	return { seen, alone, beside, kinds: measured };
}

/** Returns a function that changes the title of one post, as an editor does. */
async function editorOf(site: StartedSite, slug: string): Promise<(title: string) => Promise<void>> {
	const filter = encodeURIComponent(JSON.stringify({ slug: { _eq: slug } }));
	const rows = z.array(z.object({ id: z.string() }));
	const [row] = await requestCms(site, `items/posts?limit=1&fields=id&filter=${filter}`, rows);
	return async (title) =>
		void (await requestCms(site, `items/posts/${row?.id}`, z.unknown(), { method: "PATCH", body: { title } }));
}

function compare(few: Measured, many: Measured, posts: string): Result[] {
	const line = (what: string, one: number, other: number, held?: boolean): Result => ({
		what: `${what}, with ${posts}`,
		measured: `${one.toFixed(0)} ms, ${other.toFixed(0)} ms: 1 to ${(other / one).toFixed(2)}`,
		values: { few: Math.round(one), many: Math.round(other), ratio: Number((other / one).toFixed(2)) },
		...(held === undefined ? {} : { held }),
	});
	const late = ({ alone, beside }: Measured) => [percentile(alone, 95), percentile(beside, 95)] as const;
	const [fewAlone, fewBeside] = late(few);
	const [manyAlone, manyBeside] = late(many);
	return [
		line(
			"A save until a visitor sees it, median",
			median(few.seen),
			median(many.seen),
			median(many.seen) <= MAX_SEEN_MS,
		),
		line("A save until a visitor sees it, 95 of 100", percentile(few.seen, 95), percentile(many.seen, 95)),
		line("Other visitors, 95 of 100, no editor", fewAlone, manyAlone),
		line("Other visitors, 95 of 100, an editor saves", fewBeside, manyBeside, manyBeside / manyAlone < MAX_GROWTH),
		...[...many.kinds].map(([kind, values]) => {
			const [one, other] = [median(few.kinds.get(kind) ?? []), median(values)];
			return line(`After a save, ${kind}`, one, other, other / one < MAX_GROWTH);
		}),
		line("A new host, from its start to ready", few.ready, many.ready),
	];
}
