// `npm run check`: types, lint and format, unit tests and house rules; run before every commit. Further words choose among the unit tests.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { say } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const STEPS = [
	{ what: "Lint and format", command: "biome", args: ["check", "."] },
	{ what: "Types", command: "tsc", args: ["-p", "."] },
	{ what: "Unit tests and house rules", command: "vitest", args: ["run", "--project", "unit*", ...process.argv.slice(2)] },
] as const;

for (const { what, command, args } of STEPS) {
	say(what);
	const { status } = spawnSync(join(root, "node_modules", ".bin", command), args, { cwd: root, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}
