// `npm run check`, for use before a commit: lint, format, types, unused code, house rules, and the unit tests that
// import a changed file. `-- --all` runs all unit tests; further words select some.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { say } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const words = process.argv.slice(2).filter((word) => word !== "--all");
const isAll = process.argv.includes("--all");

const unitTests = ["run", "--project", "unit*"];
const types = [
	"-p",
	".",
	"--incremental",
	"--tsBuildInfoFile",
	join(root, "node_modules", ".cache", "check.tsbuildinfo"),
];

run("Lint and format", "biome", ["check", "."]);
run("Types", "tsc", types);
run("Unused files, exports and dependencies", "knip", ["--no-progress", "--no-config-hints"]);
if (isAll || words.length > 0) run("Unit tests and house rules", "vitest", [...unitTests, ...words]);
else {
	run("House rules", "vitest", [...unitTests, "architecture"]);
	run("Unit tests of what changed", "vitest", [...unitTests, "--changed", "--passWithNoTests"]);
}

/** Runs a tool to its end. If it fails, the process ends with its exit code. */
function run(title: string, tool: string, args: readonly string[]): void {
	say(title);
	// Slow tests run only if they are selected.
	const env = { ...process.env, HUB_TEST_ALL: String(isAll || words.length > 0) };
	const { status } = spawnSync(join(root, "node_modules", ".bin", tool), args, { cwd: root, env, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}
