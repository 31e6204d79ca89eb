// The content service answers oddly for a while around publishes, while pages are read: afterwards every page is right and new again, and
// meanwhile none of them fails or hangs.

import { setTimeout as sleep } from "node:timers/promises";
import { testSite } from "@hub/e2e/test-site";
import { sitemapPaths } from "../fixtures/crawl.ts";
import { type OddAnswer, oddAnswers } from "../fixtures/odd-answers.ts";
import { type FaultyProxy, faultyProxy } from "../fixtures/stand-in-services.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { type Desk, type Entry, marksIn, openDesk } from "./edited-entries.ts";
import { randomFrom, shuffled } from "./random-edits.ts";

export interface OddContentOptions {
	readonly answers: number;
	readonly seed: number;
	/** How large a huge one is, in bytes. */
	readonly huge: number;
	/** How long a slow one takes at most, in ms. */
	readonly slow: number;
	/** How long they last around one publish, in ms, and after how many of them that ends. */
	readonly lasting: { readonly least: number; readonly most: number };
	readonly together: { readonly least: number; readonly most: number };
	readonly onDone?: (tally: OddTally) => void;
}

export interface OddTally {
	readonly answers: number;
	readonly publishes: number;
	readonly read: number;
	readonly wrong: readonly string[];
	/** After how long at most every page was right again, in ms, and after which kind of answers. */
	readonly slowest: { readonly ms: number; readonly kind: string };
	/** By how much the memory of this process, and of the site in it, grew at most, in bytes. */
	readonly memory: number;
}

/** Within how long every page has to be right and new again, in ms. */
const HEALED_WITHIN = 5_000;

/** How long a page may take at most meanwhile, in ms: what it has for its content, and a little for a machine that does other things. */
const LONGEST = 20_000;

const ENTRIES = 6;
const PAGES = 20;
const READERS = 40;

const CRAWLERS = 6;

export async function tryOddContent(options: OddContentOptions): Promise<OddTally> {
	const proxy = await faultyProxy(testSite().settings.cmsUrl);
	const site = await openTestSite({ cmsUrl: proxy.url }, { listens: true });
	const desk = await openDesk(site);
	try {
		return await run(site, proxy, desk, options);
	} finally {
		proxy.odd = undefined;
		await desk.restore();
		await site.close();
		await proxy.close();
	}
}

async function run(site: TestSite, proxy: FaultyProxy, desk: Desk, options: OddContentOptions): Promise<OddTally> {
	const { answers, seed, huge, lasting, together, onDone } = options;
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
				// An entry that is left out has no page, or leads to its other language.
				if (![200, 302, 404, 503].includes(page.status)) tally.wrong.push(`${path} answers ${page.status} with ${kind}.`);
				if (page.status === 503 && !page.headers.has("retry-after")) tally.wrong.push(`${path} does not say when to try again.`);
				if (took > LONGEST) tally.wrong.push(`${path} took ${Math.round(took)} ms with ${kind}.`);
			}
		};
		await Promise.all(Array.from({ length: READERS }, read));
	};

	const isFound = async ({ mark }: Entry): Promise<boolean> => {
		const pages = await Promise.all(["/search", "/de/suche"].map((path) => site.get(`${path}?q=${mark}`)));
		return pages.some(({ status, html }) => status === 200 && html.includes(`>${mark}</mark>`));
	};

	const faults = async (): Promise<readonly string[]> => {
		const found: string[] = [];
		const look = async ([path, entries]: readonly [string, readonly Entry[]]): Promise<void> => {
			const { status, html } = await site.get(path);
			const shown = marksIn(html);
			if (status !== 200) found.push(`${path} answers ${status}`);
			else {
				const lacking = entries.filter(({ mark }) => !shown.has(mark));
				if (lacking.length > 0) found.push(`${path} lacks ${lacking.map(({ collection, mark }) => `${mark} of ${collection}`)}`);
			}
		};
		await Promise.all([...watched].map(look));
		const unfound = await Promise.all(searched.map(async (entry) => ((await isFound(entry)) ? [] : [entry.mark])));
		if (unfound.flat().length > 0) found.push(`the search does not find ${unfound.flat()}`);
		const ready = await site.fetch("/readyz");
		const said = await ready.text();
		// That changes arrive late is no fault here.
		if (ready.status !== 200 || /does not answer|search/.test(said)) found.push(`/readyz says ${ready.status} ${said}`);
		return found;
	};

	/** Until all is right. @returns after how long, in ms, and what was not */
	const heal = async (): Promise<{ readonly ms: number; readonly left: readonly string[] }> => {
		const began = performance.now();
		for (;;) {
			const ms = performance.now() - began;
			const left = await faults();
			if (left.length === 0 || ms > HEALED_WITHIN) return { ms, left };
			await sleep(50);
		}
	};

	let searched: readonly Entry[] = [];
	for (const end = performance.now() + 20_000; searched.length === 0 && performance.now() < end; ) {
		const known = await Promise.all(chosen.map(async (entry) => ((await isFound(entry)) ? [entry] : [])));
		const { warnings } = (await (await site.fetch("/readyz")).json()) as { warnings?: readonly string[] };
		if (!warnings?.some((one) => one.includes("search"))) searched = known.flat();
	}
	const { left: before } = await heal();
	if (before.length > 0 || watched.size === 0 || searched.length < ENTRIES / 2)
		throw new Error(`The site is not right to begin with (${watched.size} pages, ${searched.length} found): ${before.join("; ")}`);
	const memoryBefore = process.memoryUsage.rss();
	while (tally.answers < answers && tally.wrong.length < 10) {
		const kinds: readonly (readonly [string, OddAnswer])[] = Object.entries(
			oddAnswers({ huge, slow: Math.ceil(random() * options.slow), random }),
		);
		// Each kind in its turn, so that none is left out by chance.
		const [kind, odd] = kinds[tally.publishes % kinds.length] ?? ["", undefined];
		const entry = chosen[Math.floor(random() * chosen.length)];
		if (!entry) break;
		const moment = random();
		const given = proxy.oddly;
		const begin = async () => {
			proxy.odd = odd;
		};
		if (moment < 0.3) await begin();
		await publish(entry, moment < 0.6 ? begin : async () => undefined);
		await begin();
		const most = Math.ceil(together.least + random() * (together.most - together.least));
		const until = performance.now() + lasting.least + random() * (lasting.most - lasting.least);
		await readWhile(() => proxy.oddly - given < most && performance.now() < until, kind);
		proxy.odd = undefined;
		for (const end = performance.now() + LONGEST; proxy.underWay > 0 && performance.now() < end; ) await sleep(20);
		tally.answers += proxy.oddly - given;
		tally.publishes += 1;
		tally.memory = Math.max(tally.memory, process.memoryUsage.rss() - memoryBefore);
		const { ms, left } = await heal();
		if (left.length > 0) tally.wrong.push(`${Math.round(ms)} ms after answers of the kind “${kind}”: ${left.join("; ")}.`);
		else if (ms > tally.slowest.ms) tally.slowest = { ms: Math.round(ms), kind };
		onDone?.(tally);
	}
	const end = performance.now() + HEALED_WITHIN;
	await inLanes(paths, async (path) => {
		for (;;) {
			const isLast = performance.now() > end;
			const { status } = await site.get(path);
			if (status === 200) return;
			if (isLast) return void tally.wrong.push(`${path} answers ${status} after all of it.`);
			await sleep(200);
		}
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
