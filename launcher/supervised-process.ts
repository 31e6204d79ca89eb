// One process of the site or of its search: started, watched, ended.

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Order, Report } from "../shell/src/process/messages.ts";
import { StepError } from "./progress.ts";
import { startWatchdog, type Watchdog } from "./watchdog.ts";

/** What a process is started with. */
export interface ProcessOptions {
	/** Names it to an operator, at the beginning of a sentence. */
	readonly name: string;
	/** Its file in the shell's build. */
	readonly program: "site-process.cjs" | "search-process.cjs";
	/** The shell's build. */
	readonly shellDir: string;
	/** What opens it. */
	readonly opening: Order;
	/** Hears its log; without it, the log is written to this process's output. */
	readonly onLog?: ((text: string) => void) | undefined;
	/** Its health check. Default: heartbeats alone count. */
	readonly healthUrl?: string | undefined;
	/** Factor by which the limit for a hung process is longer. Default 1. */
	readonly patience?: number;
	/** Called when it is hung and is being ended. @param what the end of a sentence that begins with its name */
	readonly onHung: (what: string) => void;
}

/** A process that is watched. */
export interface SupervisedProcess {
	readonly child: ChildProcess;
	/** Sends an order; false where the process cannot hear any more. */
	order(order: Order): boolean;
	onReport(hear: (report: Report) => void): void;
	/** Settles when it listens. @throws StepError when it cannot, with a sentence where there is one */
	readonly listening: Promise<void>;
	/** Settles when another may take its place: it ended, or takes nothing new any more. Says how. */
	readonly leaving: Promise<string>;
	readonly gone: Promise<void>;
}

/**
 * How long a process may be hung, in ms, before it is ended (watchdog.ts). A remote's code is ended earlier by the process itself
 * (shell/src/process/stall-watch.server.ts), so this is for native code, for the site's own and for stopped processes. SQLite waits up to
 * 5 s for a lock only where another process writes, which takes milliseconds.
 */
const HUNG_MS = 3_000;

/** How long a start may take, in ms, on a machine that does other things beside. */
const START_TIMEOUT_MS = 180_000;

/** What a remote's code may see of this process's surroundings: what Node itself needs, and no password. */
const SURROUNDINGS =
	/^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|NODE_\w+|MALLOC_\w+|SSL_CERT_\w+|https?_proxy|no_proxy|SystemRoot|FONTCONFIG_\w+)$/i;

/**
 * How much memory a process holds; the environment may say otherwise. The system's allocator (glibc) has two arenas, in place of one for
 * each of a dozen threads that compress and read files, in which what one page needed once would stay for good. V8 collects its old space
 * once it has grown by half of what was alive, and not by its own measure, which lets it wait for gigabytes; with much alive the process
 * itself bounds that further (`heap-growth.server.ts`). A fixed bound would end the process of a site with many entries, and one of 400 MB
 * cost a page that is rendered a tenth. The young space is 24 MB and not a hundred, of which most would only wait to
 * be collected: twice as much gains nothing that could be measured. With 6 MB the search, which reads long texts one after the
 * other, spent two fifths of its time on collections.
 */
const ARENAS = { MALLOC_ARENA_MAX: "2" };
const GROWTH = "--heap-growing-percent=50";
/** A third of the young space, in MB. */
const SEMI_SPACE = 8;

/** Starts a process. */
export function startProcess({
	name,
	program,
	shellDir,
	opening,
	onLog,
	healthUrl,
	patience = 1,
	onHung,
}: ProcessOptions): SupervisedProcess {
	const child = spawn(process.execPath, [GROWTH, join(shellDir, "node", program)], {
		env: {
			...ARENAS,
			...Object.fromEntries(Object.entries(process.env).filter(([name]) => SURROUNDINGS.test(name))),
			// Of an option that is there twice the last counts.
			NODE_OPTIONS: [`--max-semi-space-size=${SEMI_SPACE}`, process.env.NODE_OPTIONS].filter(Boolean).join(" "),
		},
		stdio: ["ignore", onLog ? "pipe" : "inherit", "inherit", "ipc"],
		serialization: "advanced",
		windowsHide: true,
	});
	child.stdout?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
	const order = (what: Order) => child.connected && child.send(what, () => undefined);
	order(opening);
	const ended = new Promise<string>((resolve) => {
		child.once("exit", (code, signal) => resolve(`ended by itself (${signal ?? `exit ${code}`})`));
		child.once("error", (error) => resolve(`could not be started (${error.message})`));
	});
	const heard = new Promise<Report>((resolve) => {
		child.on("message", (told: Report) => ["listening", "refused", "draining"].includes(told.kind) && resolve(told));
	});
	const draining = new Promise<string>((resolve) => {
		child.on("message", (told: Report) => told.kind === "draining" && resolve("asks for a successor"));
	});
	let messages = 0;
	child.on("message", () => {
		messages += 1;
	});
	const watch = (url?: string): Watchdog =>
		startWatchdog({
			pid: child.pid,
			heartbeat: () => messages,
			healthUrl: url,
			limit: HUNG_MS * patience,
			onHung(what) {
				onHung(what);
				child.kill("SIGKILL");
			},
		});
	let watchdog = watch();
	void ended.then(() => watchdog.end());
	const begun = Promise.race([heard, ended, afterStartTimeout()]).then((told) => {
		if (told === undefined) throw new StepError(`${name} did not listen within ${START_TIMEOUT_MS / 1_000} s.`);
		if (typeof told === "string") throw new StepError(`${name} ${told} before it listened; its log says why.`);
		if (told.kind === "refused") throw new StepError(told.reason);
		if (told.kind !== "listening") throw new StepError(`${name} ended before it listened; its log says why.`);
		watchdog.end();
		watchdog = watch(healthUrl);
	});
	return {
		child,
		order,
		onReport: (hear) => void child.on("message", hear),
		listening: begun,
		leaving: begun.then(
			() => Promise.race([ended, draining]),
			(error: unknown) => (error instanceof StepError ? "did not start" : String(error)),
		),
		gone: ended.then(() => undefined),
	};
}

function afterStartTimeout(): Promise<undefined> {
	return new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS, undefined).unref());
}

/** Ends a process: it is asked to where it was not told already, and killed after `patience` (ms). */
export async function endProcess({ child, order, gone }: SupervisedProcess, patience: number, { ask = true } = {}): Promise<void> {
	const kill = setTimeout(() => child.kill("SIGKILL"), patience);
	if (ask) order({ kind: "stop" });
	await gone;
	clearTimeout(kill);
}
