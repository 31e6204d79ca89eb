// Measures how long a process has been hung. Waiting for a processor or a disk is not hanging: only time counts in
// which its main thread ran, or slept while nothing kept the process from working.

import { readdirSync, readFileSync } from "node:fs";

/** Time since the last sign of life, in ms. */
export interface Stall {
	/** Processor time that the main thread received: an endless loop. */
	readonly ran: number;
	/**
	 * Time in which the main thread slept or was stopped, and no thread of the process waited for a processor or a disk.
	 */
	readonly slept: number;
}

export interface StallClock {
	/** To be called about every 100 ms. @param alive true if there was a sign of life since the last call */
	tick(alive: boolean): Stall;
}

/** Counts of an interval at most, in ms: a later tick means that the caller itself was suspended or starved. */
const MAX_INTERVAL = 250;

/** Share of silent time that counts as slept on systems without scheduler statistics. */
const UNKNOWN_SHARE = 0.1;

/** From this share of an interval on, a wait for a processor explains the silence. */
const STARVED_SHARE = 0.1;

/**
 * State and times of a thread, in ms: proc(5), `/proc/pid/stat` and `/proc/pid/schedstat`
 * (Documentation/scheduler/sched-stats.rst).
 */
interface ThreadTimes {
	/** `R`: runs or waits for a processor, `D`: waits for a disk, `S`: sleeps, `T`: stopped. */
	readonly state: string;
	readonly ran: number;
	/** The wait for a processor, counted when it ends. */
	readonly waited: number;
}

const NO_STALL: Stall = { ran: 0, slept: 0 };

/**
 * Silence, in ms, up to which heartbeats may simply be between two ticks; then all threads are read, and time asleep
 * counts.
 */
const BETWEEN_HEARTBEATS = 400;

/**
 * Creates the clock of a process.
 * @param ownThread the thread of the process that calls `tick`, if it is one of them
 */
export function createStallClock(pid: number, ownThread?: number): StallClock {
	let tickedAt = performance.now();
	let aliveAt = tickedAt;
	let threads = readThreads(pid, [pid]);
	let stall = NO_STALL;
	return {
		tick(alive) {
			const now = performance.now();
			const interval = Math.min(now - tickedAt, MAX_INTERVAL);
			const before = threads;
			tickedAt = now;
			if (alive) aliveAt = now;
			const isSilent = now - aliveAt > BETWEEN_HEARTBEATS;
			threads = readThreads(pid, isSilent ? threadIds(pid, ownThread) : [pid]);
			stall = alive ? NO_STALL : add(stall, stallWithin({ pid, before, threads, interval, isSilent }));
			return stall;
		},
	};
}

type Threads = ReadonlyMap<number, ThreadTimes>;

interface Interval {
	readonly pid: number;
	readonly before: Threads;
	readonly threads: Threads;
	/** Its length, in ms. */
	readonly interval: number;
	readonly isSilent: boolean;
}

function stallWithin({ pid, before, threads, interval, isSilent }: Interval): Stall {
	const [main, mainBefore] = [threads.get(pid), before.get(pid)];
	if (!main || !mainBefore) return { ran: 0, slept: interval * UNKNOWN_SHARE };
	const ran = main.ran - mainBefore.ran;
	const sleeps = main.state === "S" || main.state === "T";
	const counts = isSilent && sleeps && !isStarved(threads, before, interval);
	return { ran, slept: counts ? Math.max(0, interval - ran) : 0 };
}

function add(stall: Stall, { ran, slept }: Stall): Stall {
	return { ran: stall.ran + ran, slept: stall.slept + slept };
}

/**
 * True if a thread waited for a processor or a disk during the interval. The main thread may sleep because it waits for
 * such a thread.
 */
function isStarved(threads: Threads, before: Threads, interval: number): boolean {
	let waited = 0;
	for (const [thread, times] of threads) {
		if (times.state === "D") return true;
		const earlier = before.get(thread);
		if (!earlier) continue;
		waited += times.waited - earlier.waited;
		if (times.state === "R" && times.ran - earlier.ran < interval / 2) return true;
	}
	return waited >= interval * STARVED_SHARE;
}

function threadIds(pid: number, except: number | undefined): number[] {
	try {
		return readdirSync(`/proc/${pid}/task`)
			.map(Number)
			.filter((id) => id !== except);
	} catch {
		return [];
	}
}

/** Reads those of the threads that exist; none if the system has no statistics, or no file can be opened. */
function readThreads(pid: number, ids: readonly number[]): Threads {
	return new Map(ids.flatMap((id) => readThread(`/proc/${pid}/task/${id}`, id)));
}

function readThread(folder: string, id: number): [number, ThreadTimes][] {
	try {
		const [ran = 0, waited = 0] = readFileSync(`${folder}/schedstat`, "utf8")
			.split(" ")
			.map((nanoseconds) => Number(nanoseconds) / 1e6);
		// The state follows the name in brackets.
		const state = /\) (\w)/.exec(readFileSync(`${folder}/stat`, "utf8"))?.[1] ?? "";
		return [[id, { state, ran, waited }]];
	} catch {
		return [];
	}
}
