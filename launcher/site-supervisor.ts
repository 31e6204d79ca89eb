// Supervises the site's process: it is restarted when it ends, and killed first when it hangs in code that never yields.

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Order, Report } from "../shell/src/process/messages.ts";
import type { Settings } from "../shell/src/server/main.tsx";
import { StepError } from "./progress.ts";
import { startWatchdog, type Watchdog } from "./watchdog.ts";

/** What the site is started with. */
export interface SuperviseSiteOptions {
	readonly settings: Settings;
	/** The shell's build. */
	readonly shellDir: string;
	/** A level of the site's log. */
	readonly logLevel: string;
	/** Hears the site's log; without it, the log is written to this process's output. */
	readonly onLog?: ((text: string) => void) | undefined;
}

/** A supervised site. */
export interface SupervisedSite {
	/** Its process now, for who watches it; undefined between two. */
	pid(): number | undefined;
	/** Stops it for good: with SIGTERM, after 3 s with SIGKILL. */
	stop(): Promise<void>;
}

/**
 * How long the site's main thread may be silent, in ms, before its process is ended: two hundred times what a page takes to be drawn,
 * and as long as visitors wait, which all of them do meanwhile.
 */
const SILENCE = 3_000;

/** How long, in ms, where the process only waits for a processor that others hold. */
const STARVED_SILENCE = 20_000;

/** How long a start may take, in ms, on a machine that does other things beside. */
const START_PATIENCE = 60_000;

/** How long a process may take to end, in ms: when all is stopped, and when another has taken its place. */
const STOP_PATIENCE = 3_000;
const DRAIN_PATIENCE = 10_000;

/** How long to wait before each new start, in ms; the last one counts for all that follow. Visitors wait as well, so it stays short. */
const PAUSES = [0, 250, 1_000, 2_000, 5_000];

/** After listening for so long, in ms, the next end counts as a first one: even a page that ends the site leaves time for others. */
const WELL_AFTER = 2_500;

/** What a remote's code may see of this process's surroundings: what Node itself needs, and no password. */
const SURROUNDINGS =
	/^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|NODE_\w+|SSL_CERT_\w+|https?_proxy|no_proxy|SystemRoot|FONTCONFIG_\w+)$/i;

/** One process of the site. */
interface SiteProcess {
	readonly child: ChildProcess;
	/** Settles when it listens. @throws StepError when it cannot, with a sentence where there is one */
	readonly listening: Promise<void>;
	/** Settles when another may take its place: it ended, or takes nothing new any more. Says how. */
	readonly leaving: Promise<string>;
	readonly gone: Promise<void>;
}

/**
 * Starts the site and keeps it.
 * @param report is told when it ended and when it is back
 * @throws StepError when it cannot be started the first time
 */
export async function superviseSite(options: SuperviseSiteOptions, report: (text: string) => void): Promise<SupervisedSite> {
	let stopping = false;
	let failures = 0;
	const all = new Set<SiteProcess>();
	const begin = (warm: boolean) => {
		const process = startProcess(options, warm, report);
		all.add(process);
		void process.gone.then(() => all.delete(process));
		return process;
	};
	let current = begin(true);
	try {
		await current.listening;
	} catch (error) {
		await end(current, STOP_PATIENCE);
		throw error;
	}

	const follow = async () => {
		let since: number | undefined = performance.now();
		while (!stopping) {
			const how = await current.leaving;
			if (stopping) return;
			// One that never listened has nothing under way.
			void end(current, since === undefined ? 0 : DRAIN_PATIENCE, { ask: false });
			if (since !== undefined && performance.now() - since > WELL_AFTER) failures = 0;
			const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
			failures += 1;
			report(`The site ${how}. Starting it again${pause > 0 ? ` in ${pause / 1_000} s` : ""}.`);
			const began = performance.now();
			if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
			if (stopping) return;
			current = begin(false);
			since = undefined;
			try {
				await current.listening;
				since = performance.now();
				report(`The site is back after ${Math.round(since - began)} ms.`);
			} catch (error) {
				if (!stopping) report(error instanceof Error ? error.message : String(error));
			}
		}
	};
	void follow();
	return {
		pid: () => (current.child.exitCode === null && current.child.signalCode === null ? current.child.pid : undefined),
		async stop() {
			stopping = true;
			await Promise.all([...all].map((process) => end(process, STOP_PATIENCE)));
		},
	};
}

function startProcess(
	{ settings, shellDir, logLevel, onLog }: SuperviseSiteOptions,
	warm: boolean,
	report: (text: string) => void,
): SiteProcess {
	const child = spawn(process.execPath, [join(shellDir, "node", "site-process.cjs")], {
		env: Object.fromEntries(Object.entries(process.env).filter(([name]) => SURROUNDINGS.test(name))),
		stdio: ["ignore", onLog ? "pipe" : "inherit", "inherit", "ipc"],
		windowsHide: true,
	});
	child.stdout?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
	const order = (what: Order) => child.connected && child.send(what, () => undefined);
	order({ kind: "open", settings, shellDir, logLevel, warm });
	const ended = new Promise<string>((resolve) => {
		child.once("exit", (code, signal) => resolve(`ended by itself (${signal ?? `exit ${code}`})`));
		child.once("error", (error) => resolve(`could not be started (${error.message})`));
	});
	const heard = new Promise<Report>((resolve) => {
		child.on("message", (told: Report) => told.kind !== "beat" && resolve(told));
	});
	const draining = new Promise<string>((resolve) => {
		child.on("message", (told: Report) => told.kind === "draining" && resolve("takes nothing new and is about to end"));
	});
	let heardAt = 0;
	child.on("message", () => {
		heardAt = performance.now();
	});
	let watch: Watchdog | undefined;
	const begun = Promise.race([heard, ended, afterStartPatience()]).then((told) => {
		if (told === undefined) throw new StepError(`The site did not listen within ${START_PATIENCE / 1_000} s.`);
		if (typeof told === "string") throw new StepError(`The site ${told} before it listened; its log says why.`);
		if (told.kind === "refused") throw new StepError(told.reason);
		if (told.kind === "draining") throw new StepError("The site ended before it listened; its log says why.");
		watch = startWatchdog({
			pid: child.pid,
			heardAt: () => heardAt,
			limit: SILENCE,
			starvedLimit: STARVED_SILENCE,
			onSilent(ms) {
				report(`The site has stood still for ${(ms / 1_000).toFixed(1)} s; its log says where. It is ended.`);
				child.kill("SIGKILL");
			},
		});
	});
	return {
		child,
		listening: begun,
		leaving: begun.then(
			() => Promise.race([ended, draining]),
			(error: unknown) => (error instanceof StepError ? "did not start" : String(error)),
		),
		gone: ended.then(() => watch?.end()),
	};
}

function afterStartPatience(): Promise<undefined> {
	return new Promise((resolve) => setTimeout(resolve, START_PATIENCE, undefined).unref());
}

/** Ends a process: it is asked to where it was not told already, and killed after `patience`. */
async function end({ child, gone }: SiteProcess, patience: number, { ask = true } = {}): Promise<void> {
	const kill = setTimeout(() => child.kill("SIGKILL"), patience);
	const order: Order = { kind: "stop" };
	if (ask && child.connected) child.send(order, () => undefined);
	await gone;
	clearTimeout(kill);
}
