// The closing line of a run counts what runners report; a runner that reports nothing has failed.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closingLines, countPlaywright, countVitest, type Tally } from "./test-tally.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-tally-"));
});
afterAll(() => rm(folder, { recursive: true }));

const none = (): Tally => ({ passed: 0, failed: 0, skipped: 0, names: [] });

async function report(content: unknown): Promise<string> {
	const file = join(folder, "report.json");
	await writeFile(file, JSON.stringify(content));
	return file;
}

const result = (status: string, fullName: string, ...failureMessages: string[]) => ({ status, fullName, failureMessages });

test("counts Vitest's tests, and names a failed one with its first line", async () => {
	const tests = [result("passed", "a"), result("passed", "b"), result("failed", "c", "wrong\n at c")];
	const file = await report({
		...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 },
		testResults: [{ name: "/hub/shell/a.test.ts", status: "failed", message: "", assertionResults: tests }],
	});
	const tally = none();
	await countVitest(tally, file, "/hub", 1);
	expect(closingLines(tally)).toBe("✗ shell/a.test.ts › c: wrong\n\n2 passed, 1 failed, 1 skipped\n");
});

test("counts Playwright's tests in nested groups", async () => {
	const spec = (title: string, ok: boolean) => ({ title, ok, file: "a.e2e.ts" });
	const file = await report({
		stats: { expected: 2, unexpected: 1, skipped: 0 },
		specs: [],
		suites: [{ specs: [spec("a", true)], suites: [{ specs: [spec("b", true), spec("c", false)] }] }],
	});
	const tally = none();
	await countPlaywright(tally, file, 1);
	expect(closingLines(tally)).toBe("✗ e2e/journeys/a.e2e.ts › c\n\n2 passed, 1 failed\n");
});

test.each([
	["Vitest", (tally: Tally, file: string) => countVitest(tally, file, "/hub", 1)],
	["Playwright", (tally: Tally, file: string) => countPlaywright(tally, file, 1)],
])("a run of %s without a report counts as failed", async (_, count) => {
	const tally = none();
	await count(tally, join(folder, "none.json"));
	expect(tally.failed).toBe(1);
});
