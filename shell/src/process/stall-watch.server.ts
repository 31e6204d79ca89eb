// A watchdog thread. When the main thread hangs, it gets the stack from the debugger and logs it. A remote's code is
// terminated, and the process asks for a successor. Anything else that hangs is ended by the launcher
// (launcher/watchdog.ts).

import { readlinkSync, writeSync } from "node:fs";
import { type Debugger, Session } from "node:inspector";
import { basename } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { recordCrash } from "@hub/releases/crash-log";
import { type ReleaseName, releaseOfBundle } from "@hub/releases/evaluate";
import { createStallClock, type Stall } from "./stall-clock.server.ts";

export interface StallWatchData {
	/** Incremented by every heartbeat of the main thread. */
	readonly beats: Int32Array;
	readonly launcher: number;
	/** True if nothing is logged. */
	readonly silent: boolean;
	/** The site's folder, if any. */
	readonly folder: string | undefined;
}

/** Sent to the main thread after a remote's code was ended. */
export type StallWatchMessage = "code ended";

const CHECK_INTERVAL_MS = 100;

/** Length of a stall that is inspected, in ms: forty times the rendering of a page. */
const STALL_MS = 600;

/**
 * The debugger stops JavaScript within milliseconds. If the stall grows by this much meanwhile, in ms, the thread is in
 * native code.
 */
const NATIVE_MS = 400;

const { beats, launcher, silent, folder } = workerData as StallWatchData;
const clock = createStallClock(process.pid, ownThread());
let seenBeats = 0;
let stall: Stall = { ran: 0, slept: 0 };
/** The debugger session of the current stall. */
let session: Session | undefined;
let inspectedAt = 0;
let isNativeLogged = false;

setInterval(() => {
	const now = Atomics.load(beats, 0);
	stall = clock.tick(now !== seenBeats);
	seenBeats = now;
	const length = lengthOf(stall);
	if (length === 0) {
		session?.disconnect();
		session = undefined;
	}
	if (length < STALL_MS) return;
	// A hung main thread cannot notice that the launcher is gone.
	if (process.ppid !== launcher) process.kill(process.pid, "SIGKILL");
	if (!session) inspect(length);
	else if (!isNativeLogged && inspectedAt > 0 && length - inspectedAt >= NATIVE_MS) {
		isNativeLogged = true;
		log(
			{},
			`The site was blocked for ${inSeconds(length)} s in native code, where no stack can be read (${inWords(stall)})`,
		);
	}
}, CHECK_INTERVAL_MS);

function lengthOf({ ran, slept }: Stall): number {
	return Math.max(ran, slept);
}

/** Pauses the main thread briefly, logs its stack, and terminates a remote's code. */
function inspect(length: number): void {
	inspectedAt = length;
	isNativeLogged = false;
	const current = new Session();
	session = current;
	current.connectToMainThread();
	const scripts = new Map<string, string>();
	const fileOf = (frame: Debugger.CallFrame) => scripts.get(frame.location.scriptId) ?? frame.url;
	current.on("Debugger.scriptParsed", ({ params }) => void scripts.set(params.scriptId, params.url));
	current.on("Debugger.paused", ({ params: { callFrames } }) => {
		stall = clock.tick(false);
		// Native code has just returned: its caller continues.
		const isOver = lengthOf(stall) - inspectedAt >= NATIVE_MS;
		const release = callFrames.map((frame) => releaseOfBundle(fileOf(frame))).find((found) => found !== undefined);
		inspectedAt = 0;
		const where = callFrames
			.slice(0, 8)
			.map((frame) => `${frame.functionName || "(anonymous)"} (${fileOf(frame)}:${frame.location.lineNumber + 1})`);
		log({ ...named(release), where }, sentence(release, isOver));
		current.post("Debugger.resume");
		current.post("Debugger.disable");
		if (!release || isOver) return;
		if (folder) recordCrash(folder, { at: Date.now(), remote: release.name, version: release.version });
		current.post("Runtime.terminateExecution", () => parentPort?.postMessage("code ended" satisfies StallWatchMessage));
	});
	current.post("Debugger.enable");
	current.post("Debugger.pause");
}

function sentence(release: ReleaseName | undefined, isOver: boolean): string {
	const stood = `The site was blocked for ${inSeconds(lengthOf(stall))} s`;
	const how = inWords(stall);
	if (!release) return `${stood}, and no release is in its stack (${how})`;
	const next = isOver ? "It continues" : "The code was terminated and the process is replaced";
	return `${stood} in ${release.name} ${release.version} (${how}). ${next}, but will block again. To replace it: npm run releases -- live ${release.name} <an older version>`;
}

function named(release: ReleaseName | undefined): object {
	return release ? { remote: release.name, version: release.version } : {};
}

function inSeconds(ms: number): string {
	return (ms / 1_000).toFixed(1);
}

function inWords({ ran, slept }: Stall): string {
	return `${Math.round(ran)} ms of processor time, ${Math.round(slept)} ms asleep`;
}

function log(fields: object, msg: string): void {
	if (silent) return;
	try {
		writeSync(1, `${JSON.stringify({ level: 60, time: new Date().toISOString(), ...fields, msg })}\n`);
	} catch {
		// The log is not read any more, or not fast enough.
	}
}

/** Returns the id of this thread; undefined if the system has none. */
function ownThread(): number | undefined {
	try {
		return Number(basename(readlinkSync("/proc/thread-self")));
	} catch {
		return undefined;
	}
}
