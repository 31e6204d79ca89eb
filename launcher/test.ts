// `npm test`: builds, starts its own site, runs the tests, and ends with one line of totals. `npm run
// test:all` includes slow tests: `*.slow.test.ts`, `*.slow.e2e.ts`, and three hosts behind nginx.
//
// `npm test -- unit`, `-- directus`, `-- site`, `-- e2e` or `-- hosts` runs one part with its slow files; further words
// are passed to its runner. `npm test -- mf-events` runs the tests beside a package's code, without a build, Directus
// or a site.
//
// `npm run screenshots` (`npm test -- screenshots`) compares screenshots of every kind of page with the accepted ones.
// The first run accepts all. `-- post-de` selects names that contain it; `-- -u` accepts changes. Other options are
// Playwright's.

import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildAll, buildPackage } from "./bundle.ts";
import { findChromium } from "./chromium.ts";
import { findPrograms } from "./cluster/machine-programs.ts";
import { copyContent, prepareContent } from "./content-copy.ts";
import { exitWithError, StepError, say } from "./progress.ts";
import { bringUpTestSite } from "./test-site.ts";
import { addReport, closingLines, type Tally } from "./test-tally.ts";

type Part = "unit" | "e2e" | "directus" | "site" | "hosts" | "screenshots";
type Environment = Record<string, string | undefined>;

const root = join(import.meta.dirname, "..");

/** Parts that run side by side, two at a time. Processors mostly wait, and both rows take about the same time. */
const ROWS: readonly (readonly Part[])[] = [
	["unit", "e2e"],
	["directus", "site"],
];
const PARTS: readonly Part[] = [...ROWS.flat(), "hosts", "screenshots"];

/** Timeout in ms for runners to end after SIGTERM. */
const STOP_TIMEOUT_MS = 5_000;

