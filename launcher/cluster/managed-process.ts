// A process of a cluster on this machine that can be stopped and started again: a host, or a program beside the hosts.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { StepError } from "../progress.ts";

/** Commands that start and stop a process. */
interface ProcessOptions {
	/** As people know it. */
	readonly name: string;
	readonly program: string;
	readonly args: readonly string[];
	/** Its whole environment besides PATH. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** The user it runs as. Default: that of this process. */
	readonly user?: { readonly uid: number; readonly gid: number } | undefined;
	/** The signal that stops it without waiting for its clients. */
	readonly stopSignal: NodeJS.Signals;
	/** True once it accepts requests. @param output what it wrote last */
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
		// A kill goes to the whole group: a host's site and Directus, too.
		const send = (name: NodeJS.Signals) => process.kill(name === "SIGKILL" ? -pid : pid, name);
		send(signal);
		const timer = setTimeout(send, STOP_TIMEOUT_MS, "SIGKILL");
		await ended;
		clearTimeout(timer);
	};
	return {
		/** Resolves once it accepts requests. @throws StepError with its last output if it does not start */
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
				if (!isRunning() || performance.now() > deadline) throw new StepError(`${name} did not start: ${output.trim()}`);
		},
		stop: () => end(stopSignal),
		kill: () => end("SIGKILL"),
	};
}
