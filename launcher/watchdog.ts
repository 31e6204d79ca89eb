// Watches another process. A process is hung if it sends no heartbeat although it received processor time, or slept
// although nothing kept it from working. A process that waits for a processor is never hung
// (shell/src/process/stall-clock.server.ts).

import { requestStatus } from "@hub/cms/request-status";
import { createStallClock } from "../shell/src/process/stall-clock.server.ts";

/** The watched process and its limits. */
export interface WatchdogOptions {
	readonly pid: number;
	/** Changes with every heartbeat of its main thread. */
	heartbeat(): number;
	/** URL of its health check; any response counts as alive. Default: only heartbeats count. */
	readonly healthUrl?: string | undefined;
	/** Longest stall in ms. For a young process it is multiplied by `YOUNG_FACTOR`. */
	readonly limit: number;
	/** Called once. @param problem the end of a sentence that begins with the process's name */
	onHung(problem: string): void;
}

const CHECK_INTERVAL_MS = 200;

/** During its first minute a process reads and compiles much code. */
const YOUNG_MS = 60_000;
const YOUNG_FACTOR = 3;

const HEALTH_INTERVAL_MS = 1_000;

/** Timeout of a connection in ms, after which another is tried. A starved process takes seconds. */
const HEALTH_TIMEOUT_MS = 10_000;

/**
 * Failed health checks may last longer than missing heartbeats by this factor, because they depend on more than the
 * process.
 */
const HEALTH_FACTOR = 2;

/** Starts the watchdog. @returns a function that stops it */
export function startWatchdog({ pid, heartbeat, healthUrl, limit, onHung }: WatchdogOptions): () => void {
	const startedAt = performance.now();
	const [beatClock, healthClock] = [createStallClock(pid), createStallClock(pid)];
	let lastBeat = heartbeat();
	let isHealthy = true;
	let failure = "";
	let nextCheck: NodeJS.Timeout | undefined;
	let isOver = false;
	const checkHealth = async (url: string): Promise<void> => {
		try {
			await requestStatus(url, HEALTH_TIMEOUT_MS);
			isHealthy = true;
		} catch (error) {
			failure = error instanceof Error ? error.message : String(error);
		}
		if (!isOver) nextCheck = setTimeout(checkHealth, HEALTH_INTERVAL_MS, url);
	};
	if (healthUrl) void checkHealth(healthUrl);
	const end = () => {
		isOver = true;
		clearInterval(timer);
		clearTimeout(nextCheck);
	};
	const timer = setInterval(() => {
		const currentLimit = limit * (performance.now() - startedAt < YOUNG_MS ? YOUNG_FACTOR : 1);
		const beat = heartbeat();
		const { ran, slept } = beatClock.tick(beat !== lastBeat);
		lastBeat = beat;
		const unhealthy = healthUrl ? healthClock.tick(isHealthy).slept : 0;
		isHealthy = false;
		const reportHung = (problem: string, ms: number) => {
			end();
			onHung(`${problem} for ${(ms / 1_000).toFixed(1)} s`);
		};
		if (ran >= currentLimit) reportHung("has used a processor without a heartbeat", ran);
		else if (slept >= currentLimit) reportHung("has slept without a heartbeat", slept);
		else if (unhealthy >= HEALTH_FACTOR * currentLimit) reportHung(`has not answered requests (${failure})`, unhealthy);
	}, CHECK_INTERVAL_MS);
	return end;
}
