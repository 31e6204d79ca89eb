// Tries a candidate for the gate: renders its pages in a separate process, with the current public content.

import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { copyDatabase } from "@hub/cms/database/database-file";
import type { Candidate } from "@hub/releases/change-live";
import { folderStore } from "@hub/releases/folder-store";
import { encodeRecord, recordOfCopy } from "@hub/releases/live-record";
import { mapParallel } from "@hub/releases/map-parallel";
import { readManifest } from "@hub/releases/read";
import { readShell, recordShell } from "@hub/releases/shell-record";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { settingsOfCopy } from "@hub/remote-tools/copy-settings";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import type { TrialFault } from "../../shell/src/site/main.tsx";
import { findChromium } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { StepError } from "../progress.ts";
import { tryInBrowser } from "./browser-trial.ts";
import type { TrialMessage, TrialWork } from "./trial-process.ts";

/** Timeout of one response, after which the process counts as hung. */
const ADDRESS_TIMEOUT_MS = 20_000;

/** The same fault often shows at every page. */
const MAX_SENTENCES = 5;

/** Half of the site's heap. */
const MAX_HEAP_MB = 512;

export interface TrialOptions {
	/** Folder of the shell's build. */
	readonly shellDir: string;
	/** Folder of the site's content store. Without one, pages are tried without content. */
	readonly siteDir: string;
	/** Default `ADDRESS_TIMEOUT_MS`. */
	readonly timeout?: number;
	/** False leaves the browser out: for tests with releases that have no scripts. Default true. */
	readonly inBrowser?: boolean;
}

/**
 * Tries the pages that a candidate changes. Faults that the live release set has at the same address don't count.
 * @returns a sentence for each fault
 */
