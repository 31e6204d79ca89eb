// Sends invalid responses of Directus around publishes while pages are read. No page may fail or hang meanwhile, and
// afterwards every page has to be current again.

import { testSite } from "@hub/e2e/test-site";
import { vi } from "vitest";
import { sitemapPaths } from "../fixtures/crawl.ts";
import { type InvalidResponse, invalidResponses } from "../fixtures/invalid-responses.ts";
import { type FaultyProxy, faultyProxy } from "../fixtures/stand-in-services.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { type Desk, type Entry, marksIn, openDesk } from "./edited-entries.ts";
import { randomFrom, shuffled } from "./random-edits.ts";

export interface InvalidContentOptions {
	readonly answers: number;
	readonly seed: number;
	/** Size of a huge response, in bytes. */
	readonly huge: number;
	/** Maximum delay of a slow response, in ms. */
	readonly slow: number;
	/** Duration of the fault around a publish, in ms, and number of invalid responses after which it ends. */
	readonly duration: { readonly least: number; readonly most: number };
	readonly together: { readonly least: number; readonly most: number };
	readonly onDone?: (tally: InvalidContentTally) => void;
}

export interface InvalidContentTally {
	readonly answers: number;
	readonly publishes: number;
	readonly read: number;
	readonly wrong: readonly string[];
	/** Longest time in ms until every page was current again, and the kind of response before it. */
	readonly slowest: { readonly ms: number; readonly kind: string };
	/** Growth of this process's memory, including the site, in bytes. */
	readonly memory: number;
}

/** Maximum time until every page is current again, in ms. */
const RECOVERY_TIMEOUT_MS = 5_000;

/** Maximum time of a page during the fault, in ms: the timeout of its content plus a margin for a busy machine. */
const PAGE_TIMEOUT_MS = 20_000;

const ENTRIES = 6;
const PAGES = 20;
const READERS = 40;

const CRAWLERS = 6;

export async function tryInvalidContent(options: InvalidContentOptions): Promise<InvalidContentTally> {
	const proxy = await faultyProxy(testSite().settings.cmsUrl);
	const site = await openTestSite({ cmsUrl: proxy.url }, { listens: true });
	const desk = await openDesk(site);
	try {
		return await run(site, proxy, desk, options);
	} finally {
		proxy.respond = undefined;
		await desk.restore();
		await site.close();
		await proxy.close();
	}
}

