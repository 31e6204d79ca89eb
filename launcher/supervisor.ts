// Starts, watches, restarts and stops one long-lived child process: Directus, a process of the site, or the mail
// catcher. A child ends when its channel to this process closes, so stopping this process and killing it have the same
// effect.

import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { LauncherMessage, SiteMessage } from "../shell/src/process/messages.ts";
import { StepError } from "./progress.ts";
import { startWatchdog } from "./watchdog.ts";

export interface Service {
	/** Name in messages, at the beginning of a sentence. */
	readonly name: string;
	/** Starts a process with an IPC channel. @param isFirst false if it replaces another */
	spawn(isFirst: boolean): ChildProcess;
	onMessage?(message: SiteMessage, child: ChildProcess): void;
	/** Resolves when it accepts requests or has ended. Default: it sends `listening` or `refused`. */
	untilListening?(ended: Promise<unknown>): Promise<unknown>;
	/** Explains why it ended before it listened. */
	explainExit?(): Promise<string | undefined>;
	/** Its health check, in addition to heartbeats. */
	readonly healthUrl?: string | undefined;
	/**
	 * Time in ms after which it is killed when hung (watchdog.ts); doubles after each kill. Default: it is not watched.
	 */
	readonly hungMs?: number;
	/** Pauses in ms before restarts. The last one is used for all further restarts. */
	readonly pausesMs: readonly number[];
	/** Uptime in ms after which the next exit counts as the first one. */
	readonly stableMs: number;
	/** Timeout of a stop, in ms. */
	readonly stopMs: number;
}

export interface SupervisedService {
	/** Id of the process that accepts requests or is about to; undefined between two. */
	pid(): number | undefined;
	/**
	 * Stops it permanently.
	 * @param after if given, it is not restarted any more, but stopped only when this has settled
	 */
	stop(after?: Promise<unknown>): Promise<void>;
}

/** Includes starts on a busy machine. */
const START_TIMEOUT_MS = 180_000;

/** A replaced process finishes its requests within this time. */
const DRAIN_TIMEOUT_MS = 10_000;

/** Each kill within this time doubles the limit, up to the factor: if restarts don't help, the cause is load. */
const KILLS_COUNT_FOR_MS = 600_000;
const MAX_LIMIT_FACTOR = 16;

const DRAINING = "asks for a successor";

interface RunningProcess {
	readonly child: ChildProcess;
	/** @throws StepError if it does not start to listen */
	readonly listening: Promise<void>;
	/**
	 * Resolves when a successor may replace it, because it has ended or requested one. The value is a sentence with the
	 * reason.
	 */
	readonly leaving: Promise<string>;
	readonly ended: Promise<string>;
}

/**
 * Starts a service and supervises it.
 * @param report is called when a process was killed or has ended, and when it runs again
 * @throws StepError if the first start fails
 */
export async function supervise(service: Service, report: (text: string) => void): Promise<SupervisedService> {
	const { name, pausesMs, stableMs, stopMs } = service;
	const all = new Set<RunningProcess>();
	const killedAt: number[] = [];
	let stopping = false;

	const start = (isFirst: boolean): RunningProcess => {
		const kills = killedAt.filter((at) => performance.now() - at < KILLS_COUNT_FOR_MS).length;
		const process = startProcess(service, {
			isFirst,
			limitFactor: Math.min(2 ** kills, MAX_LIMIT_FACTOR),
			onHung(problem) {
				killedAt.push(performance.now());
				report(`${name} ${problem}. It is killed. Its log says where.`);
			},
		});
		all.add(process);
		void process.ended.then(() => all.delete(process));
		return process;
	};

	let current = start(true);
	const stop = async (after?: Promise<unknown>) => {
		stopping = true;
		await after;
		await Promise.all([...all].map((process) => endProcess(process, stopMs)));
	};

	const follow = async () => {
		let failures = 0;
		let listensSince: number | undefined = performance.now();
		while (!stopping) {
			const reason = await current.leaving;
			if (stopping) return;
			const former = current;
			// A process that never listened has no requests to finish.
			if (listensSince === undefined) void endProcess(former, 0);
			else if (performance.now() - listensSince > stableMs) failures = 0;
			const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
			failures += 1;
			report(`${reason} Starting it again${pause > 0 ? ` in ${pause / 1_000} s` : ""}.`);
			const leftAt = performance.now();
			if (pause > 0) await sleep(pause);
			if (stopping) return;
			current = start(false);
			listensSince = undefined;
			const listens = await current.listening.then(
				() => true,
				() => false,
			);
			if (!listens) continue;
			listensSince = performance.now();
			send(former.child, { kind: "taken over" });
			void killAfter(former, DRAIN_TIMEOUT_MS);
			report(`${name} is back after ${Math.round(listensSince - leftAt)} ms.`);
		}
	};

	try {
		await current.listening;
	} catch (error) {
		await stop();
		throw error;
	}
	void follow();
	return {
		pid: () => (isRunning(current.child) ? current.child.pid : undefined),
		stop,
	};
}

