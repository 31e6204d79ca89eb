// Supervision on a busy and on a quiet machine: processes that only wait for a processor are not restarted; a remote in an endless loop, or
// one that leaks file descriptors, costs the site a second at most.

import { type ChildProcess, spawn } from "node:child_process";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { buildPackage } from "../launcher/bundle.ts";
import { freePort } from "../launcher/free-port.ts";
import { StepError, say } from "../launcher/progress.ts";
import { openTestStore, plainLoad } from "../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../shell/test/fixtures/settings-alone.ts";
import type { BenchOptions, Result } from "./result.ts";

/** Default duration of the load, in s; `--times` overrides it. */
const BUSY_SECONDS = 60;

const HOGS_PER_PROCESSOR = 3;

/** Longest outage that a fault may cause, in ms. */
const MAX_LOST_MS = 1_000;

/** After a fault, in ms. */
const TAKEOVER_MS = 15_000;

/** The most file descriptors of the site's process: few, so that a leak is felt soon. */
const DESCRIPTORS = 256;

const home = { name: "mf-home", routes: [{ key: "home", path: "/", load: plainLoad("Home") }] };
const faulty = {
	name: "mf-faulty",
	routes: [
		{ key: "loop", path: "/loop", load: "() => { for (;;); }" },
		{
			key: "leak",
			path: "/leak",
			load: `() => { const { openSync } = process.getBuiltinModule("node:fs"); for (let times = 0; times < 20; times += 1) openSync("/dev/null"); return (${plainLoad("Leak")})(); }`,
		},
	],
};

/** A site under supervision, in a process with few file descriptors. */
const SUPERVISOR = `
const [supervisor, options] = process.argv.slice(1);
const { superviseSite } = await import(supervisor);
const { settings, shellDir } = JSON.parse(options);
const report = (text) => process.stdout.write(text + "\\n");
await superviseSite({ settings, shellDir, logLevel: "error" }, report);
report("listening");
`;

/** Requests to the home page, one after the other. */
interface Reading {
	readonly requests: number;
	readonly failed: number;
	/** The longest response time, in ms. */
	readonly slowest: number;
	/** Time from the first failed request to the next that succeeded, in ms, all taken together. */
	readonly lost: number;
}

/** @param times the seconds of the busy part; default 300 */
export async function measureSupervision({ times = BUSY_SECONDS }: BenchOptions): Promise<Result[]> {
	const { outDir: shellDir } = await buildPackage("shell");
	const releases = await openTestStore({ withLive: false, shellDir });
	await releases.publish(home, faulty);
	await releases.goLive(home, faulty);
	const port = await freePort();
	const settings = await settingsAlone(releases.dir, port, { PAGE_CACHE: "off" });
	const supervisorModule = new URL("../launcher/site-supervisor.ts", import.meta.url).href;
	const node = [process.execPath, "--disable-warning=ExperimentalWarning", "--input-type=module", "-e", SUPERVISOR];
	const limited = ["-c", `ulimit -n ${DESCRIPTORS} && exec "$0" "$@"`, ...node, supervisorModule];
	const supervisor = spawn("sh", [...limited, JSON.stringify({ settings, shellDir })], { stdio: ["ignore", "pipe", "inherit"] });
	let output = "";
	supervisor.stdout.setEncoding("utf8").on("data", (text: string) => {
		output += text;
	});
	const restarts = () => output.match(/Starting it again/g)?.length ?? 0;
	try {
		await until(() => output.includes("listening\n"), "The site did not start");
		const busy = await readBesideHogs(port, times);
		const restartsWhileBusy = restarts();
		// The first start of each page compiles it.
		await readFor(port, 3_000);
		const looped = readFor(port, TAKEOVER_MS);
		void read(port, "/loop");
		const loop = await looped;
		const restartsAfterLoop = restarts();
		const leaked = readFor(port, TAKEOVER_MS);
		for (let leaks = 0; leaks < DESCRIPTORS / 10 && restarts() === restartsAfterLoop; leaks += 1) {
			await read(port, "/leak");
			await sleep(50);
		}
		const leak = await leaked;
		const hogs = HOGS_PER_PROCESSOR * availableParallelism();
		return [
			{
				what: `${hogs} processes that never pause beside the site for ${times} s: restarts`,
				measured: `${restartsWhileBusy}; ${inWords(busy)}`,
				held: restartsWhileBusy === 0,
				values: { hogs, seconds: times, restarts: restartsWhileBusy, ...busy },
			},
			result("A remote in an endless loop: what others lose", loop, restartsAfterLoop - restartsWhileBusy),
			result(
				`A remote that leaks 20 of ${DESCRIPTORS} file descriptors a request: what others lose`,
				leak,
				restarts() - restartsAfterLoop,
			),
		].map((line) => {
			say(`${line.what}: ${line.measured}`);
			return line;
		});
	} finally {
		supervisor.kill("SIGKILL");
		await releases.remove();
	}
}

function result(what: string, reading: Reading, replaced: number): Result {
	const longest = Math.max(reading.lost, reading.slowest);
	return {
		what,
		measured: `${inWords(reading)}; ${replaced} processes replaced`,
		held: replaced > 0 && longest <= MAX_LOST_MS,
		values: { ...reading, replaced },
	};
}

function inWords({ requests, failed, slowest, lost }: Reading): string {
	return `${failed} of ${requests} requests failed, for ${(lost / 1_000).toFixed(2)} s; the slowest took ${slowest} ms`;
}

async function readBesideHogs(port: number, seconds: number): Promise<Reading> {
	const hogs: ChildProcess[] = [];
	for (let index = 0; index < HOGS_PER_PROCESSOR * availableParallelism(); index += 1)
		hogs.push(spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
	try {
		return await readFor(port, seconds * 1_000);
	} finally {
		for (const hog of hogs) hog.kill("SIGKILL");
	}
}

async function readFor(port: number, ms: number): Promise<Reading> {
	let [requests, failed, slowest, lost] = [0, 0, 0, 0];
	let failedSince: number | undefined;
	for (const end = performance.now() + ms; performance.now() < end; await sleep(20)) {
		const began = performance.now();
		const isShown = (await read(port, "/")) === 200;
		requests += 1;
		if (!isShown) {
			failed += 1;
			failedSince ??= began;
			continue;
		}
		slowest = Math.max(slowest, Math.round(performance.now() - began));
		if (failedSince !== undefined) lost += Math.round(performance.now() - failedSince);
		failedSince = undefined;
	}
	if (failedSince !== undefined) lost += Math.round(performance.now() - failedSince);
	return { requests, failed, slowest, lost };
}

/** Requests a page on a connection of its own. @returns the status; 0 without a response */
function read(port: number, path: string): Promise<number> {
	return new Promise((resolve) => {
		const options = { port, path, host: "127.0.0.1", agent: false, headers: { cookie: "NEXT_LOCALE=en" } };
		const sent = request(options, (response) => {
			response.resume().once("close", () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
		});
		sent.once("error", () => resolve(0));
		sent.end();
	});
}

async function until(isSo: () => boolean, otherwise: string): Promise<void> {
	for (const end = performance.now() + 180_000; !isSo(); await sleep(50))
		if (performance.now() > end) throw new StepError(otherwise);
}
