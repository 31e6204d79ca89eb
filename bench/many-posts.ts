// What grows with the number of posts: the same site with a hundred and with ten thousand (PF-4). A save must be seen as soon, other
// visitors must not notice an editor who saves, and no kind of page may be slower by more than half.
//
// `--times=N` is the greater number of posts; the smaller one is a hundredth of it.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { directusPaths } from "@hub/cms/directus-environment";
import { z } from "zod";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { percentile, timed, visit } from "./many-posts/asking.ts";
import { slugOf, stockUp } from "./many-posts/stock.ts";
import { residentSet } from "./own-process.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median } from "./spread.ts";
import { type StartedSite, startSite } from "./started-site.ts";

const MANY = 10_000;
const ONE_IN = 100;

/** What visitors look for: words of every post, of some, and of one. */
const SEARCHED = ["connector", "usage+policy", "passport+battery", "stock+17", "waiting+list"];

/** Saves until seen, and readings of each kind of page. */
const ROUNDS = 10;

/** An editor saves so often, in ms, while visitors come every so many ms, for so long. */
const SAVE_EVERY = 4_000;
const VISIT_EVERY = 50;
const VISITS = 16_000;

/** The most that may come of the promises: a save in ms, growth, and the site's memory in bytes. */
const SEEN_WITHIN = 500;
const GROWTH = 1.5;
const MEMORY = 350 * 1024 * 1024;

/** What was measured with one number of posts, in ms. */
interface Measured {
	/** From the start of a host whose database is there and whose replica is not, to ready; and to a search that knows every post. */
	readonly ready: number;
	readonly searched: number;
	readonly mapped: number;
	readonly seen: readonly number[];
	readonly alone: readonly number[];
	readonly beside: readonly number[];
	readonly kinds: ReadonlyMap<string, readonly number[]>;
	/** Of the site's process and of its search's, in bytes. */
	readonly memory: number | undefined;
	readonly searchMemory: number | undefined;
}

export async function measureManyPosts({ times = MANY }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const settings = await ownSettings(folder);
	const { database } = directusPaths(join(folder, "data"));
	const withPosts = async (count: number): Promise<Measured> => {
		say(`Writing ${count} posts`);
		const stock = stockUp(database, count);
		say("Starting a site");
		await rm(join(folder, "data", "site"), { recursive: true, force: true });
		const began = performance.now();
		const site = await startSite(settings);
		try {
			return await measure(site, { stock, began });
		} catch (error) {
			say(`The site said last:\n${site.said()}`);
			throw error;
		} finally {
			await site.stop();
		}
	};
	try {
		say("Making a site");
		await (await startSite(settings)).stop();
		const few = Math.max(1, Math.round(times / ONE_IN));
		return compared(await withPosts(few), await withPosts(times), [few, times]);
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

/** @param began when its start began, by `performance.now()` */
async function measure(site: StartedSite, { stock, began }: { readonly stock: number; readonly began: number }): Promise<Measured> {
	const post = (at: number) => `${site.url}/${slugOf(at, "en")}`;
	await untilFound(`${site.url}/readyz`);
	const ready = performance.now() - began;
	await untilFound(`${site.url}/sitemap.xml`);
	const mapped = performance.now() - began - ready;
	await searchIsRead(site.url, stock);
	const searched = performance.now() - began;
	const first = await timed(`${site.url}/sitemap.xml`);
	const part = /<sitemap><loc>([^<]*)/.exec(first.text)?.[1];
	const kinds: Readonly<Record<string, () => string>> = {
		home: () => `${site.url}/en`,
		"list of posts": () => `${site.url}/insights`,
		"last page of the list": () => `${site.url}/insights?page=${Math.floor(stock / 20)}`,
		// This address is never asked for twice.
		"a far page of the list that no visitor read before": () =>
			`${site.url}/insights?page=${Math.floor(stock / 20) - 1}&unread=${unread()}`,
		post: () => post(Math.floor(stock / 2)),
		"a post that no visitor read before": () => post(unread()),
		category: () => linkIn(list, "/category/", site.url),
		author: () => linkIn(article, "/authors/", site.url),
		"sitemap file": () => part ?? `${site.url}/sitemap.xml`,
		feed: () => `${site.url}/feeds/en/insights.rss`,
		search: () => `${site.url}/search?q=${SEARCHED[unread() % SEARCHED.length]}`,
	};
	let next = 10;
	const unread = () => {
		next += 1;
		return next % stock;
	};
	const list = (await timed(`${site.url}/insights`)).text;
	const article = (await timed(post(0))).text;

	say("A save until it is seen");
	const editor = await editorOf(site, slugOf(5, "en"));
	await timed(post(5));
	const seen: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const title = `Seen ${round} of the stock`;
		await editor.save(title);
		const saved = performance.now();
		while (!(await timed(post(5))).text.includes(title)) await sleep(10);
		seen.push(performance.now() - saved);
	}

	say("Each kind of page after a save");
	const measured = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const [kind, url] of Object.entries(kinds)) {
			const address = url();
			if (!kind.includes("no visitor")) await timed(address);
			await editor.save(`Kind ${kind} ${round}`);
			// Until the site has heard of it.
			await sleep(150);
			measured.get(kind)?.push((await timed(address)).took);
		}
	}

	say("Visitors with and without an editor");
	const pages = [...Object.entries(kinds)].flatMap(([kind, url]) => (kind.includes("file") ? [] : [url()]));
	const urls = [...pages, ...Array.from({ length: 20 }, (_, at) => post(at))];
	await visit(urls, { every: VISIT_EVERY, during: VISITS / 4 });
	const alone = await visit(urls, { every: VISIT_EVERY, during: VISITS });
	let saving = true;
	const saves = (async () => {
		for (let at = 0; saving; at += 1) {
			await editor.save(`Beside ${at}`);
			await sleep(SAVE_EVERY);
		}
	})();
	const beside = await visit(urls, { every: VISIT_EVERY, during: VISITS });
	saving = false;
	await saves;
	const memory = await residentSet(await site.pidOf("site"));
	const searchMemory = await residentSet(await site.pidOf("search"));
	return { ready, searched, mapped, seen, alone, beside, kinds: measured, memory, searchMemory };
}

