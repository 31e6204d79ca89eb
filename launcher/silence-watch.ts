// Watches the signs of life of another process, to tell one that stands still from one that waits for a processor.

import { readFileSync } from "node:fs";

/** What is watched, and for how long it may be silent. */
export interface SilenceOptions {
	readonly pid: number | undefined;
	/** When its last sign of life was heard, as `performance.now()` told. */
	heardAt(): number;
	/** How long it may be silent, in ms. */
	readonly limit: number;
	/** How long, in ms, where it only waits for a processor or a disk that others hold; known on Linux alone. */
	readonly starvedLimit: number;
	/** Called once. */
	onSilent(ms: number): void;
}

/** A watch that has begun. */
export interface SilenceWatch {
	end(): void;
}

/** How often the silence is measured, in ms. When this very timer comes later than `ASLEEP`, this process stood still itself. */
const LOOK_EVERY = 250;
const ASLEEP = 1_000;

/** Silence that is worth a closer look, in ms. */
const NOTICED = 1_000;

/** A thread that was given less of a processor than this since it fell silent, in ms, waits for one. */
const STARVED_WORK = 1_000;

/** Begins to watch. A silence that began before counts from now on. */
export function watchSilence({ pid, heardAt, limit, starvedLimit, onSilent }: SilenceOptions): SilenceWatch {
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
