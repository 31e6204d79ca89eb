// Preloaded into Directus' process. Ends Directus when its parent process is gone, even after kill -9: otherwise
// Directus would keep the port and the database, and the next start would fail.

import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { isMainThread } from "node:worker_threads";

const STOP_TIMEOUT_MS = 5_000;

// Files of the database, uploads and their derivatives are readable by their owner alone from the moment of creation.
// Worker threads load this file, too, but cannot set the umask, which they share with the process.
if (isMainThread) process.umask(0o077);

// A heartbeat each second, so that a hung process is replaced (launcher/cms-supervisor.ts). Without file descriptors
// Directus can neither respond nor save, and only a new process helps.
const heartbeat = isMainThread
	? setInterval(() => {
			if (process.connected) process.send?.({ kind: "beat" }, undefined, undefined, () => undefined);
			if (!canOpenFiles()) end();
		}, 1_000).unref()
	: undefined;

process.channel?.unref();
process.on("disconnect", end);

function end(): void {
	clearInterval(heartbeat);
	setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
	process.kill(process.pid, "SIGTERM");
}

function canOpenFiles(): boolean {
	try {
		closeSync(openSync(devNull, "r"));
		return true;
	} catch (error) {
		return !(error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE"));
	}
}
