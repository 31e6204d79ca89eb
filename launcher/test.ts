// `npm test`: builds, brings up a whole site of its own, runs every test, and closes with one line for all runners together.
//
// `npm test -- unit`, `-- directus`, `-- site` or `-- e2e` runs one part; further words are handed to its runner. `npm test -- hosts` takes
// away parts of a cluster of three hosts, of which a whole run has a short form; `npm test -- cluster` runs the journeys of `e2e` through its
// nginx. `npm test -- mf-events` runs the tests that stand beside a package's code, without a build, a content service or a site.

import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type BuiltPackage, buildAll, buildPackage } from "./bundle.ts";
import { findChromium } from "./chromium.ts";
import { findPrograms, installPrograms } from "./cluster/machine-programs.ts";
import { bringUpTestCluster } from "./cluster/test-cluster.ts";
import { copyContent, prepareContent } from "./content-copy.ts";
import { exitWithError, say } from "./progress.ts";
import { bringUpTestSite } from "./test-site.ts";
import { closingLines, countPlaywright, countVitest, type Tally } from "./test-tally.ts";

const root = join(import.meta.dirname, "..");
/**
 * What runs side by side (decision 037): within each row, processors mostly wait, and both take about the same time. The journeys and the
 * tests of the site change content, so each of these parts has a site of its own.
 */
const ROWS = [
	["unit", "e2e"],
	["directus", "site"],
] as const;
const PARTS = ROWS.flat();
/** What takes both processors, or a long time. */
const MORE_PARTS = ["hosts", "cluster"] as const;
type Part = (typeof PARTS)[number] | (typeof MORE_PARTS)[number];
type Settings = Record<string, string | undefined>;

/** How long runners may take to end when they are told to, in ms. */
const RUNNER_PATIENCE = 5_000;

