// Directus' own process: spawned, awaited, and its end explained. The launcher's supervisor imports this, so it stays
// small.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { CmsStartError } from "../cms-start-error.ts";
import { requestStatus } from "../request-status.ts";
import { explainExit, openLog } from "./directus-log.ts";

const START_TIMEOUT_MS = 180_000;

/** Time that Directus has to finish requests when it is stopped, in ms. */
export const STOP_TIMEOUT_MS = 5_000;

const program = fileURLToPath(new URL("../../node_modules/@directus/api/dist/cli/run.js", import.meta.url));
const preloaded = ["--import", new URL("./parent-watch.ts", import.meta.url).href];

export const pingUrl = (port: number) => `http://127.0.0.1:${port}/server/ping`;

export interface DirectusCommand {
	/** Its port on 127.0.0.1. */
	readonly port: number;
	readonly environment: Readonly<Record<string, string>>;
	readonly folder: string;
	readonly log: string;
	/** Name of the database in sentences for operators. */
	readonly database: string;
}

export interface DirectusProcess {
	readonly child: ChildProcess;
	/** Explains in a sentence why it ended. Call it afterwards. */
	explainExit(): Promise<string>;
}

/** Starts the unmodified Directus. It ends when the channel to this process closes. */
export function spawnDirectus(verb: "bootstrap" | "start", command: DirectusCommand): DirectusProcess {
	const log = openLog(command.log);
	const child = spawn(process.execPath, [...preloaded, program, verb], {
		cwd: command.folder,
		env: command.environment,
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		windowsHide: true,
	});
	log.take(child.stdout);
	log.take(child.stderr);
	// Resolves after all output was read.
	const closed = once(child, "close").catch(() => undefined);
	void closed.then(() => log.close());
	return {
		child,
		async explainExit() {
			await closed;
			return explainExit(log.written(), child.exitCode, command);
		},
	};
}

/**
 * Waits until Directus responds, or has ended.
 * @returns true if it responds
 * @throws CmsStartError after three minutes
 */
export async function respondsBeforeEnd(port: number, ended: Promise<unknown>): Promise<boolean> {
	let hasEnded = false;
	void ended.then(() => {
		hasEnded = true;
	});
	for (const deadline = Date.now() + START_TIMEOUT_MS; !hasEnded; await Promise.race([sleep(40), ended])) {
		const status = await requestStatus(pingUrl(port), 2_000).catch(() => "");
		if (status.includes(" 200 ")) return true;
		if (Date.now() > deadline)
			throw new CmsStartError(
				`The content service did not respond within ${START_TIMEOUT_MS / 1_000} s: see directus.log in DATA_DIR.`,
			);
	}
	return false;
}
