// Loaded before Directus in its own process. When the process that started it is gone, even by kill -9, Directus ends too:
// otherwise it would keep the port and the database, and the next start would find both taken.

import { isMainThread } from "node:worker_threads";

const patience = 5_000;

// The database, its neighbours, uploads and what is made of them are for the owner alone, from their first byte on. Threads load this
// file too; theirs is the process's mask.
if (isMainThread) process.umask(0o077);

// A sign of life each second, so that one that stands still is not kept for ever (launcher/keep-cms.ts).
if (isMainThread)
	setInterval(() => process.connected && process.send?.("beat", undefined, undefined, () => undefined), 1_000).unref();

process.channel?.unref();
process.on("disconnect", () => {
	setTimeout(() => process.exit(1), patience).unref();
	process.kill(process.pid, "SIGTERM");
});