const [first, ...rest] = process.argv.slice(2);
const one: Part | undefined = [...PARTS, ...MORE_PARTS].find((part) => part === first);
// Whole paths: vitest looks for a word anywhere in a path, and `cms/` also stands in those of the contracts.
const ofPackage = one || !first ? [] : globSync(`${first}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ["**/node_modules/**"] });
const alone = ofPackage.length > 0;
const parts: readonly Part[] = one ? [one] : alone ? ["unit"] : PARTS;
const words = one ? rest : alone ? [...ofPackage, ...rest] : process.argv.slice(2);

const running = new Set<{ stop(): Promise<unknown> }>();
let folder: string | undefined;
const runners = new Map<ChildProcess, Promise<number>>();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void cleanUp().then(() => process.exit(1)));

try {
	if (!first || one === "hosts" || one === "cluster") installPrograms();
	const inBrowser = parts.some(isInBrowser);
	const chromium = inBrowser ? findChromium(process.env) : undefined;
	const packages = alone ? [] : await buildAll();
	// React's own warnings about markup that does not fit exist in its development build only.
	const warning = inBrowser ? await buildPackage("shell", { mode: "development" }) : undefined;
	folder = await mkdtemp(join(tmpdir(), "data-hub-test-"));
	// What a content service compiled, the next one need not: there are dozens of them.
	process.env.NODE_COMPILE_CACHE = join(folder, "compile-cache");
	const env: Settings = { ...process.env, CI: process.env.CI ?? "", HUB_TEST_FOLDER: folder, HUB_TEST_SHORT: first ? "" : "true" };
	const tally: Tally = { passed: 0, failed: 0, skipped: 0, names: [], unsteady: [] };
	const rows = one ? [[one]] : ROWS.map((row) => row.filter((part) => parts.includes(part))).filter((row) => row.length > 0);
	const sites = openSites(
		parts.filter((part) => part === "site" || isInBrowser(part)),
		{ folder, packages, told: { shellWithWarnings: warning?.outDir, chromium } },
	);
	await Promise.all([sites.opened, ...rows.map((row) => runRow(row, { env, sites, shown: row === rows[0] }, tally))]);
	await stopSites();
	if (!first) await runHosts(env, tally);
	await cleanUp();
	process.stdout.write(closingLines(tally));
	process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
} catch (error) {
	await cleanUp();
	exitWithError(error);
}

/** What the sites are brought up with. */
interface ForSites {
	readonly folder: string;
	readonly packages: readonly BuiltPackage[];
	readonly told: Readonly<Record<string, unknown>>;
}

/** The sites of those parts that ask one. */
interface Sites {
	/** Settles with the first site, which is brought up at once. */
	readonly opened: Promise<unknown>;
	/** What `HUB_TEST_SITE` tells of a part's site, once it is up; undefined for a part that asks none. */
	of(part: Part): Promise<string | undefined>;
}

/** Opens a site for each of these parts. Those after the first one begin with a copy of its first content, when their part does. */
function openSites(wanted: readonly Part[], { folder, packages, told }: ForSites): Sites {
	const open = async (part: Part) => {
		const site = await (part === "cluster" ? bringUpTestCluster : bringUpTestSite)(join(folder, part), packages, told);
		running.add(site.running);
		return site.told;
	};
	const [original, ...others] = wanted;
	if (!original) return { opened: Promise.resolve(), of: async () => undefined };
	const opened = open(original).then(async (first) => {
		if (others.length > 0) await prepareContent(join(folder, original, "data"), folder);
		return first;
	});
	const openLater = async (part: Part) => {
		await copyContent(join(folder, "content"), join(folder, part, "data"));
		return open(part);
	};
	return {
		opened,
		of: async (part) => (part === original ? opened : others.includes(part) ? opened.then(() => openLater(part)) : undefined),
	};
}

/** How a row of parts runs. */
interface RowOptions {
	readonly env: Settings;
	readonly sites: Sites;
	/** Whether its words are shown as they come; otherwise a part's are shown together at its end. */
	readonly shown: boolean;
}

/** Whether a part runs journeys in a browser. */
function isInBrowser(part: Part): boolean {
	return part === "e2e" || part === "cluster";
}

async function runRow(row: readonly Part[], { env, sites, shown }: RowOptions, tally: Tally): Promise<void> {
	for (const part of row) {
		const told = await sites.of(part);
		const said: string[] = [];
		if (!shown) say(`Running ${part} tests beside; what they say comes at their end`);
		await runPart(part, told ? { ...env, HUB_TEST_SITE: told } : env, tally, (text) =>
			shown ? process.stdout.write(text) : said.push(text),
		);
		process.stdout.write(said.join(""));
	}
}

/** The short form of the tests of a cluster, once nothing else runs. */
async function runHosts(env: Settings, tally: Tally): Promise<void> {
	const found = findPrograms();
	if (found.kind === "found") return runPart("hosts", env, tally, (text) => process.stdout.write(text));
	say(`Left out the tests of a cluster, which need ${found.packages.join(", ")}: install what is missing to run them`);
}

async function runPart(part: Part, env: Settings, tally: Tally, hear: (text: string) => void): Promise<void> {
	const output = join(env.HUB_TEST_FOLDER ?? "", `${part}.json`);
	if (isInBrowser(part)) {
		const args = ["test", "--config", join(root, "e2e", "playwright.config.ts"), ...words];
		const told = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output };
		const code = await run(join(root, "e2e", "node_modules", ".bin", "playwright"), args, told, hear);
		return countPlaywright(tally, output, code);
	}
	// Unit tests are two projects of Vitest's; see vitest.config.ts.
	const args = [
		"run",
		"--project",
		part === "unit" ? "unit*" : part,
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${output}`,
		...words,
	];
	const code = await run(join(root, "node_modules", ".bin", "vitest"), args, env, hear);
	return countVitest(tally, output, root, code);
}

/** Runs a command to its end. It writes no terminal of its own, where two would overwrite each other's lines. */
function run(command: string, args: readonly string[], env: Settings, hear: (text: string) => void): Promise<number> {
	const colours = process.stdout.isTTY && env.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};
	const child = spawn(command, args, { cwd: root, env: { ...colours, ...env }, stdio: ["ignore", "pipe", "pipe"] });
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
	const ended = new Promise<number>((resolve) => {
		child.on("error", () => resolve(1));
		child.on("close", (code) => resolve(code ?? 1));
	});
	runners.set(child, ended);
	void ended.then(() => runners.delete(child));
	return ended;
}

async function cleanUp(): Promise<void> {
	for (const runner of runners.keys()) runner.kill("SIGTERM");
	await Promise.race([Promise.all(runners.values()), sleep(RUNNER_PATIENCE, undefined, { ref: false })]);
	await stopSites();
	if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function stopSites(): Promise<void> {
	const sites = [...running];
	running.clear();
	await Promise.all(sites.map((site) => site.stop()));
}
