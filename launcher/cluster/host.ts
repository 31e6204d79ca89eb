// A host of a cluster: what `npm start` starts, in a process of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { StepError, say } from "../progress.ts";

const program = fileURLToPath(new URL("../start.ts", import.meta.url));

/** A host. */
export interface Host {
	readonly name: string;
	/** Its site, past nginx. */
	readonly url: string;
	/** Its settings. */
	readonly env: Readonly<Record<string, string>>;
	/** Starts it, and resolves once it is ready. @throws StepError where it is not */
	start(): Promise<void>;
	/** Ends it as an operator does: what is under way is finished. */
	stop(): Promise<void>;
	/** Ends all its processes at once. */
	kill(): Promise<void>;
}

/** How long a start may take, in ms: the first one makes the database. */
const READY_TIMEOUT_MS = 240_000;

/** A host that is not started yet. @param env its settings, nothing else is inherited but what programs need */
export function hostOf(name: string, url: string, env: Readonly<Record<string, string>>): Host {
	let child: ChildProcess | undefined;
	let ended: Promise<unknown> = Promise.resolve();
	const end = async (signal: NodeJS.Signals) => {
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		// A kill goes to the whole group: site, search and Directus.
		if (signal === "SIGKILL" && child.pid) process.kill(-child.pid, signal);
		else child.kill(signal);
		await ended;
	};
	return {
		name,
		url,
		env,
		async start() {
			const { PATH, HOME, TMPDIR, CI } = process.env;
			const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
				env: { PATH, HOME, TMPDIR, CI, ...env },
				stdio: ["ignore", "pipe", "pipe"],
				detached: true,
			});
			child = started;
			ended = new Promise((resolve) => started.once("close", resolve));
			let said = "";
			const ready = new Promise<void>((resolve, reject) => {
				const hear = (text: string) => {
					said = (said + text).slice(-4_000);
					if (/^ready /m.test(said)) resolve();
				};
				started.stdout.setEncoding("utf8").on("data", hear);
				started.stderr.setEncoding("utf8").on("data", hear);
				const fail = (why: string) => reject(new StepError(`${name} ${why}: ${said.trim()}`));
				started.once("close", () => fail("did not start"));
				setTimeout(() => fail("was not ready in time"), READY_TIMEOUT_MS).unref();
			});
			await ready;
			say(`${name} is ready`);
		},
		stop: () => end("SIGTERM"),
		kill: () => end("SIGKILL"),
	};
}
