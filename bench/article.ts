// An article of 1,200 words, as the site answers it with its pages cached and with each rendered, beside react-dom alone and beside a
// bare Node server with the same bytes: by turns, on one processor each time.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { publishArticle } from "./article-post.ts";
import { readRaw, startBuffers, startLimit } from "./limit.ts";
import { type LoadResult, load } from "./load.ts";
import { PROCESSORS, pin, residentSet } from "./own-process.ts";
import type { BenchOptions, Result } from "./result.ts";
import { median, spread } from "./spread.ts";
import { startSite } from "./started-site.ts";

/** Rounds, and the seconds of each measurement in one. */
const ROUNDS = 5;
const SECONDS = 4;

/**
 * For how long, in seconds, each is asked before: V8 compiles what is asked often, and the site, which has more to compile than its references,
 * becomes faster for half a minute.
 */
const WARM_UP = 25;

const CONNECTIONS = [32, 256] as const;

/** The least share of the reference's rate that the site is to reach. */
const WANTED = 0.6;

/** What is measured. */
interface Way {
	readonly name: string;
	readonly url: string;
	readonly pid: number;
}

/** What was measured of a way over so many connections. */
interface Measured {
	readonly rates: number[];
	readonly runs: LoadResult[];
}

/** `--times` is the number of rounds. */
export async function measureArticle({ times = ROUNDS }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 3 })];
	try {
		const ways: Way[] = [];
		const begin = async (name: string, settings: Readonly<Record<string, string>>) => {
			say(`Starting a site: ${name}`);
			const site = await startSite({ ...(await ownSettings(join(folder, name))), ...settings });
			closing.push(() => site.stop());
			const url = site.url.replace("localhost", "127.0.0.1") + (await publishArticle(site));
			await shown(url);
			ways.push({ name, url, pid: await site.pidOf("site") });
			return url;
		};
		const kept = await begin("kept", {});
		await begin("anew", { PAGE_CACHE: "off" });
		const limits = { limit: await startLimit(folder, kept, "main"), document: await startLimit(folder, kept, "body") };
		const buffers = await startBuffers(folder, await readRaw(kept));
		for (const [name, { url, pid, stop }] of Object.entries({ ...limits, buffers })) {
			closing.push(stop);
			ways.push({ name, url, pid });
		}
		const pins = await Promise.all(ways.map(({ pid }) => pin(pid, PROCESSORS.server)));
		const pinned = pins.every(Boolean);
		const weights = await checked(ways);
		const all = new Map<string, Measured>();
		say("Warming up");
		for (const { url } of ways) await load(url, CONNECTIONS[0], WARM_UP, pinned);
		for (const connections of CONNECTIONS) {
			for (const { url } of ways) await load(url, connections, SECONDS, pinned);
			for (let round = 0; round < times; round += 1) {
				say(`${connections} connections, round ${round + 1} of ${times}`);
				for (const { name, url } of ways) {
					const key = `${name} ${connections}`;
					const measured = all.get(key) ?? { rates: [], runs: [] };
					all.set(key, measured);
					const run = await load(url, connections, SECONDS, pinned);
					measured.rates.push(run.rate);
					measured.runs.push(run);
				}
			}
		}
		const memory = await Promise.all(ways.map(async ({ name, pid }) => [name, (await residentSet(pid)) ?? 0] as const));
		return report(all, weights, memory, pinned);
	} finally {
		for (const close of closing.toReversed()) await close();
	}
}

/** Waits until an address answers as itself. */
async function shown(url: string): Promise<void> {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		if ((await readRaw(url)).status === 200) return;
		await sleep(200);
	}
	throw new Error(`${url} does not show the article.`);
}

/** Sees that each way answers with the article, packed. @returns the bytes of each */
async function checked(ways: readonly Way[]): Promise<ReadonlyMap<string, number>> {
	const weights = new Map<string, number>();
	for (const { name, url } of ways) {
		const { status, headers, bytes } = await readRaw(url);
		const text = await (await fetch(url)).text();
		if (status !== 200 || headers["content-encoding"] !== "br" || !text.includes("Twelve hundred words"))
			throw new Error(`${name} does not answer with the packed article.`);
		weights.set(name, bytes.length);
	}
	return weights;
}

function report(
	all: ReadonlyMap<string, Measured>,
	weights: ReadonlyMap<string, number>,
	memory: readonly (readonly [string, number])[],
	pinned: boolean,
): Result[] {
	const of = (name: string, connections: number): Measured => all.get(`${name} ${connections}`) ?? { rates: [], runs: [] };
	const compare = (what: string, name: string, reference: string, wanted: number | undefined) =>
		CONNECTIONS.map((connections): Result => {
			const [ours, theirs] = [of(name, connections), of(reference, connections)];
			const ratios = ours.rates.map((rate, round) => rate / (theirs.rates[round] ?? Number.NaN));
			const wrong = faults(ours.runs);
			return {
				what: `${what}, ${connections} connections`,
				measured: `${spread(ratios, 2)} of it: ${spread(ours.rates)} of ${spread(theirs.rates)} answers a second, ${wrong || "all 200"}`,
				...(wanted === undefined ? {} : { held: median(ratios) >= wanted && wrong === "" }),
				headline: wanted !== undefined,
				values: {
					ratio: round(median(ratios), 3),
					rate: round(median(ours.rates)),
					reference: round(median(theirs.rates)),
					rounds: ratios.length,
					p50: median(ours.runs.map(({ p50 }) => p50)),
					p99: median(ours.runs.map(({ p99 }) => p99)),
				},
			};
		});
	const bytes = (name: string) => weights.get(name) ?? 0;
	return [
		...compare("The article rendered each time, of react-dom alone with the same article", "anew", "limit", WANTED),
		...compare("The same, of react-dom alone with the whole document", "anew", "document", undefined),
		...compare("The article cached, of a bare Node server with the same bytes", "kept", "buffers", WANTED),
		{
			what: "The article's HTML at the site's brotli",
			measured: `${kib(bytes("kept"))}; react-dom alone ${kib(bytes("limit"))}, with the whole document ${kib(bytes("document"))}`,
			values: { site: bytes("kept"), limit: bytes("limit"), document: bytes("document") },
		},
		{
			what: "Resident memory afterwards",
			measured: memory.map(([name, used]) => `${name} ${Math.round(used / 1024 / 1024)} MB`).join(", "),
			values: Object.fromEntries(memory),
		},
		{
			what: "Servers and those who ask them have a processor each",
			measured: pinned ? "yes, by taskset" : "no: this machine cannot",
		},
	];
}

/** Answers other than 200, and requests without one; empty where there are none. */
function faults(runs: readonly LoadResult[]): string {
	const counts = new Map<string, number>();
	for (const { statuses, errors } of runs) {
		for (const [status, count] of Object.entries(statuses))
			if (status !== "200") counts.set(status, (counts.get(status) ?? 0) + count);
		if (errors > 0) counts.set("no answer", (counts.get("no answer") ?? 0) + errors);
	}
	return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

function round(value: number, digits = 0): number {
	return Number(value.toFixed(digits));
}

function kib(bytes: number): string {
	return `${(bytes / 1024).toFixed(1)} KiB`;
}
