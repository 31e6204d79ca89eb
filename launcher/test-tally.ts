// Counts the tests of all runners from their JUnit reports.

import { readFile } from "node:fs/promises";

export interface Tally {
	passed: number;
	failed: number;
	skipped: number;
	/** One line for each failed test. */
	readonly failures: string[];
}

/**
 * Adds a runner's report. A run that fails without a failed test, e.g. because a file cannot be loaded, counts as a
 * failed test.
 * @param exitCode of the runner
 */
export async function addReport(tally: Tally, file: string, exitCode: number): Promise<void> {
	const report = (await readFile(file, "utf8").catch(() => "")).replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
	const failures: string[] = [];
	for (const testCase of report.split("<testcase ").slice(1)) {
		if (testCase.includes("<skipped")) tally.skipped += 1;
		else if (/<(failure|error)\b/.test(testCase)) failures.push(failureLine(testCase));
		else tally.passed += 1;
	}
	tally.failed += failures.length === 0 && exitCode !== 0 ? 1 : failures.length;
	tally.failures.push(...failures);
}

/** Returns the failed tests and the line of totals. */
export function closingLines({ passed, failed, skipped, failures }: Tally): string {
	return `${failures.map((line) => `✗ ${line}\n`).join("")}\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`;
}

function failureLine(testCase: string): string {
	const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(testCase)?.[1] ?? "";
	const line = `${attribute("classname")} › ${attribute("name")}: ${attribute("message").split(/\n|&#10;/)[0]}`;
	const characters: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
	return line.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => characters[entity] ?? "");
}
