// The process that the site runs in, started by the launcher (launcher/site-supervisor.ts) and ended with it.

import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { releaseInStack } from "@hub/releases/evaluate";
import type * as ShellServer from "../server/main.tsx";
import { HEARTBEAT_INTERVAL, type Order, type Report } from "./messages.ts";
import { createPeers } from "./peers.server.ts";
import type { StallWatchData } from "./stall-watch.server.ts";

/** How long what is under way may take in a process that ends, in ms: another is already there, and a form waits for its answer. */
const DRAIN_PATIENCE = 8_000;

/** How long it may take when everything is stopped, in ms. */
const STOP_PATIENCE = 2_000;

const folder = dirname(process.argv[1] ?? "");
const beats = new Int32Array(new SharedArrayBuffer(4));
let site: ShellServer.OpenSite | undefined;
let ending = false;

const peers = createPeers(tell);

process.on("message", (order: Order) => {
	if (order.kind === "open") void open(order);
	else if (order.kind === "stop") void end(0, STOP_PATIENCE);
	else peers.take(order);
});
// The only sign of the launcher's end by kill -9.
process.on("disconnect", () => end(0, STOP_PATIENCE));
process.on("SIGTERM", () => end(0, STOP_PATIENCE));
// A terminal sends these to every process; the launcher decides what to do.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

process.on("unhandledRejection", (error) => judge("rejection", error));
process.on("uncaughtException", (error) => judge("exception", error));
process.on("exit", (code) => {
	if (ending) return;
	const release = releaseInStack(new Error("exit").stack ?? "");
	write({ remote: release?.name, version: release?.version, code }, "Code that runs in the site ended its process (process.exit)");
});

async function open({ settings, shellDir, logLevel, warm, place }: Extract<Order, { kind: "open" }>): Promise<void> {
	setInterval(() => {
		Atomics.add(beats, 0, 1);
		tell({ kind: "beat" });
	}, HEARTBEAT_INTERVAL);
	const { openSite, SettingsError } = createRequire(join(folder, "server.cjs"))("./server.cjs") as typeof ShellServer;
	try {
		site = await openSite(settings, {
			shellDir,
			logLevel,
			warm,
			place,
			peers: settings.siteProcesses > 1 ? peers : undefined,
		});
		peers.listen(site.hear);
		await site.listen();
		tell({ kind: "listening" });
		// Only now: its start takes as much of a processor as half of the site's.
		watchForStalls(logLevel);
		if (!warm) await site.warmUp();
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		tell({ kind: "refused", reason: error.message });
		await end(1, STOP_PATIENCE);
	}
}

function judge(kind: "rejection" | "exception", error: unknown): void {
	if (site?.strays.note(kind, error) === "go on") return;
	if (!site) write({ error: error instanceof Error ? error.stack : String(error) }, "The site could not be opened");
	else if (!ending)
		write({}, "The site's process is not trusted any more: it finishes what is under way, and a new one takes over");
	void end(1, DRAIN_PATIENCE);
}

async function end(code: number, patience: number): Promise<void> {
	if (ending) return;
	ending = true;
	const deadline = setTimeout(() => process.exit(code), patience + 500);
	const closed = site?.close(patience);
	tell({ kind: "draining" });
	await closed;
	clearTimeout(deadline);
	process.exit(code);
}

function tell(report: Report): void {
	// The launcher may be gone by now, which is heard by itself.
	if (process.connected) process.send?.(report, undefined, undefined, () => undefined);
}

function watchForStalls(logLevel: string): void {
	const workerData: StallWatchData = { beats, launcher: process.ppid, silent: logLevel === "silent" };
	const watch = new Worker(join(folder, "stall-watch.cjs"), {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 4, stackSizeMb: 1 },
	});
	watch.on("error", (error) => write({ error: String(error) }, "Stalls are not watched any more; the launcher still ends them"));
	watch.unref();
}

/** Writes a log line synchronously, for a process that may end before the next turn of the event loop. */
function write(fields: object, msg: string): void {
	writeSync(1, `${JSON.stringify({ level: 60, time: new Date().toISOString(), ...fields, msg })}\n`);
}