async function run(
	site: TestSite,
	proxy: FaultyProxy,
	desk: Desk,
	options: InvalidContentOptions,
): Promise<InvalidContentTally> {
	const { answers, seed, huge, duration, together, onDone } = options;
	const random = randomFrom(seed);
	const chosen = shuffled(desk.entries, random).slice(0, ENTRIES);
	let marks = 0;
	const publish = async (entry: Entry, between: () => Promise<void>): Promise<void> => {
		marks += 1;
		const mark = `xq${marks}qx`;
		const change = desk.marked(entry, mark);
		await desk.store(entry, change);
		await between();
		await desk.catchUp();
		entry.mark = mark;
	};
	for (const entry of chosen) await publish(entry, async () => undefined);
	const watched = new Map<string, readonly Entry[]>();
	const paths = shuffled(await sitemapPaths(site), random);
	await inLanes(paths, async (path) => {
		const shown = marksIn((await site.get(path)).html);
		const entries = chosen.filter(({ mark }) => shown.has(mark));
		if (entries.length > 0 && watched.size < PAGES) watched.set(path, entries);
	});
	const tally = { answers: 0, publishes: 0, read: 0, wrong: [] as string[], slowest: { ms: 0, kind: "" }, memory: 0 };

	const readWhile = async (isGoing: () => boolean, kind: string): Promise<void> => {
		const read = async (): Promise<void> => {
			while (isGoing()) {
				const path = paths[Math.floor(random() * paths.length)] ?? "/";
				const began = performance.now();
				const page = await site.get(path);
				tally.read += 1;
				const took = performance.now() - began;
				// Entries that are left out have no page, or redirect to another language.
				if (![200, 302, 404, 503].includes(page.status))
					tally.wrong.push(`${path} answers ${page.status} with ${kind}.`);
				if (page.status === 503 && !page.headers.has("retry-after"))
					tally.wrong.push(`${path} does not say when to try again.`);
				if (took > PAGE_TIMEOUT_MS) tally.wrong.push(`${path} took ${Math.round(took)} ms with ${kind}.`);
			}
		};
		await Promise.all(Array.from({ length: READERS }, read));
	};

	const isFound = async ({ mark }: Entry): Promise<boolean> => {
		const pages = await Promise.all(["/search", "/de/suche"].map((path) => site.get(`${path}?q=${mark}`)));
		return pages.some(({ status, html }) => status === 200 && html.includes(`>${mark}</mark>`));
	};

	const findProblems = async (): Promise<readonly string[]> => {
		const found: string[] = [];
		const look = async ([path, entries]: readonly [string, readonly Entry[]]): Promise<void> => {
			const { status, html } = await site.get(path);
			const shown = marksIn(html);
			if (status !== 200) found.push(`${path} answers ${status}`);
			else {
				const lacking = entries.filter(({ mark }) => !shown.has(mark));
				if (lacking.length > 0)
					found.push(`${path} lacks ${lacking.map(({ collection, mark }) => `${mark} of ${collection}`)}`);
			}
		};
		await Promise.all([...watched].map(look));
		const unfound = await Promise.all(searched.map(async (entry) => ((await isFound(entry)) ? [] : [entry.mark])));
		if (unfound.flat().length > 0) found.push(`the search does not find ${unfound.flat()}`);
		const ready = await site.fetch("/readyz");
		const text = await ready.text();
		// Late changes are acceptable here.
		if (ready.status !== 200 || /does not answer|search/.test(text)) found.push(`/readyz says ${ready.status} ${text}`);
		return found;
	};

	/** Waits until all pages are current. @returns the time in ms, and the remaining problems */
	const waitForRecovery = async (): Promise<{ readonly ms: number; readonly left: readonly string[] }> => {
		const began = performance.now();
		let ms = 0;
		let left: readonly string[] = [];
		const isOver = async () => {
			ms = performance.now() - began;
			left = await findProblems();
			return left.length === 0 || ms > RECOVERY_TIMEOUT_MS;
		};
		await vi.waitUntil(isOver, { timeout: 3 * PAGE_TIMEOUT_MS });
		return { ms, left };
	};

	let searched: readonly Entry[] = [];
	const isSearchReady = async () => {
		const known = await Promise.all(chosen.map(async (entry) => ((await isFound(entry)) ? [entry] : [])));
		const { warnings } = (await (await site.fetch("/readyz")).json()) as { warnings?: readonly string[] };
		if (!warnings?.some((one) => one.includes("search"))) searched = known.flat();
		return searched.length > 0;
	};
	await vi.waitUntil(isSearchReady, { timeout: 20_000 });
	const { left: before } = await waitForRecovery();
	if (before.length > 0 || watched.size === 0 || searched.length < ENTRIES / 2)
		throw new Error(
			`The site is not right to begin with (${watched.size} pages, ${searched.length} found): ${before.join("; ")}`,
		);
	const memoryBefore = process.memoryUsage.rss();
	while (tally.answers < answers && tally.wrong.length < 10) {
		const kinds: readonly (readonly [string, InvalidResponse])[] = Object.entries(
			invalidResponses({ huge, slow: Math.ceil(random() * options.slow), random }),
		);
		// Takes the kinds in turn, so that none is left out by chance.
		const [kind, respond] = kinds[tally.publishes % kinds.length] ?? ["", undefined];
		const entry = chosen[Math.floor(random() * chosen.length)];
		if (!entry) break;
		const moment = random();
		const given = proxy.invalidCount;
		const begin = async () => {
			proxy.respond = respond;
		};
		if (moment < 0.3) await begin();
		await publish(entry, moment < 0.6 ? begin : async () => undefined);
		await begin();
		const most = Math.ceil(together.least + random() * (together.most - together.least));
		const until = performance.now() + duration.least + random() * (duration.most - duration.least);
		await readWhile(() => proxy.invalidCount - given < most && performance.now() < until, kind);
		proxy.respond = undefined;
		await vi.waitUntil(() => proxy.pending === 0, { timeout: PAGE_TIMEOUT_MS });
		tally.answers += proxy.invalidCount - given;
		tally.publishes += 1;
		tally.memory = Math.max(tally.memory, process.memoryUsage.rss() - memoryBefore);
		const { ms, left } = await waitForRecovery();
		if (left.length > 0)
			tally.wrong.push(`${Math.round(ms)} ms after answers of the kind “${kind}”: ${left.join("; ")}.`);
		else if (ms > tally.slowest.ms) tally.slowest = { ms: Math.round(ms), kind };
		onDone?.(tally);
	}
	// Every watched page, the search and /readyz are right by now, so every other page has to be.
	await inLanes(paths, async (path) => {
		const { status } = await site.get(path);
		if (status !== 200) tally.wrong.push(`${path} answers ${status} after all of it.`);
	});
	return tally;
}

async function inLanes(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
	const left = paths.values();
	const lane = async (): Promise<void> => {
		for (const path of left) await work(path);
	};
	await Promise.all(Array.from({ length: CRAWLERS }, lane));
}
