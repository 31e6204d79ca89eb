// A site started by `npm start`, whose processes can be killed.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { loadCredentials } from "@hub/cms/credentials";
import { StepError } from "../launcher/progress.ts";

/** What can be killed. */
export type KillTarget = "site" | "search" | "content service" | "npm start";

/** What is in the command lines of the processes that `npm start` supervises. */
const COMMANDS = { site: "site-process.cjs", search: "search-process.cjs", "content service": "directus" } as const;

/** A site that runs. */
export interface StartedSite {
	readonly url: string;
	readonly cmsUrl: string;
	/** Acts as the content service's administrator. */
	readonly adminToken: string;
	/** Kills a process with SIGKILL: the site's, its search's, the content service's, or that of `npm start`, with which the others end. */
	kill(what: KillTarget): Promise<void>;
	/** Suspends a process (SIGSTOP). @returns a function that resumes it if it still exists */
	pause(what: KillTarget): Promise<() => void>;
	/** The id of a process. */
	pidOf(what: KillTarget): Promise<number>;
	/** Waits until both answer; starts them again where `npm start` was killed. */
	comeBack(): Promise<void>;
	stop(): Promise<void>;
	/** The last lines of its output, for a benchmark that fails. */
	said(): string;
}

/** What `npm start` wrote, its last 10,000 characters. */
interface Output {
	text: string;
}

/** How long a start may take, in ms, on a machine that does other things beside. */
const START_PATIENCE = 300_000;

/** Starts a site with settings that name its ports and its folder. */
export async function startSite(settings: Readonly<Record<string, string | undefined>>): Promise<StartedSite> {
	const url = `http://localhost:${settings.PORT}`;
	const cmsUrl = `http://127.0.0.1:${settings.CMS_PORT}`;
	const output: Output = { text: "" };
	let child = await start(settings, output);
	const { directus } = await loadCredentials(settings.DATA_DIR ?? "", settings);
	const until = async (so: () => Promise<boolean>, what: string) => {
		const deadline = Date.now() + START_PATIENCE;
		while (!(await so())) {
			if (Date.now() > deadline) throw new StepError(`${what} within ${START_PATIENCE / 1_000} s.`);
			await sleep(50);
		}
	};
	const pidOf = async (what: KillTarget) => (what === "npm start" ? (child.pid ?? 0) : childOf(child, COMMANDS[what]));
	return {
		url,
		cmsUrl,
		adminToken: directus.adminToken,
		pidOf,
		async kill(what) {
			const gone = what === "npm start" && new Promise((resolve) => child.once("exit", resolve));
			process.kill(await pidOf(what), "SIGKILL");
			await gone;
		},
		async pause(what) {
			const pid = await pidOf(what);
			process.kill(pid, "SIGSTOP");
			return () => {
				try {
					process.kill(pid, "SIGCONT");
				} catch {
					// The supervisor has ended the hung process.
				}
			};
		},
		async comeBack() {
			if (child.signalCode !== null) {
				// Processes whose parent was killed need a moment to end.
				await until(async () => !(await answers(`${cmsUrl}/server/ping`)), "The content service did not leave");
				await until(async () => !(await answers(`${url}/healthz`)), "The site did not leave");
				child = await start(settings, output);
			}
			await until(() => answers(`${cmsUrl}/server/ping`), "The content service did not come back");
			await until(() => answers(`${url}/readyz`), "The site did not come back");
		},
		async stop() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const gone = new Promise((resolve) => child.once("close", resolve));
			child.kill("SIGTERM");
			await gone;
		},
		said: () => output.text,
	};
}

function start(settings: Readonly<Record<string, string | undefined>>, output: Output): Promise<ChildProcess> {
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "../launcher/start.ts")],
		{
			env: { ...settings },
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	return new Promise((resolve, reject) => {
		output.text = "";
		const hear = (chunk: Buffer) => {
			output.text = (output.text + chunk).slice(-10_000);
			if (/^ready {2}site /m.test(output.text)) resolve(child);
		};
		child.stdout.on("data", hear);
		child.stderr.on("data", hear);
		child.once("error", reject);
		child.once("close", (code) => reject(new StepError(`The site ended with ${code} before it was ready:\n${output.text}`)));
	});
}

/** The id of a child of `npm start`, by its command line. */
async function childOf(child: ChildProcess, command: string): Promise<number> {
	const { stdout } = await promisify(execFile)("pgrep", ["-P", String(child.pid), "-f", command]);
	const [pid] = stdout.trim().split("\n").map(Number);
	if (!pid) throw new StepError(`There is no process of ${command}.`);
	return pid;
}

function answers(url: string): Promise<boolean> {
	return fetch(url, { signal: AbortSignal.timeout(2_000), headers: { connection: "close" } }).then(
		async (response) => {
			await response.body?.cancel();
			return response.ok;
		},
		() => false,
	);
}
