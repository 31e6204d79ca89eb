// Posts that are asked for once, and the same once more, as visitors ask: distinct ones, with 1,000 and with 10,000 of them in the content
// service, beside react-dom alone with one of these articles and a bare Node server with its bytes, by turns. The site has one processor.
// Their texts are parsed by then, as they are soon after a save: what a host does in its first minute is not measured here.
//
// `--times=N` is the number of posts asked for in a round.

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { directusPaths } from "@hub/cms/directus-environment";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { readRaw, startBuffers, startLimit } from "./limit.ts";
import { slugOf, stockUp } from "./many-posts/stock.ts";
import { untilParsed, untilShown } from "./many-posts/until-taken-in.ts";
import { PROCESSORS, pin, residentSet } from "./own-process.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median, spread } from "./spread.ts";
import { startSite } from "./started-site.ts";

const STOCKS = [1_000, 10_000] as const;

/** Rounds, the posts in each, and how many are asked for at a time. */
const ROUNDS = 5;
const POSTS = 300;
const AT_ONCE = 16;

/** Posts that are asked for before anything is measured: V8 compiles what runs often. */
const WARM_UP = 300;

/** The least share of the reference's rate that is to be reached (issue 29). */
const FIRST_WANTED = 0.2;
const SECOND_WANTED = 0.4;

/** What was measured of one way: answers a second by rounds, and ms of each answer. */
interface Measured {
	readonly rates: number[];
	readonly waits: number[];
}

/** The ways that are measured, by turns. */
type Way = "first" | "react" | "second" | "buffers";

export async function measureFirstViews({ times = POSTS }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	try {
		const settings = { ...(await ownSettings(folder)), METRICS_TOKEN: randomUUID() };
		say("Making a site");
		await (await startSite(settings)).stop();
		const results: Result[] = [];
		for (const stock of STOCKS) {
			say(`Writing ${stock} posts`);
			const count = stockUp(directusPaths(join(folder, "data")).database, stock);
			results.push(...(await measure({ folder, settings, stock, count, times })));
		}
		return results;
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

interface Setting {
	readonly folder: string;
	readonly settings: Awaited<ReturnType<typeof ownSettings>> & { readonly METRICS_TOKEN: string };
	/** How many posts were wanted, and how many of them can be asked for. */
	readonly stock: number;
	readonly count: number;
	readonly times: number;
}

async function measure({ folder, settings, stock, count, times }: Setting): Promise<Result[]> {
	say("Starting a site");
	const site = await startSite(settings);
	const closing: (() => Promise<void>)[] = [() => site.stop()];
	try {
		const base = site.url.replace("localhost", "127.0.0.1");
		const post = (at: number) =>
			`${base}/${at % 2 === 0 ? slugOf(Math.floor(at / 2), "en") : `de/${slugOf(Math.floor(at / 2), "de")}`}`;
		const sample = post(2 * count - 2);
		say("Waiting until the newest post is shown, and all texts are parsed");
		await untilShown(sample);
		await untilParsed(base, settings.METRICS_TOKEN);
		const limit = await startLimit(folder, sample);
		closing.push(limit.stop);
		const buffers = await startBuffers(folder, await readRaw(sample));
		closing.push(buffers.stop);
		const pid = await site.pidOf("site");
		const pinned = (await Promise.all([pid, limit.pid, buffers.pid].map((one) => pin(one, PROCESSORS.server)))).every(Boolean);
		const all: Record<Way, Measured> = {
			first: { rates: [], waits: [] },
			react: { rates: [], waits: [] },
			second: { rates: [], waits: [] },
			buffers: { rates: [], waits: [] },
		};
		say("Warming up");
		const warm = Array.from({ length: WARM_UP }, (_, at) => post(at));
		for (const urls of [warm, warm, warm.map(() => limit.url), warm.map(() => buffers.url)]) await ask(urls);
		const rounds = Math.min(ROUNDS, Math.floor((2 * count - WARM_UP - 2) / times));
		for (let round = 0; round < rounds; round += 1) {
			say(`${stock} posts, round ${round + 1} of ${rounds}`);
			const urls = Array.from({ length: times }, (_, at) => post(WARM_UP + round * times + at));
			const ways: Record<Way, readonly string[]> = {
				first: urls,
				react: urls.map(() => limit.url),
				second: urls,
				buffers: urls.map(() => buffers.url),
			};
			for (const [way, some] of Object.entries(ways) as [Way, readonly string[]][]) {
				const { rate, waits } = await ask(some);
				all[way].rates.push(rate);
				all[way].waits.push(...waits);
			}
		}
		return report(stock, all, await residentSet(pid), pinned);
	} finally {
		for (const close of closing.toReversed()) await close();
	}
}

/** Asks for each address once, some at a time. @throws for any answer but 200 */
async function ask(urls: readonly string[]): Promise<{ readonly rate: number; readonly waits: readonly number[] }> {
	const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
	const left = urls.values();
	const waits: number[] = [];
	const began = performance.now();
	const lane = async (): Promise<void> => {
		for (const url of left) {
			const asked = performance.now();
			await read(url, agent);
			waits.push(performance.now() - asked);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, lane));
	agent.destroy();
	return { rate: urls.length / ((performance.now() - began) / 1_000), waits };
}

function read(url: string, agent: Agent): Promise<void> {
	return new Promise((resolve, reject) => {
		get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
			response.resume().on("end", resolve).on("error", reject);
		}).on("error", reject);
	});
}

function report(stock: number, all: Readonly<Record<Way, Measured>>, memory: number | undefined, pinned: boolean): Result[] {
	const posts = `${stock.toLocaleString("en")} posts`;
	const compare = (what: string, [ours, theirs]: readonly [Measured, Measured], wanted: number): Result => {
		const ratios = ours.rates.map((rate, round) => rate / (theirs.rates[round] ?? Number.NaN));
		return {
			what: `${what}, with ${posts}`,
			measured: `${spread(ratios, 2)} of it: ${spread(ours.rates)} of ${spread(theirs.rates)} answers a second, ${median(ours.waits).toFixed(0)} ms at the median`,
			held: median(ratios) >= wanted,
			headline: true,
			values: {
				ratio: Number(median(ratios).toFixed(3)),
				rate: Math.round(median(ours.rates)),
				reference: Math.round(median(theirs.rates)),
				rounds: ratios.length,
				p50: Number(median(ours.waits).toFixed(1)),
			},
		};
	};
	const megabytes = Math.round((memory ?? Number.NaN) / 1024 / 1024);
	return [
		compare("Posts asked for the first time, of react-dom alone with the same article", [all.first, all.react], FIRST_WANTED),
		compare("The same posts once more, of a bare Node server with the same bytes", [all.second, all.buffers], SECOND_WANTED),
		{
			what: `Memory of the site afterwards, with ${posts}`,
			measured: `${megabytes} MB`,
			values: { megabytes, pinned: String(pinned) },
		},
	];
}
