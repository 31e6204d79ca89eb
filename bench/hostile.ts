// Random requests against a started site, over real connections from many clients: each is answered, the event loop stays responsive,
// and memory does not grow. Then random answers of the content service behind it.

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import { attackSite, showAttack } from "../shell/test/requests/hostile.ts";
import { testOddContent } from "./odd-content.ts";
import type { BenchOptions, Result } from "./result.ts";
import { startSite } from "./started-site.ts";
import { busiest, type Sample, watching } from "./watched.ts";

/** The default number of attacks. */
const ATTACKS = 300_000;

/** Attacks for one odd answer of the content service. */
const ATTACKS_PER_ANSWER = 10;

/** Connections at once. */
const AT_ONCE = 24;

/** The longest acceptable blocking of the event loop, in ms. */
const LONGEST_STALL = 1_000;

/** The acceptable growth of memory between a tenth of the run, when all caches are full, and its end, in bytes. */
const GROWTH = 96 * 1024 * 1024;

/** The interval of probes during the run, in ms, and their addresses. */
const PROBE_EVERY = 100;
const PROBES = ["/healthz", "/first-supplier-in-one-week"] as const;

/** `--times` is the number of attacks; a tenth as many answers of the content service are odd. */
export async function testHostile(options: BenchOptions): Promise<Result[]> {
	const results = await testRequests(options);
	const { times = ATTACKS, seed, path } = options;
	if (path !== undefined) return results;
	return [...results, ...(await testOddContent({ answers: Math.ceil(times / ATTACKS_PER_ANSWER), seed }))];
}

async function testRequests({ times = ATTACKS, seed, path }: BenchOptions): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const watched = join(folder, "watched");
	await mkdir(watched);
	say("Starting a site");
	const site = await startSite({ ...(await ownSettings(folder)), ...watching(watched) });
	try {
		// `--path` is the number of one attack, which is printed and sent alone.
		if (path !== undefined) process.stderr.write(await showAttack(site.url, true, seed, Number(path)));
		const [attacks, first] = path === undefined ? [times, 0] : [1, Number(path)];
		const probing = probe(site.url);
		const began = Date.now();
		let tenth: number | undefined;
		let half: number | undefined;
		const tally = await attackSite({
			url: site.url,
			attacks,
			first,
			seed,
			atOnce: AT_ONCE,
			complete: true,
			onDone({ attacks: done, failed }) {
				if (done === Math.floor(attacks / 10)) tenth = Date.now();
				if (done === Math.floor(attacks / 2)) half = Date.now();
				if (done % 2_000 === 0)
					say(`${done} of ${attacks}, ${failed} wrong, ${Math.round((done * 1_000) / (Date.now() - began))} a second`);
			},
		});
		const seconds = (Date.now() - began) / 1_000;
		await sleep(5_000);
		const waits = await probing.stop();
		const samples = await busiest(watched);
		const after = samples.filter(({ at }) => at > began);
		const mark = memoryAt(after.filter(({ at }) => at <= (tenth ?? began)));
		const middle = memoryAt(after.filter(({ at }) => at <= (half ?? began)));
		const end = memoryAt(after);
		const stall = Math.max(0, ...after.map(({ blocked }) => blocked));
		process.stderr.write(tally.failures.map((failure) => `${failure}\n`).join(""));
		const statuses = [...tally.statuses].toSorted().map(([status, count]) => `${status}: ${count}`);
		return [
			{
				what: "Every random request is answered as it should be",
				measured: `${tally.attacks} attacks, ${tally.answers} answers in ${seconds.toFixed(0)} s, ${tally.failed} wrong, seed ${seed}; ${statuses.join(", ")}`,
				held: tally.failed === 0 && tally.answers > 0,
			},
			{
				what: "The site is never busy with one thing for a second",
				measured: `${stall} ms at most; the longest answer took ${tally.slowest.ms} ms (number ${tally.slowest.number})`,
				held: stall < LONGEST_STALL,
			},
			...waits.map(({ address, times }) => ({
				what: `Meanwhile, asked ten times a second: ${address}`,
				measured: `${times.length} times, half within ${quantile(times, 0.5)} ms, 99 % within ${quantile(times, 0.99)} ms, ${times.filter((ms) => ms === Number.POSITIVE_INFINITY).length} not answered with 200`,
			})),
			{
				what: "Its live heap stays as it is after a tenth, all its memory as it is after half",
				measured: `live heap ${megabytes(mark.heap)} after a tenth, ${megabytes(end.heap)} at the end; in all, by tenths of the time, ${tenths(after)} MB`,
				held: end.heap - mark.heap < GROWTH && end.rss - middle.rss < GROWTH,
			},
		];
	} finally {
		await site.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

/** Probes addresses continuously. */
function probe(url: string) {
	const waits = PROBES.map((address) => ({ address, times: [] as number[] }));
	let stopped = false;
	const ask = async ({ address, times }: (typeof waits)[number]) => {
		while (!stopped) {
			const began = performance.now();
			const ok = await fetch(url + address, { signal: AbortSignal.timeout(10_000) }).then(
				async (response) => {
					await response.arrayBuffer();
					return response.ok;
				},
				() => false,
			);
			const took = performance.now() - began;
			times.push(ok ? took : Number.POSITIVE_INFINITY);
			await sleep(Math.max(0, PROBE_EVERY - took));
		}
	};
	const asking = Promise.all(waits.map(ask));
	return {
		async stop() {
			stopped = true;
			await asking;
			return waits;
		},
	};
}

/** Retained memory, which is the minimum over the last half minute, since garbage comes on top; and the process's resident set. */
function memoryAt(samples: readonly Sample[]): { readonly heap: number; readonly rss: number } {
	const last = samples.slice(-30);
	const least = (of: (sample: Sample) => number) => Math.min(...last.map(of));
	return last.length === 0
		? { heap: 0, rss: 0 }
		: { heap: least(({ heap, external }) => heap + external), rss: least(({ rss }) => rss) };
}

/** The resident set of a process at ten moments, in MB. */
function tenths(samples: readonly Sample[]): string {
	const at = Array.from({ length: 10 }, (_, tenth) => samples[Math.floor(((tenth + 1) / 10) * (samples.length - 1))]);
	return at.map((sample) => Math.round((sample?.rss ?? 0) / 1024 / 1024)).join(", ");
}

function quantile(values: readonly number[], part: number): string {
	return (values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? Number.NaN).toFixed(0);
}

function megabytes(bytes: number): string {
	return `${Math.round(bytes / 1024 / 1024)} MB`;
}