/** Asks until an answer is no error: a site without content says that it is not ready. */
async function untilFound(url: string): Promise<void> {
	while (!(await fetch(url, { signal: AbortSignal.timeout(60_000) })).ok) await sleep(100);
}

/**
 * A start also reads all texts for the search, beside visitors and with the same content service; what is measured is the days after it. Waits
 * until the search knows every post of the stock, in both languages.
 */
async function searchIsRead(url: string, stock: number): Promise<void> {
	for (const path of ["/search?q=stock", "/de/suche?q=stock"]) {
		const found = async () => {
			const response = await fetch(url + path, { signal: AbortSignal.timeout(60_000) });
			const text = await response.text();
			// Until the search has read anything, its page is a 503.
			if (!response.ok) return 0;
			const counts = [...text.matchAll(/>([\d.,]+)\s[^<]*</g)].map(([, said = ""]) => Number(said.replace(/[.,]/g, "")));
			return Math.max(0, ...counts);
		};
		while ((await found()) < stock) await sleep(1_000);
	}
}

/** An editor who changes the title of one post. */
async function editorOf({ cmsUrl, adminToken }: StartedSite, slug: string): Promise<{ save(title: string): Promise<void> }> {
	const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
	const filter = encodeURIComponent(JSON.stringify({ slug: { _eq: slug } }));
	const found = await (await fetch(`${cmsUrl}/items/posts?limit=1&fields=id&filter=${filter}`, { headers })).json();
	const [row] = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(found).data;
	return {
		async save(title) {
			const response = await fetch(`${cmsUrl}/items/posts/${row?.id}`, {
				method: "PATCH",
				headers,
				body: JSON.stringify({ title }),
			});
			if (!response.ok) throw new Error(`A post could not be saved: ${response.status} ${await response.text()}`);
			await response.body?.cancel();
		},
	};
}

function linkIn(html: string, below: string, url: string): string {
	const path = new RegExp(`href="(${below}[^"/]+)"`).exec(html)?.[1];
	if (!path) throw new Error(`The page has no link below ${below}.`);
	return url + path;
}

function compared(few: Measured, many: Measured, counts: readonly number[]): Result[] {
	const numbers = `${counts.map((count) => count.toLocaleString("en")).join(" and ")} posts`;
	const line = (what: string, one: number, other: number, held?: boolean): Result => ({
		what: `${what}, with ${numbers}`,
		measured: `${one.toFixed(0)} ms, ${other.toFixed(0)} ms: 1 to ${(other / one).toFixed(2)}`,
		values: { few: Math.round(one), many: Math.round(other), ratio: Number((other / one).toFixed(2)) },
		...(held === undefined ? {} : { held }),
	});
	const [fewBeside, fewAlone] = [percentile(few.beside, 95), percentile(few.alone, 95)];
	const [manyBeside, manyAlone] = [percentile(many.beside, 95), percentile(many.alone, 95)];
	const megabytes = (bytes: number | undefined) => Math.round((bytes ?? Number.NaN) / 1024 / 1024);
	const memory = (what: string, one: number | undefined, other: number | undefined): Result => ({
		what: `${what}, with ${numbers}`,
		measured: `${megabytes(one)} MB, ${megabytes(other)} MB`,
		values: { few: megabytes(one), many: megabytes(other) },
	});
	return [
		{
			...line("A save until a visitor sees it, median", median(few.seen), median(many.seen), median(many.seen) <= SEEN_WITHIN),
			headline: true,
		},
		line("A save until a visitor sees it, 95 of 100", percentile(few.seen, 95), percentile(many.seen, 95)),
		line("Other visitors, 95 of 100, no editor", fewAlone, manyAlone),
		line("Other visitors, 95 of 100, an editor saves", fewBeside, manyBeside),
		{
			what: `Other visitors, 95 of 100, with an editor to without, with ${numbers}`,
			measured: `1 to ${(fewBeside / fewAlone).toFixed(2)}, 1 to ${(manyBeside / manyAlone).toFixed(2)}`,
			values: { few: Number((fewBeside / fewAlone).toFixed(2)), many: Number((manyBeside / manyAlone).toFixed(2)) },
			held: manyBeside / manyAlone < GROWTH,
			headline: true,
		},
		...[...many.kinds].map(([kind, values]) => {
			const [one, other] = [median(few.kinds.get(kind) ?? []), median(values)];
			return line(`After a save, ${kind}`, one, other, other / one < GROWTH);
		}),
		line("A new host, from its start to ready", few.ready, many.ready),
		line("A new host, from its start to a search that knows every post", few.searched, many.searched),
		line("The first sitemap once it is ready", few.mapped, many.mapped),
		{ ...memory("Memory of the site", few.memory, many.memory), held: (many.memory ?? 0) <= MEMORY },
		memory("Memory of its search", few.searchMemory, many.searchMemory),
	];
}