function startProcess(
	{ name, spawn, onMessage, untilListening, explainExit, healthUrl, hungMs }: Service,
	{ isFirst, limitFactor, onHung }: { isFirst: boolean; limitFactor: number; onHung: (problem: string) => void },
): RunningProcess {
	const child = spawn(isFirst);
	const ended = new Promise<string>((resolve) => {
		child.once("exit", (code, signal) => resolve(`ended by itself (${signal ?? `exit ${code}`})`));
		child.once("error", (error) => resolve(`could not be started (${error.message})`));
	});
	const { promise: started, resolve: start } = Promise.withResolvers<SiteMessage>();
	const { promise: draining, resolve: drain } = Promise.withResolvers<string>();
	let messages = 0;
	child.on("message", (message: SiteMessage) => {
		messages += 1;
		if (message.kind === "listening" || message.kind === "refused") start(message);
		else if (message.kind === "draining") drain(DRAINING);
		else onMessage?.(message, child);
	});
	const watch = (url?: string) =>
		child.pid === undefined || hungMs === undefined
			? () => undefined
			: startWatchdog({
					pid: child.pid,
					heartbeat: () => messages,
					healthUrl: url,
					limit: hungMs * limitFactor,
					onHung(problem) {
						onHung(problem);
						child.kill("SIGKILL");
					},
				});
	let endWatch = watch();
	void ended.then(() => endWatch());
	const waitUntilListening = async () => {
		const late = sleep(START_TIMEOUT_MS, "late" as const, { ref: false });
		const outcome = await Promise.race([untilListening?.(ended) ?? started, ended, draining, late]);
		if (outcome === "late") throw new StepError(`${name} did not listen within ${START_TIMEOUT_MS / 1_000} s.`);
		if (isRefusal(outcome)) throw new StepError(outcome.reason);
		if (outcome === DRAINING) throw new StepError(`${name} ended before it listened; its log says why.`);
		if (!isRunning(child))
			throw new StepError((await explainExit?.()) ?? `${name} ${await ended} before it listened; its log says why.`);
		endWatch();
		endWatch = watch(healthUrl);
	};
	const listening = waitUntilListening();
	const leaving = listening.then(
		async () => `${name} ${await Promise.race([ended, draining])}.`,
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	);
	return { child, listening, leaving, ended };
}

function isRefusal(outcome: unknown): outcome is Extract<SiteMessage, { kind: "refused" }> {
	return typeof outcome === "object" && outcome !== null && "kind" in outcome && outcome.kind === "refused";
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
	return pid !== undefined && exitCode === null && signalCode === null;
}

/** Sends a message unless the channel is closed. */
export function send(child: ChildProcess, message: LauncherMessage): void {
	if (child.connected) child.send(message, () => undefined);
}

/** Requests the end of a process, and kills it after `timeout` (ms). */
async function endProcess(process: RunningProcess, timeout: number): Promise<void> {
	if (process.child.connected) process.child.disconnect();
	await killAfter(process, timeout);
}

async function killAfter({ child, ended }: RunningProcess, timeout: number): Promise<void> {
	const kill = setTimeout(() => child.kill("SIGKILL"), timeout);
	await ended;
	clearTimeout(kill);
}
