// A watchdog on another process's heartbeat, which tells a hung process from one that is starved of processor time.

import { readFileSync } from "node:fs";

/** The watched process and its limits. */
export interface WatchdogOptions {
	readonly pid: number | undefined;
	/** The time of its last heartbeat, in `performance.now()`. */
	heardAt(): number;
	/** The longest time without a heartbeat, in ms. */
	readonly limit: number;
	/** The longest time, in ms, while it only waits for a processor or disk; known on Linux alone (proc(5), `/proc/pid/stat`). */
	readonly starvedLimit: number;
	/** Called once. */
	onSilent(ms: number): void;
}

/** A running watchdog. */
export interface Watchdog {
	end(): void;
}

/** The interval of checks, in ms. When a check comes later than `ASLEEP`, this process was suspended itself. */
const LOOK_EVERY = 100;
const ASLEEP = 1_000;

/** The time without a heartbeat after which processor time is measured, in ms. */
const NOTICED = 500;

/** A thread that got less processor time than this since its last heartbeat, in ms, is starved. */
const STARVED_WORK = 500;

/** Starts the watchdog; time before the start does not count. */
export function startWatchdog({ pid, heardAt, limit, starvedLimit, onSilent }: WatchdogOptions): Watchdog {
	let awakeSince = performance.now();
	let lookedAt = awakeSince;
	let workBefore: number | undefined;
	const timer = setInterval(() => {
		const now = performance.now();
		if (now - lookedAt > ASLEEP) awakeSince = now;
		lookedAt = now;
		const silence = now - Math.max(heardAt(), awakeSince);
		if (silence < NOTICED) {
			workBefore = undefined;
			return;
		}
		const thread = mainThreadOf(pid);
		workBefore ??= thread?.work;
		const starved = thread?.wantsToRun && thread.work - (workBefore ?? 0) < STARVED_WORK;
		if (silence < (starved ? starvedLimit : limit)) return;
		clearInterval(timer);
		onSilent(silence);
	}, LOOK_EVERY);
	return { end: () => clearInterval(timer) };
}

/** Whether a process's main thread runs, wants to, or waits for a disk, and how long it ran so far, in ms. */
function mainThreadOf(pid: number | undefined): { readonly wantsToRun: boolean; readonly work: number } | undefined {
	try {
		// After the name in brackets: the state, then, at places 12 and 13, hundredths of a second in the program and in the system.
		const [state, ...rest] = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8")
			.replace(/^.*\) /s, "")
			.split(" ");
		return { wantsToRun: state === "R" || state === "D", work: (Number(rest[10]) + Number(rest[11])) * 10 };
	} catch {
		return undefined;
	}
}