export async function tryCandidate(
	store: ReleaseStore,
	{ releases, changed, live }: Candidate,
	{ shellDir, siteDir, timeout = ADDRESS_TIMEOUT_MS, inBrowser = true }: TrialOptions,
): Promise<string[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-trial-"));
	try {
		const trial = { folder, siteDir, shellDir, store, timeout };
		const faults = await runTrial({ ...trial, inBrowser }, releases, { remotes: changed });
		// A crash would also crash the process with the live set, which is therefore not tried at these addresses.
		const comparable = faults.filter(({ rule }) => rule === "render" || rule === "browser" || rule === "messages");
		const addresses = [...new Set(comparable.flatMap(({ address }) => address ?? []))];
		const before = changed.filter((remote) => live?.releases[remote] !== undefined);
		const known =
			comparable.length > 0 && live && before.length > 0
				? await runTrial({ ...trial, inBrowser: faults.some(({ rule }) => rule === "browser") }, live.releases, {
						remotes: before,
						addresses,
					})
				: [];
		const isKnown = (fault: TrialFault) =>
			comparable.includes(fault) && known.some(({ address, what }) => address === fault.address && what === fault.what);
		const added = faults.filter((fault) => !isKnown(fault));
		return added.slice(0, MAX_SENTENCES).map(({ rule, what }) => `${rule}: ${what}`);
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

interface Trial {
	readonly folder: string;
	readonly siteDir: string;
	readonly shellDir: string;
	readonly store: ReleaseStore;
	readonly timeout: number;
	/** True to open the pages in Chromium too, after all of them were rendered. Default false. */
	readonly inBrowser?: boolean;
}

async function runTrial(
	{ folder, siteDir, shellDir, store, timeout, inBrowser = false }: Trial,
	releases: Candidate["releases"],
	work: Pick<TrialWork, "remotes" | "addresses">,
): Promise<readonly TrialFault[]> {
	const own = await mkdtemp(join(folder, "run-"));
	const releasesDir = join(own, "releases");
	await storeForTrial(store, releasesDir, releases, inBrowser);
	await mkdir(join(own, "site"));
	const contentFile = join(siteDir, "content.sqlite");
	if (existsSync(contentFile)) copyDatabase(contentFile, join(own, "site", "content.sqlite"));
	const secret = () => randomBytes(24).toString("hex");
	const environment = secret();
	const program = join(import.meta.dirname, "trial-process.ts");
	const child = spawn(
		process.execPath,
		[
			"--expose-gc",
			`--max-old-space-size=${MAX_HEAP_MB}`,
			// These options allow no other process or thread, no native code and no debugger.
			"--permission",
			`--allow-fs-write=${own}`,
			...[import.meta.dirname, shellDir, ...modulesAbove(shellDir), own].map((path) => `--allow-fs-read=${path}`),
			program,
		],
		{
			// A test value instead of this process's environment, which may contain secrets.
			env: { PATH: process.env.PATH, TZ: process.env.TZ, HUB_TRIAL: environment },
			stdio: ["pipe", "ignore", "pipe", "pipe"],
			windowsHide: true,
		},
	);
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const openInBrowser = async (pages: readonly string[], onOpened: () => void): Promise<readonly TrialFault[]> => {
		try {
			return await tryInBrowser(await findChromium(process.env), url, pages, onOpened);
		} catch (error) {
			if (!(error instanceof StepError)) throw error;
			onOpened();
			return [{ rule: "browser", what: `Its pages cannot be opened in a browser. ${error.message}` }];
		}
	};
	const settings = settingsOfCopy(own, port);
	const secrets = [settings.cmsToken, settings.publishSecret, ...settings.sessionKeys, environment];
	const trialWork = { ...work, key: secret(), listens: inBrowser, shellDir, secrets, settings };
	return runInProcess(child, trialWork, { timeout, openInBrowser });
}

/** Returns the folders in which Node looks for packages that a file in a folder imports. */
function modulesAbove(folder: string): string[] {
	const above = dirname(folder);
	const modules = join(folder, "node_modules");
	// pnpm may keep the packages elsewhere, behind links.
	const packages = join(modules, ".pnpm");
	const own = existsSync(packages) ? [modules, realpathSync(packages)] : [modules];
	return [...own, ...(above === folder ? [] : modulesAbove(above))];
}

/** Creates a store with live releases. Without a browser, only the files of the server are needed. */
async function storeForTrial(
	from: ReleaseStore,
	folder: string,
	releases: Candidate["releases"],
	isWhole: boolean,
): Promise<void> {
	const to = folderStore(folder);
	await recordShell(to, await readShell(from));
	for (const [remote, version] of Object.entries(releases)) {
		const manifest = await readManifest(from, remote, version);
		if (!manifest) continue;
		const others = Object.keys(manifest.files).filter((file) => isWhole || file.endsWith(".css"));
		await mkdir(join(folder, KEYS.release(remote, version)), { recursive: true });
		// Written directly: the store would sync each of some hundred files to disk.
		await mapParallel([...new Set([MANIFEST_FILE, manifest.server, ...others])], async (file) => {
			const key = KEYS.file(remote, version, file);
			const bytes = await from.get(key);
			if (bytes) await writeFile(join(folder, key), bytes);
		});
	}
	const record = recordOfCopy(releases, "trial", "a trial");
	await to.compareAndSwap(KEYS.live, undefined, encodeRecord(record));
}

/** Passes the work to the process and reads its reports. */
async function runInProcess(
	child: ChildProcess,
	work: TrialWork,
	{
		timeout,
		openInBrowser,
	}: {
		timeout: number;
		openInBrowser: (pages: readonly string[], onOpened: () => void) => Promise<readonly TrialFault[]>;
	},
): Promise<readonly TrialFault[]> {
	const end = () => child.kill("SIGKILL");
	process.once("exit", end);
	const closed = once(child, "close");
	/** The end of its output, which contains an unhandled error. */
	let errorOutput = "";
	child.stderr?.on("data", (chunk: Buffer) => {
		errorOutput = (errorOutput + String(chunk)).slice(-4_000);
	});
	let address: string | undefined;
	let isHung = false;
	let browserFaults: Promise<readonly TrialFault[]> = Promise.resolve([]);
	let timer = setTimeout(onHung, timeout);
	function onHung() {
		isHung = true;
		end();
	}
	const processFault = (what: (place: string) => string): TrialFault => ({
		...(address === undefined ? {} : { address }),
		rule: "process",
		what: what(address === undefined ? "when its code is loaded" : `at ${address}`),
	});
	try {
		// It may end before it has read its work; its exit code has the reason.
		child.stdin?.on("error", () => undefined).write(`${JSON.stringify(work)}\n`);
		for await (const line of createInterface({ input: child.stdio[3] as Readable })) {
			// Only the trial has the key; other lines come from tried code.
			if (!line.startsWith(work.key)) continue;
			timer.refresh();
			const message = JSON.parse(line.slice(work.key.length)) as TrialMessage;
			if (message.kind === "begin") address = message.address;
			else if (message.kind === "done") return [...message.faults, ...(await browserFaults)];
			else {
				// Meanwhile each page has its own timeout.
				clearTimeout(timer);
				browserFaults = openInBrowser(message.pages, () => {
					timer = setTimeout(onHung, timeout);
					child.stdin?.write("\n");
				});
				browserFaults.catch(end);
			}
		}
		const [code, signal] = await closed;
		await browserFaults;
		if (isHung)
			return [
				processFault((place) => `The server hangs ${place}: a loop there has no end, or a promise never settles.`),
			];
		const [, error] = /^(\w*Error: .+?)\.?$/m.exec(errorOutput) ?? [];
		const how = `${signal ? `is ended by ${signal}, as when memory runs out` : `ends with code ${code}`}${error ? ` (${error})` : ""}`;
		return [
			processFault(
				(place) => `The server ${how}, ${place}: code must neither end the process nor leave a failure unhandled.`,
			),
		];
	} finally {
		clearTimeout(timer);
		process.off("exit", end);
		end();
	}
}
