// A machine with Node, npm and a plain Debian: no compiler, no make, no Python, no git, no caches. `npm start` must start there
// as the README says, twice, and stop.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StepError, say } from "../launcher/progress.ts";
import { ownSettings } from "../launcher/test-site.ts";
import type { Result } from "./result.ts";

const root = join(import.meta.dirname, "..");

/** The programs of a plain Debian that scripts may use. */
const BASIC_PROGRAMS =
	"awk basename bash cat chmod cp cut date df dirname du echo env expr false find grep gzip head hostname id kill ln ls mkdir mktemp mv ps pwd readlink realpath rm rmdir sed sh sleep sort stat tail tar tee test touch tr true uname uniq wc which whoami xargs".split(
		" ",
	);

/** Programs that a compiling install script would look for. */
const COMPILERS = "cc gcc g++ c++ clang make python python3 git".split(" ");

/** Variables that configure access to the registry; all others are removed. */
const PASSED_ON = /^(https?_proxy|no_proxy|all_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_registry)$/i;

/** How long a start may take, in ms, on a machine that does other things beside. */
const START_PATIENCE = 20 * 60_000;

/** How long a stop may take, in ms. */
const STOP_LIMIT = 10_000;

/** A step of a start: its line of output and its time, in ms. */
interface Step {
	readonly after: number;
	readonly said: string;
}

interface Start {
	/** How long it took, in ms. */
	readonly took: number;
	readonly steps: readonly Step[];
	/** Ends it as Ctrl-C does. @returns the time until all its processes were gone, in ms */
	stop(): Promise<number>;
}

/** Starts and stops twice on a machine of that kind. */
export async function testFreshMachine(): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-fresh-"));
	try {
		const checkout = join(folder, "checkout");
		await copyCheckout(checkout);
		const env = await freshEnvironment(folder);
		const results: Result[] = [];
		for (const what of ["The first start, from nothing", "The second start"]) {
			say(what);
			const start = await npmStart(checkout, env).catch((error: unknown) =>
				error instanceof StepError ? error : Promise.reject(error),
			);
			if (start instanceof StepError) {
				process.stderr.write(`${start.message}\n`);
				return [...results, { what, measured: start.message.split("\n", 1)[0] ?? "", held: false }];
			}
			for (const { after, said } of start.steps) say(`  after ${seconds(after)} s: ${said}`);
			const stopped = await start.stop();
			results.push(
				{ what, measured: `ready after ${seconds(start.took)} s`, held: true },
				{ what: "  and its stop", measured: `${seconds(stopped)} s`, held: stopped <= STOP_LIMIT },
			);
		}
		return results;
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
	}
}

/** The files of a clone: those that git tracks, in their current state. */
async function copyCheckout(to: string): Promise<void> {
	const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
	for (const file of files) await cp(join(root, file), join(to, file), { errorOnExist: true }).catch(leftOut);
}

/** Tracked files that were just deleted are left out. */
function leftOut(error: NodeJS.ErrnoException): void {
	if (error.code !== "ENOENT") throw error;
}

async function freshEnvironment(folder: string): Promise<Record<string, string>> {
	const [programs, home, temporary] = ["programs", "home", "temporary"].map((name) => join(folder, name)) as [
		string,
		string,
		string,
	];
	for (const made of [programs, home, temporary]) await mkdir(made);
	for (const name of ["node", "npm", ...BASIC_PROGRAMS]) {
		const path = foundOnPath(name);
		if (path) await symlink(path, join(programs, name));
		else if (name === "node" || name === "npm") throw new StepError(`There is no ${name} on the PATH.`);
	}
	const reachable = COMPILERS.filter(
		(name) => execFileSync("sh", ["-c", `PATH='${programs}' command -v ${name} || true`]).length > 0,
	);
	if (reachable.length > 0) throw new StepError(`${reachable.join(", ")} can still be reached.`);
	const inherited = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
	const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
	const own = Object.entries(await ownSettings(folder)).map(([name, value]) => [name, value ?? ""] as const);
	return {
		...Object.fromEntries(inherited.map(([name, value]) => [name, value ?? ""])),
		...Object.fromEntries(own),
		npm_config_registry: registry,
		PATH: programs,
		HOME: home,
		TMPDIR: temporary,
		LANG: "C.UTF-8",
	};
}

/** The user's own program of that name, not this project's. */
function foundOnPath(name: string): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter).filter((path) => !path.startsWith(join(root, ".toolchain") + sep));
	for (const folder of folders.filter((path) => !path.split(sep).includes("node_modules"))) {
		try {
			accessSync(join(folder, name), constants.X_OK);
			return name === "npm" ? realpathSync(join(folder, name)) : join(folder, name);
		} catch {
			// Not in this folder.
		}
	}
	return undefined;
}

/** @throws StepError when it is not ready in time, with all that it said */
async function npmStart(checkout: string, env: Record<string, string>): Promise<Start> {
	const began = Date.now();
	const child = spawn(join(env.PATH ?? "", "npm"), ["start"], {
		cwd: checkout,
		env,
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const steps: Step[] = [];
	let said = "";
	const ready = new Promise<number>((resolve, reject) => {
		const hear = (chunk: Buffer) => {
			said += chunk;
			for (const line of chunk.toString().split("\n")) {
				if (/^▸ (?!Passwords| )/.test(line)) steps.push({ after: Date.now() - began, said: line.slice(2) });
			}
			if (/^ready {2}site /m.test(said)) resolve(Date.now() - began);
		};
		child.stdout.on("data", hear);
		child.stderr.on("data", hear);
		child.once("error", reject);
		child.once("close", (code) => reject(new StepError(`It ended with ${code} before it was ready:\n${said.slice(-10_000)}`)));
		setTimeout(
			() => reject(new StepError(`It was not ready within ${START_PATIENCE / 60_000} minutes:\n${said}`)),
			START_PATIENCE,
		).unref();
	});
	try {
		const took = await ready;
		const url = `http://localhost:${env.PORT}/`;
		if (!(await answers(url))) throw new StepError(`It said that it is ready, and ${url} does not answer.`);
		return { took, steps, stop: () => stopped(child, closed, url) };
	} catch (error) {
		killGroup(child);
		throw error;
	}
}

async function stopped(child: ChildProcess, closed: Promise<void>, url: string): Promise<number> {
	const began = Date.now();
	child.kill("SIGTERM");
	const deadline = began + 3 * STOP_LIMIT;
	while ((await answers(url)) && Date.now() < deadline) await sleep(50);
	await Promise.race([closed, sleep(Math.max(0, deadline - Date.now()))]);
	killGroup(child);
	return Date.now() - began;
}

/** Processes that are still running. */
function killGroup({ pid }: ChildProcess): void {
	try {
		if (pid) process.kill(-pid, "SIGKILL");
	} catch {
		// No process is left.
	}
}

function answers(url: string): Promise<boolean> {
	return fetch(url, { signal: AbortSignal.timeout(10_000), headers: { connection: "close" } }).then(
		async (response) => {
			await response.body?.cancel();
			return response.ok;
		},
		() => false,
	);
}

function seconds(ms: number): string {
	return (ms / 1_000).toFixed(1);
}
