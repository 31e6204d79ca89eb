// Load on one address, from a process of its own (autocannon).

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { PROCESSORS } from "./own-process.ts";

const PROGRAM = join(import.meta.dirname, "../node_modules/autocannon/autocannon.js");

const said = z.object({
	duration: z.number(),
	errors: z.number(),
	timeouts: z.number(),
	statusCodeStats: z.record(z.string(), z.object({ count: z.number() })),
	requests: z.object({ total: z.number(), sent: z.number() }),
	latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
});

/** What came of a load. */
export interface LoadResult {
	/** Answers a second. */
	readonly rate: number;
	/** Answers by their status. */
	readonly statuses: Readonly<Record<string, number>>;
	/** Requests without an answer. */
	readonly errors: number;
	/** In ms. */
	readonly p50: number;
	readonly p99: number;
}

/** Asks one address for some seconds, over so many connections that each wait for their answer before they ask again. */
export async function load(url: string, connections: number, seconds: number, pinned: boolean): Promise<LoadResult> {
	const args = ["--json", "--no-progress", "-c", `${connections}`, "-d", `${seconds}`, "-H", "accept-encoding=br", "-t", "30", url];
	const command = [process.execPath, PROGRAM, ...args];
	const [program = "", ...rest] = pinned ? ["taskset", "-c", String(PROCESSORS.client), ...command] : command;
	const { stdout } = await promisify(execFile)(program, rest, { maxBuffer: 10_000_000 });
	const { duration, errors, timeouts, statusCodeStats, requests, latency } = said.parse(JSON.parse(stdout));
	return {
		rate: requests.total / duration,
		statuses: Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count])),
		errors: errors + timeouts,
		p50: latency.p50,
		p99: latency.p99,
	};
}
