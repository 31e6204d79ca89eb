// A program of a cluster that runs beside the sites, and can be stopped and started again.

import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { StepError } from "../progress.ts";

/** What a service is started with. */
interface ServiceOptions {
	/** As people know it. */
	readonly name: string;
	readonly program: string;
	readonly args: readonly string[];
	/** On 127.0.0.1; it is up once something listens there. */
	readonly port: number;
	/** The signal that ends it at once, without waiting for who is connected. */
	readonly signal: NodeJS.Signals;
	/** Whom it runs as, where this process is root and it refuses to be. */
	readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

/** A running service. */
export interface Service {
	stop(): Promise<void>;
	start(): Promise<void>;
}

/** How long one may take to start, and to end, in ms. */
const TIMEOUT_MS = 20_000;

/** Starts one. @throws StepError with what it said last, where it does not come up */
export async function startService({ name, program, args, port, signal, user = undefined }: ServiceOptions): Promise<Service> {
	let running: { readonly child: ChildProcess; readonly ended: Promise<unknown> } | undefined;
	const start = async () => {
		const child = spawn(program, args, {
			...user,
			stdio: ["ignore", "ignore", "pipe"],
			env: { PATH: process.env.PATH, LC_ALL: "C" },
		});
		let said = "";
		child.stderr.setEncoding("utf8").on("data", (text: string) => {
			said = (said + text).slice(-2_000);
		});
		running = { child, ended: new Promise((resolve) => child.once("close", resolve)) };
		for (const end = Date.now() + TIMEOUT_MS; !(await listens(port)); await sleep(50)) {
			if (child.exitCode !== null || Date.now() > end)
				throw new StepError(`${name} did not start: ${said.trim() || "it said nothing"}`);
		}
	};
	await start();
	return {
		start,
		async stop() {
			if (!running) return;
			const { child, ended } = running;
			child.kill(signal);
			const kill = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
			await ended;
			clearTimeout(kill);
		},
	};
}

/** Whether something listens on a port of 127.0.0.1. */
function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true));
		socket.once("error", () => resolve(false));
		socket.once("close", () => resolve(false));
		socket.setTimeout(500, () => socket.destroy());
		socket.once("connect", () => socket.destroy());
	});
}
