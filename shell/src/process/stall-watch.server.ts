// A watchdog thread in a process of the site or of its search. When the main thread hangs, it asks the debugger for the stack and logs the release;
// soon after, the launcher ends the process (launcher/supervised-process.ts). Without the launcher, this thread does.

import { writeSync } from "node:fs";
import { type Debugger, Session } from "node:inspector";
import { workerData } from "node:worker_threads";
import { noteCrash } from "@hub/releases/crash-notes";
import { type ReleaseName, releaseOfBundle } from "@hub/releases/evaluate";
import { HEARTBEAT_INTERVAL } from "./messages.ts";

/** What the thread is given. */
export interface StallWatchData {
	/** Names what runs in the process. */
	readonly name: string;
	/** Incremented by every heartbeat of the main thread. */
	readonly beats: Int32Array;
	/** The process that started it. */
	readonly launcher: number;
	/** Whether the log is to stay empty. */
	readonly silent: boolean;
	/** The site's folder; undefined where it has none. */
	readonly folder: string | undefined;
}

/** Missed heartbeats until the debugger is asked: early enough to log before the launcher ends the process. */
const MISSED = 3;

const { name, beats, launcher, silent, folder } = workerData as StallWatchData;
let last = 0;
let missed = 0;

setInterval(() => {
	const now = Atomics.load(beats, 0);
	missed = now === last ? missed + 1 : 0;
	last = now;
	if (missed === MISSED) look();
	// A process that hears nothing any more cannot hear either that the launcher is gone.
	if (missed > MISSED && process.ppid !== launcher) process.kill(process.pid, "SIGKILL");
}, HEARTBEAT_INTERVAL);

/** Stops the main thread for a moment, and writes down where it is. */
function look(): void {
	const session = new Session();
	session.connectToMainThread();
	const scripts = new Map<string, string>();
	session.on("Debugger.scriptParsed", ({ params }) => void scripts.set(params.scriptId, params.url));
	session.on("Debugger.paused", ({ params }) => {
		tell(params.callFrames, (frame) => scripts.get(frame.location.scriptId) ?? frame.url);
		session.post("Debugger.resume", () => session.disconnect());
	});
	session.post("Debugger.enable");
	session.post("Debugger.pause");
}

function tell(frames: readonly Debugger.CallFrame[], fileOf: (frame: Debugger.CallFrame) => string): void {
	const release = frames.map((frame) => releaseOfBundle(fileOf(frame))).find((found) => found !== undefined);
	if (release && folder) noteCrash(folder, { at: Date.now(), remote: release.name, version: release.version });
	if (silent) return;
	const where = frames
		.slice(0, 8)
		.map((frame) => `${frame.functionName || "(anonymous)"} (${fileOf(frame)}:${frame.location.lineNumber + 1})`);
	const seconds = (MISSED * HEARTBEAT_INTERVAL) / 1_000;
	const line = { level: 60, time: new Date().toISOString(), ...named(release), where, msg: words(release, seconds) };
	writeSync(1, `${JSON.stringify(line)}\n`);
}

function named(release: ReleaseName | undefined): object {
	return release ? { remote: release.name, version: release.version } : {};
}

function words(release: ReleaseName | undefined, seconds: number): string {
	if (!release) return `The ${name} has stood still for ${seconds} s, and no release is to be seen in it`;
	return `The ${name} has stood still for ${seconds} s in ${release.name} ${release.version}. It is restarted unless it goes on, and will stand still again: npm run releases -- live ${release.name} <an older version>`;
}
