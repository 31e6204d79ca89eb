// A process of the site, started by the launcher (launcher/supervisor.ts): it sends heartbeats, reports fatal errors,
// and ends with the launcher.

import { subscribe } from "node:diagnostics_channel";
import { writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { recordCrash } from "@hub/releases/crash-log";
import { type ReleaseName, releaseInStack } from "@hub/releases/evaluate";
import { createDescriptors } from "../base/descriptors.server.ts";
import { HEARTBEAT_INTERVAL, type LauncherMessage, type SiteMessage } from "./messages.ts";
import type { StallWatchData, StallWatchMessage } from "./stall-watch.server.ts";
import type { UnhandledFailures } from "./unhandled-failures.server.ts";

/**
 * Time for requests in flight when the process ends, in ms: its successor runs already, and a form waits for its
 * response.
 */
const DRAIN_TIMEOUT_MS = 8_000;

/**
 * Longest time until the successor listens, in ms (`START_TIMEOUT_MS` of the launcher); until then this process accepts
 * requests.
 */
const TAKEOVER_TIMEOUT_MS = 180_000;

/** Time for requests in flight when everything stops, in ms. */
const STOP_TIMEOUT_MS = 2_000;

type OpenMessage = Extract<LauncherMessage, { kind: "open" }>;

/** The site, as the process runs it. */
export interface Supervised {
	/** @throws SettingsError or BucketError for what an operator can fix */
	open(message: OpenMessage, process: OpeningProcess): Promise<void>;
	/** Receives other messages, also before the site is open. */
	receive(message: LauncherMessage): void;
}

export interface OpeningProcess {
	/** Registers the opened site, so that it can be closed. */
	opened(site: OpenedInProcess): void;
	/** Reports that the site listens: from now on stalls are detected. */
	listening(): void;
}

export interface OpenedInProcess {
	/**
	 * Closes the site.
	 * @param timeoutMs for requests in flight
	 * @param takenOver resolves when a successor accepts requests. Default: there is none
	 */
	close(timeoutMs: number, takenOver?: Promise<void>): Promise<void>;
	readonly unhandled: Pick<UnhandledFailures, "record">;
	/** Returns the release whose code last failed because there were no file descriptors left, if known. */
	lacksDescriptors?(): ReleaseName | undefined;
}

export function sendToLauncher(message: SiteMessage): void {
	// The launcher may be gone; the disconnect event handles that.
	if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Runs the site in this process as the launcher orders. */
export function runSupervised({ open, receive }: Supervised): void {
	const beats = new Int32Array(new SharedArrayBuffer(4));
	let opened: OpenedInProcess | undefined;
	let ending = false;
	let folder: string | undefined;
	const { promise: takenOver, resolve: takeOver } = Promise.withResolvers<void>();
	const beat = () => void Atomics.add(beats, 0, 1);

	const end = async (code: number, timeoutMs: number): Promise<void> => {
		// With exit code 0 everything is stopped, and there is no successor to wait for.
		if (code === 0) takeOver();
		if (ending) return;
		ending = true;
		const takeover = code === 0 ? 0 : TAKEOVER_TIMEOUT_MS;
		setTimeout(takeOver, takeover);
		setTimeout(() => process.exit(code), takeover + timeoutMs + 500);
		const closed = opened?.close(timeoutMs, takenOver);
		sendToLauncher({ kind: "draining" });
		await closed;
		process.exit(code);
	};

	const handleUnhandled = (kind: "rejection" | "exception", error: unknown): void => {
		if (opened?.unhandled.record(kind, error) === "go on") return;
		if (!opened) write({ error: error instanceof Error ? error.stack : String(error) }, "The site could not be opened");
		else if (!ending)
			write(
				{},
				"The site's process is no longer trusted after an error: it finishes its requests, and a new one takes over",
			);
		void end(1, DRAIN_TIMEOUT_MS);
	};

	const descriptors = createDescriptors();
	const checkDescriptors = (): void => {
		if (ending || !descriptors.areExhausted()) return;
		descriptors.release();
		const release = opened?.lacksDescriptors?.();
		if (release && folder) recordCrash(folder, { at: Date.now(), remote: release.name, version: release.version });
		write(
			{ remote: release?.name, version: release?.version },
			"The site's process runs out of file descriptors: a new one takes over. If that happens again, code in the site does not close its files or connections",
		);
		void end(1, DRAIN_TIMEOUT_MS);
	};

	const watchForStalls = (logLevel: string): void => {
		const workerData: StallWatchData = { beats, launcher: process.ppid, silent: logLevel === "silent", folder };
		const watch = new Worker(join(dirname(process.argv[1] ?? ""), "stall-watch.cjs"), {
			workerData,
			resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 4, stackSizeMb: 1 },
		});
		watch.on("message", (_message: StallWatchMessage) => {
			// The request whose code was ended gets no response, and neither do those that wait for the same page.
			void end(1, STOP_TIMEOUT_MS);
		});
		watch.on("error", (error) =>
			write({ error: String(error) }, "Stalls are not watched any more; the launcher still ends them"),
		);
		watch.unref();
	};

	const begin = async (message: OpenMessage): Promise<void> => {
		folder = message.settings.siteDir;
		setInterval(() => {
			beat();
			sendToLauncher({ kind: "beat" });
			checkDescriptors();
		}, HEARTBEAT_INTERVAL);
		// One turn of the event loop may handle many requests: each is a sign of life, too.
		for (const channel of ["http.server.request.start", "http.server.response.finish"]) subscribe(channel, beat);
		try {
			await open(message, {
				opened(site) {
					opened = site;
				},
				listening() {
					sendToLauncher({ kind: "listening" });
					// Not earlier: starting the thread takes as much of a processor as half of the site's startup.
					watchForStalls(message.logLevel);
				},
			});
		} catch (error) {
			// The site is a separate bundle with its own copy of the class.
			if (!(error instanceof Error && ["SettingsError", "BucketError"].includes(error.name))) throw error;
			sendToLauncher({ kind: "refused", reason: error.message });
			await end(1, STOP_TIMEOUT_MS);
		}
	};

	process.on("message", (message: LauncherMessage) => {
		if (message.kind === "open") void begin(message);
		else if (message.kind === "taken over") takeOver();
		else receive(message);
	});
	// The launcher stops everything, or is gone, even by kill -9.
	process.on("disconnect", () => end(0, STOP_TIMEOUT_MS));
	process.on("SIGTERM", () => end(0, STOP_TIMEOUT_MS));
	// A terminal sends these to every process; the launcher decides what to do.
	for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

	process.on("unhandledRejection", (error) => handleUnhandled("rejection", error));
	process.on("uncaughtException", (error) => handleUnhandled("exception", error));
	process.on("exit", (code) => {
		if (ending) return;
		const release = releaseInStack(new Error("exit").stack ?? "");
		if (release && folder) recordCrash(folder, { at: Date.now(), remote: release.name, version: release.version });
		write(
			{ remote: release?.name, version: release?.version, code },
			"Code that runs in the site ended its process (process.exit)",
		);
	});
}

/** Writes a log line synchronously, for a process that may end before the next turn of the event loop. */
function write(fields: object, msg: string): void {
	try {
		writeSync(1, `${JSON.stringify({ level: 60, time: new Date().toISOString(), ...fields, msg })}\n`);
	} catch {
		// The log is not read any more, or not fast enough.
	}
}
