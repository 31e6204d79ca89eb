// `npm test`: builds, brings up a whole site of its own, runs every test, and closes with one line for all runners together.
//
// `npm test -- unit`, `-- directus`, `-- site` or `-- e2e` runs one part; further words are handed to its runner. `npm test -- mf-events`
// runs the tests that stand beside a package's code, without a build, a content service or a site.

import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { RunningSite } from "./bring-up.ts";
import { buildAll, buildPackage } from "./bundle.ts";
import { findChromium } from "./chromium.ts";
import { exitWithError } from "./progress.ts";
import { bringUpTestSite } from "./test-site.ts";

const root = join(import.meta.dirname, "..");
const PARTS = ["unit", "directus", "site", "e2e"] as const;
type Part = (typeof PARTS)[number];

interface Tally {
	passed: number;
	failed: number;
	skipped: number;
	/** What failed, a line each, to be read at the end of a long run. */
	readonly names: string[];
}

/** What the runners' own reports have in common. */
interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly numTodoTests: number;
	readonly success: boolean;
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly message: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName: string;
			readonly failureMessages: readonly string[] | null;
		}[];
	}[];
}
interface PlaywrightSuite {
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs: readonly { readonly ok: boolean; readonly title: string; readonly file: string }[];
}
interface PlaywrightReport extends PlaywrightSuite {
	readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

const [first, ...rest] = process.argv.slice(2);
const one = PARTS.find((part) => part === first);
// Whole paths: vitest looks for a word anywhere in a path, and `cms/` also stands in those of the contracts.
const ofPackage = one || !first ? [] : globSync(`${first}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ["**/node_modules/**"] });
const alone = ofPackage.length > 0;
const parts: readonly Part[] = one ? [one] : alone ? ["unit"] : PARTS;
const words = one ? rest : alone ? [...ofPackage, ...rest] : process.argv.slice(2);

let running: RunningSite | undefined;
let folder: string | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void cleanUp().then(() => process.exit(1)));

try {
	const chromium = parts.includes("e2e") ? findChromium(process.env) : undefined;
	const packages = alone ? [] : await buildAll();
	// React's own warnings about markup that does not fit exist in its development build only.
	const warning = parts.includes("e2e") ? await buildPackage("shell", { mode: "development" }) : undefined;
	folder = await mkdtemp(join(tmpdir(), "data-hub-test-"));
	const env: Record<string, string | undefined> = { ...process.env, CI: process.env.CI ?? "", HUB_TEST_FOLDER: folder };
	if (parts.includes("site") || parts.includes("e2e")) {
		const site = await bringUpTestSite(folder, packages, { shellWithWarnings: warning?.outDir, chromium });
		running = site.running;
		env.HUB_TEST_SITE = site.told;
	}
	const tally: Tally = { passed: 0, failed: 0, skipped: 0, names: [] };
	for (const part of parts) await (part === "e2e" ? runPlaywright(env, tally) : runVitest(part, env, tally));
	await cleanUp();
	process.stdout.write(tally.names.map((name) => `✗ ${name}\n`).join(""));
	process.stdout.write(
		`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ""}\n`,
	);
	process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
} catch (error) {
	await cleanUp();
	exitWithError(error);
}

async function runVitest(part: Part, env: Record<string, string | undefined>, tally: Tally): Promise<void> {
	const output = join(env.HUB_TEST_FOLDER ?? "", `${part}.json`);
	const args = ["run", "--project", part, "--reporter=default", "--reporter=json", `--outputFile.json=${output}`, ...words];
	const code = await run(join(root, "node_modules", ".bin", "vitest"), args, env);
	const report = await readReport<VitestReport>(output);
	if (report) {
		tally.passed += report.numPassedTests;
		tally.failed += report.numFailedTests;
		tally.skipped += report.numPendingTests + report.numTodoTests;
		for (const { name, status, message, assertionResults } of report.testResults) {
			const file = relative(root, name);
			const failed = assertionResults.filter((result) => result.status === "failed");
			for (const { fullName, failureMessages } of failed)
				tally.names.push(`${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`);
			if (status === "failed" && failed.length === 0) tally.names.push(`${file}: ${firstLine(message)}`);
		}
	}
	// A file that cannot even be loaded has no failed test in it, and must not pass.
	if (code !== 0 && (report?.numFailedTests ?? 0) === 0) tally.failed += 1;
}

async function runPlaywright(env: Record<string, string | undefined>, tally: Tally): Promise<void> {
	const output = join(env.HUB_TEST_FOLDER ?? "", "e2e.json");
	const args = ["test", "--config", join(root, "e2e", "playwright.config.ts"), ...words];
	const code = await run(join(root, "e2e", "node_modules", ".bin", "playwright"), args, {
		...env,
		PLAYWRIGHT_JSON_OUTPUT_NAME: output,
	});
	const report = await readReport<PlaywrightReport>(output);
	if (report) {
		tally.passed += report.stats.expected;
		tally.failed += report.stats.unexpected + report.stats.flaky;
		tally.skipped += report.stats.skipped;
		for (const { file, title } of failedSpecs(report)) tally.names.push(`e2e/journeys/${file} › ${title}`);
	}
	if (code !== 0 && (report?.stats.unexpected ?? 0) === 0) tally.failed += 1;
}

function failedSpecs({ suites = [], specs = [] }: Partial<PlaywrightSuite>): readonly { title: string; file: string }[] {
	return [...specs.filter(({ ok }) => !ok), ...suites.flatMap(failedSpecs)];
}

function firstLine(text: string | undefined): string {
	return text?.split("\n", 1)[0] ?? "";
}

function run(command: string, args: readonly string[], env: Record<string, string | undefined>): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn(command, args, { cwd: root, env, stdio: "inherit" });
		child.on("error", () => resolve(1));
		child.on("close", (code) => resolve(code ?? 1));
	});
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
	return readFile(file, "utf8").then(
		(text) => JSON.parse(text) as Report,
		() => undefined,
	);
}

async function cleanUp(): Promise<void> {
	await running?.stop();
	running = undefined;
	if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
