// `npm run new -- mf-city-maps`: creates a new remote in this repository. Teams outside of it use `hub new`.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { writeNewRemote } from "@hub/remote-tools/new-remote";
import { exitWithError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const [name, ...more] = process.argv.slice(2);
if (name === undefined || more.length > 0) {
	process.stderr.write("Usage: npm run new -- mf-<name>\n");
	process.exit(2);
}
try {
	const paths = await writeNewRemote(name, join(root, name), { kind: "workspace" });
	// A longer name may change line breaks.
	spawnSync(join(root, "node_modules", ".bin", "biome"), ["check", "--write", name], { cwd: root, stdio: "ignore" });
	say(`${paths.length} files are in ${name}. The next command installs it: npm test -- ${name}`);
} catch (error) {
	exitWithError(error);
}
