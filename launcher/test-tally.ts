// What the runners report of their tests, counted together.

import { readFile } from "node:fs/promises";
import { relative } from "node:path";

/** How many tests of all runners ended in which way. */
export interface Tally {
	passed: number;
	failed: number;
	skipped: number;
	/** What failed, a line each, to be read at the end of a long run. */
	readonly names: string[];
}

/** What the report of Vitest has in it. */
interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly numTodoTests: number;
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
	readonly specs: readonly {
		readonly ok: boolean;
		readonly title: string;
		readonly file: string;
	}[];
}
interface PlaywrightReport extends PlaywrightSuite {
	readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
}

/**
 * Counts what Vitest ran.
 * @param root the checkout, which files are named from
 * @param code with which it ended
 */
export async function countVitest(tally: Tally, reportFile: string, root: string, code: number): Promise<void> {
	const report = await readReport<VitestReport>(reportFile);
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

/** Counts what Playwright ran; `code` as for Vitest. */
export async function countPlaywright(tally: Tally, reportFile: string, code: number): Promise<void> {
	const report = await readReport<PlaywrightReport>(reportFile);
	if (report) {
		tally.passed += report.stats.expected;
		tally.failed += report.stats.unexpected;
		tally.skipped += report.stats.skipped;
		for (const { file, title, ok } of specsOf(report)) if (!ok) tally.names.push(`e2e/journeys/${file} › ${title}`);
	}
	if (code !== 0 && (report?.stats.unexpected ?? 0) === 0) tally.failed += 1;
}

/** The end of a run: what failed, and how many tests ended in which way. */
export function closingLines({ passed, failed, skipped, names }: Tally): string {
	return `${names.map((name) => `✗ ${name}\n`).join("")}\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`;
}

function specsOf({ suites = [], specs = [] }: Partial<PlaywrightSuite>): PlaywrightSuite["specs"] {
	return [...specs, ...suites.flatMap(specsOf)];
}

function firstLine(text: string | undefined): string {
	return text?.split("\n", 1)[0] ?? "";
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
	return readFile(file, "utf8").then(
		(text) => JSON.parse(text) as Report,
		() => undefined,
	);
}
