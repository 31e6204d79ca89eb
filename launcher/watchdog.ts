// A watchdog on another process. A process is hung if it gives no sign of life although it received processor time, or slept although
// nothing kept it from working. One that waits for a processor is never hung (shell/src/process/stall-clock.server.ts).

import { createStallClock } from "../shell/src/process/stall-clock.server.ts";

/** The watched process and its limits. */
export interface WatchdogOptions {
	readonly pid: number | undefined;
	/** Changes with every heartbeat of its main thread. */
	heartbeat(): number;
	/** Its health check (`GET`, any response will do). Default: heartbeats alone count. */
	readonly healthUrl?: string | undefined;
	/** The longest stall, in ms. While the process is young it may be `YOUNG_FACTOR` times as long. */
	readonly limit: number;
	/** Called once. @param what says what is wrong, as the end of a sentence that begins with the process's name */
	onHung(what: string): void;
}

/** A running watchdog. */
export interface Watchdog {
	end(): void;
}

const CHECK_INTERVAL_MS = 200;

/** During the first minute a process has much to read and to compile. */
const YOUNG_MS = 60_000;
const YOUNG_FACTOR = 3;

const HEALTH_INTERVAL_MS = 1_000;

/** A connection is given up after this time, in ms, and another is tried: a starved process takes seconds. */
const HEALTH_TIMEOUT_MS = 10_000;

/** Failed health checks may last this many times as long as missing heartbeats: they depend on more than the process. */
const HEALTH_FACTOR = 2;

/** Starts the watchdog. */
export function startWatchdog({ pid, heartbeat, healthUrl, limit, onHung }: WatchdogOptions): Watchdog {
	if (pid === undefined) return { end: () => undefined };
	const startedAt = performance.now();
	const [beatClock, healthClock] = [createStallClock(pid), createStallClock(pid)];
	let seen = heartbeat();
	let healthyAt = startedAt;
	let seenHealthyAt = startedAt;
	let problem = "";
	const abort = new AbortController();
	const checkHealth = async (url: string): Promise<void> => {
		try {
			const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)]);
			const response = await fetch(url, { signal, redirect: "manual", headers: { connection: "close" } });
			await response.body?.cancel();
			healthyAt = performance.now();
		} catch (error) {
			problem = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
		}
		if (!abort.signal.aborted) setTimeout(() => void checkHealth(url), HEALTH_INTERVAL_MS).unref();
	};
	if (healthUrl) void checkHealth(healthUrl);
	const end = () => {
		clearInterval(timer);
		abort.abort();
	};
	const timer = setInterval(() => {
		const most = limit * (performance.now() - startedAt < YOUNG_MS ? YOUNG_FACTOR : 1);
		const now = heartbeat();
		const { ran, slept } = beatClock.tick(now !== seen);
		seen = now;
		const unhealthy = healthUrl ? healthClock.tick(healthyAt !== seenHealthyAt).slept : 0;
		seenHealthyAt = healthyAt;
		const hung = (what: string, ms: number) => {
			end();
			onHung(`${what} for ${(ms / 1_000).toFixed(1)} s`);
		};
		if (ran >= most) hung("has kept a processor busy without a heartbeat", ran);
		else if (slept >= most) hung("has stood still", slept);
		else if (unhealthy >= HEALTH_FACTOR * most) hung(`has not answered requests (${problem})`, unhealthy);
	}, CHECK_INTERVAL_MS);
	return { end };
}