const isAll = process.argv.includes("--all");
const [first, ...rest] = process.argv.slice(2).filter((word) => word !== "--all");
const part = PARTS.find((name) => name === first);
// Uses whole paths, because vitest matches words anywhere in a path, and `cms/` also occurs in paths of the contracts.
const packageTests =
	part || !first ? [] : globSync(`${first}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ["**/node_modules/**"] });

const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
const sites = new Set<{ stop(): Promise<unknown> }>();
const runners = new Map<ChildProcess, Promise<number>>();
let folder: string | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => void cleanUp().then(() => process.exit(1)));

try {
	if (first && !part && packageTests.length === 0)
		throw new StepError(`There is no part or package “${first}”. Parts: ${PARTS.join(", ")}.`);
	if (packageTests.length > 0) await runUnits([...packageTests, ...rest]);
	else if (part) await runRows([[part]], rest);
	else await runRows(ROWS, []);
	if (isAll && !first) await runHosts();
	await cleanUp();
	process.stdout.write(closingLines(tally));
	process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
} catch (error) {
	await cleanUp();
	exitWithError(error);
}

/** Unit tests need neither a build nor services. */
async function runUnits(words: readonly string[]): Promise<void> {
	folder = await mkdtemp(join(tmpdir(), "data-hub-test-"));
	await runPart("unit", { ...process.env, HUB_TEST_FOLDER: folder }, words, (text) => process.stdout.write(text));
}

/**
 * Runs rows of parts side by side. Each part that needs a site gets its own, because tests of both kinds change
 * content.
 */
async function runRows(rows: readonly (readonly Part[])[], words: readonly string[]): Promise<void> {
	const parts = rows.flat();
	const inBrowser = parts.includes("e2e") || parts.includes("screenshots");
	const [chromium, packages] = await Promise.all([inBrowser ? findChromium(process.env) : undefined, buildAll()]);
	// A named part runs with its slow files.
	const isWhole = isAll || rows.length === 1;
	// Only React's development build warns about mismatched markup; hydration.slow.e2e.ts reads the warnings.
	const warning = parts.includes("e2e") && isWhole ? await buildPackage("shell", { mode: "development" }) : undefined;
	const testFolder = await mkdtemp(join(tmpdir(), "data-hub-test-"));
	folder = testFolder;
	// Directus is compiled once for all services.
	process.env.NODE_COMPILE_CACHE = join(testFolder, "compile-cache");
	const environment: Environment = {
		...process.env,
		CI: process.env.CI ?? "",
		HUB_TEST_FOLDER: testFolder,
		HUB_TEST_ALL: String(isWhole),
	};
	const openSite = async (name: Part) => {
		const site = await bringUpTestSite(join(testFolder, name), packages, {
			shellWithWarnings: warning?.outDir,
			chromium,
		});
		sites.add(site.running);
		return site.description;
	};
	// The second site starts with a copy of the first one's content, which takes only seconds.
	const [original, ...others] = parts.filter(needsSite);
	const opened = original ? openFirstSite(original) : undefined;
	async function openFirstSite(name: Part): Promise<string> {
		const description = await openSite(name);
		if (others.length > 0) await prepareContent(join(testFolder, name, "data"), testFolder);
		return description;
	}
	async function siteOf(name: Part): Promise<string | undefined> {
		if (!needsSite(name)) return undefined;
		if (name === original) return opened;
		await opened;
		await copyContent(join(testFolder, "content"), join(testFolder, name, "data"));
		return openSite(name);
	}
	await Promise.all([
		opened,
		...rows.map(async (row, at) => {
			for (const name of row) {
				const site = await siteOf(name);
				const output: string[] = [];
				const show = (text: string) => void (at === 0 ? process.stdout.write(text) : output.push(text));
				if (at > 0) say(`Running ${name} tests beside; their output follows when they end`);
				await runPart(name, site ? { ...environment, HUB_TEST_SITE: site } : environment, words, show);
				process.stdout.write(output.join(""));
			}
		}),
	]);
	await stopSites();
}

/** True for parts that send requests to a running site. */
function needsSite(part: Part): boolean {
	return part === "e2e" || part === "site" || part === "screenshots";
}

/** Runs three hosts behind nginx after everything else, because nginx excludes a host that responds late. */
async function runHosts(): Promise<void> {
	const found = findPrograms();
	if (found.kind === "found")
		return runPart("hosts", { ...process.env, HUB_TEST_FOLDER: folder }, [], (text) => process.stdout.write(text));
	say(
		`Left out the tests of several hosts, which need ${found.packages.join(", ")}. On Debian: apt-get install ${found.packages.join(" ")}`,
	);
}

async function runPart(
	name: Part,
	environment: Environment,
	words: readonly string[],
	show: (text: string) => void,
): Promise<void> {
	const report = join(environment.HUB_TEST_FOLDER ?? "", `${name}.xml`);
	const playwright = (folder: string, args: readonly string[]) =>
		run(
			join(root, "e2e", "node_modules", ".bin", "playwright"),
			["test", "--config", join(folder, "playwright.config.ts"), ...args],
			{ ...environment, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
			show,
		);
	const vitest = (project: string) =>
		run(
			join(root, "node_modules", ".bin", "vitest"),
			["run", "--project", project, "--reporter=default", "--reporter=junit", `--outputFile.junit=${report}`, ...words],
			environment,
			show,
		);
	let code: number;
	if (name === "e2e") code = await playwright(join(root, "e2e"), journeyPatterns(words));
	else if (name === "screenshots") {
		const names = words.flatMap((word) => (word.startsWith("-") ? [word] : ["--grep", word]));
		code = await playwright(join(root, "e2e", "screenshots"), names);
		say(`Report: ${join(root, ".screenshots", "report", "index.html")}`);
	}
	// Unit tests are two projects of vitest.config.ts.
	else code = await vitest(name === "unit" ? "unit*" : name);
	await addReport(tally, report, code);
}

/**
 * Playwright matches words against absolute paths, which may contain them in the project's folder. Options follow the
 * words.
 */
function journeyPatterns(words: readonly string[]): string[] {
	const folder = join(root, "e2e", "journeys", "/").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	const firstOption = words.findIndex((word) => word.startsWith("-"));
	return words.map((word, at) => (firstOption < 0 || at < firstOption ? `^${folder}.*${word}` : word));
}

/**
 * Runs a command to its end. Output goes through a pipe, because two commands on one terminal would overwrite each
 * other's lines.
 */
function run(
	command: string,
	args: readonly string[],
	environment: Environment,
	show: (text: string) => void,
): Promise<number> {
	const colours = process.stdout.isTTY && environment.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};
	const child = spawn(command, args, {
		cwd: root,
		env: { ...colours, ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", show);
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
	await Promise.race([Promise.all(runners.values()), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
	await stopSites();
	if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function stopSites(): Promise<void> {
	const running = [...sites];
	sites.clear();
	await Promise.all(running.map((site) => site.stop()));
}
