// A process of a cluster on this machine that can be stopped and started again: a host, or a service.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { StepError } from "../progress.ts";

/** Commands that start and stop a process. */
interface ProcessOptions {
	/** Name in messages. */
	readonly name: string;
	readonly program: string;
	readonly args: readonly string[];
	/** The whole environment, except PATH. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** Default: the user of this process. */
	readonly user?: { readonly uid: number; readonly gid: number } | undefined;
	/** Signal that stops it without waiting for its clients. */
	readonly stopSignal: NodeJS.Signals;
	/** True if it accepts requests. @param output its latest output */
	isReady(output: string): boolean | Promise<boolean>;
}

/** A process that is not started yet. */
export type ManagedProcess = ReturnType<typeof managedProcess>;

/** The first start of a host creates the database. */
const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 20_000;

export function managedProcess({ name, program, args, env, user, stopSignal, isReady }: ProcessOptions) {
	let child: ChildProcess | undefined;
	const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
	const end = async (signal: NodeJS.Signals) => {
		if (!child?.pid || !isRunning()) return;
		const { pid } = child;
		const ended = once(child, "close");
		// SIGKILL goes to the whole group: to a host's site and Directus, too.
		const send = (name: NodeJS.Signals) => process.kill(name === "SIGKILL" ? -pid : pid, name);
		send(signal);
		const timer = setTimeout(send, STOP_TIMEOUT_MS, "SIGKILL");
		await ended;
		clearTimeout(timer);
	};
	return {
		/** Resolves when it accepts requests. @throws StepError with its latest output if it does not start */
		async start(): Promise<void> {
			const started = spawn(program, args, {
				...user,
				env: { PATH: process.env.PATH, LC_ALL: "C", ...env },
				stdio: ["ignore", "pipe", "pipe"],
				detached: true,
			});
			child = started;
			let output = "";
			for (const stream of [started.stdout, started.stderr])
				stream.setEncoding("utf8").on("data", (text: string) => {
					output = (output + text).slice(-10_000);
				});
			for (const deadline = performance.now() + START_TIMEOUT_MS; !(await isReady(output)); await sleep(50))
				if (!isRunning() || performance.now() > deadline)
					throw new StepError(`${name} did not start: ${output.trim()}`);
		},
		pid: () => child?.pid,
		stop: () => end(stopSignal),
		kill: () => end("SIGKILL"),
	};
}
