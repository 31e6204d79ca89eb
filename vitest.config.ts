// Kinds of tests: `unit` and `unit-replacing` need nothing, `directus` starts a content service, `hosts` starts a whole cluster, `site` asks the
// whole site that `npm test` brought up.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = import.meta.dirname;

const exclude = ["**/node_modules/**", "**/dist/**", "e2e/**"];

/** Of tests in front of real services: a second try counts, and is named at the end of the run (decision 037). */
const retry = 1;

/** It needs the processors for itself: nginx leaves out hosts that answer late. */
const CLUSTER_TEST = "launcher/test/cluster.test.ts";

/** Files that take minutes though they are short. */
const LONG = /\/launcher\/test\/(recipes\/recipes|readme|packages)\.test\.ts$/;

/** In a fresh checkout Vitest begins with the largest files, and a long one would be the last, with nothing left to run beside it. */
class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
	}
}

const UNIT_TESTS = [
	"**/src/**/*.test.{ts,tsx}",
	"cms/{seed,mails}/*.test.ts",
	"cms/extensions/**/*.test.ts",
	"launcher/*.test.ts",
	"launcher/mail-catcher/*.test.ts",
	"{architecture,build}/*.test.ts",
	"bench/**/*.test.ts",
];

/** Unit tests that replace clocks, modules or globals: other files in their process would notice. */
const replacing = globSync(UNIT_TESTS, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }).filter((file) =>
	/\bvi\./.test(readFileSync(join(root, file), "utf8")),
);

const unit = {
	// Properties are tried a hundred times, on machines that do other things beside.
	testTimeout: 30_000,
};

export default defineConfig({
	test: {
		sequence: { sequencer: LongFirst },
		projects: [
			{
				test: {
					...unit,
					name: "unit",
					include: UNIT_TESTS,
					exclude: [...exclude, ...replacing],
					// A process for each file, and its modules, would cost as much again as the tests (decision 037).
					isolate: false,
				},
			},
			{
				test: { ...unit, name: "unit-replacing", include: replacing, exclude },
			},
			{
				test: {
					name: "directus",
					include: ["cms/test/**/*.test.ts", "launcher/test/**/*.test.ts"],
					exclude: [...exclude, CLUSTER_TEST],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					retry,
					// Each file has its own services, ports and folders, and mostly waits for them.
					maxWorkers: 2,
				},
			},
			{
				test: {
					name: "hosts",
					include: [CLUSTER_TEST],
					exclude,
					testTimeout: 60_000,
					retry,
				},
			},
			{
				test: {
					name: "site",
					include: ["shell/test/**/*.test.ts"],
					exclude,
					testTimeout: 30_000,
					hookTimeout: 60_000,
					retry,
					fileParallelism: false,
				},
			},
		],
	},
});
