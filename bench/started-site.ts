// Site started by `npm start`, whose processes can be killed.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { loadCredentials } from "@hub/cms/access/credentials";
import { z } from "zod";
import { StepError, say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";

/** Processes that can be killed. */
export type KillTarget = "site" | "content service" | "npm start";

/** Parts of the command lines of the processes that `npm start` supervises. */
const COMMANDS = { site: "site-process.cjs", "content service": "directus" } as const;

export interface StartedSite {
	readonly url: string;
	readonly cmsUrl: string;
	readonly adminToken: string;
	/** Kills a process with SIGKILL: the site, Directus, or `npm start` with all others. */
	kill(what: KillTarget): Promise<void>;
	/** Returns the id of a process. */
	pidOf(what: KillTarget): Promise<number>;
	/** Waits until both respond. Starts them again if `npm start` was killed. */
	comeBack(): Promise<void>;
	stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** Runs a benchmark with the settings of a site in a temporary folder. */
export async function inFolder<Value>(run: (settings: Settings, folder: string) => Promise<Value>): Promise<Value> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	try {
		return await run(await ownSettings(folder), folder);
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

/** Starts a site, runs a benchmark against it, and stops it. */
export async function withSite<Value>(settings: Settings, run: (site: StartedSite) => Promise<Value>): Promise<Value> {
	say("Starting a site");
	const site = await startSite(settings);
	try {
		return await run(site);
	} finally {
		await site.stop();
	}
}

/** Sends a request to Directus as its administrator. @returns the `data` of the response */
export async function requestCms<Data>(
	{ cmsUrl, adminToken }: Pick<StartedSite, "cmsUrl" | "adminToken">,
	path: string,
	shape: z.ZodType<Data>,
	{ method = "GET", body }: { readonly method?: string; readonly body?: unknown } = {},
): Promise<Data> {
	const response = await fetch(`${cmsUrl}/${path}`, {
		method,
		headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json", connection: "close" },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
	return z.object({ data: shape }).parse(JSON.parse(text)).data;
}

/** The last 10,000 characters of `npm start`. */
interface Output {
	text: string;
}

/** Includes starts on a busy machine, in ms. */
const START_TIMEOUT_MS = 300_000;

/** Starts a site with its own ports and folder. */
async function startSite(settings: Settings): Promise<StartedSite> {
	const url = `http://localhost:${settings.PORT}`;
	const cmsUrl = `http://127.0.0.1:${settings.CMS_PORT}`;
	const output: Output = { text: "" };
	let child = await start(settings, output);
	const { directus } = await loadCredentials(settings.DATA_DIR ?? "", settings);
	const until = async (so: () => Promise<boolean>, what: string) => {
		const deadline = Date.now() + START_TIMEOUT_MS;
		while (!(await so())) {
			if (Date.now() > deadline) throw new StepError(`${what} within ${START_TIMEOUT_MS / 1_000} s.`);
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
		async comeBack() {
			if (child.signalCode !== null) {
				// Children of a killed process need a moment to end.
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
	};
}

function start(settings: Settings, output: Output): Promise<ChildProcess> {
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
		child.once("close", (code) =>
			reject(new StepError(`The site ended with ${code} before it was ready:\n${output.text}`)),
		);
	});
}

/** Returns the id of a child of `npm start` by its command line. */
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
