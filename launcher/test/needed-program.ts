// Programs of the machine that slow tests need. Tests without theirs are skipped, and say what to install.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Programs by the Debian packages that contain them. */
const PACKAGES = {
	kubectl: "kubectl",
	nginx: "nginx",
	promtool: "prometheus",
	"redis-server": "redis-server",
} as const;

/** Finds a program. @returns its path; undefined if it is missing, which is reported */
export function findNeededProgram(name: keyof typeof PACKAGES): string | undefined {
	// nginx is in a folder that is only on root's path.
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
	const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
	if (path === undefined) reportSkipped([PACKAGES[name]]);
	return path;
}

/** Writes which Debian packages the skipped tests need. */
export function reportSkipped(packages: readonly string[]): void {
	process.stderr.write(
		`Skipped tests that need ${packages.join(", ")}. On Debian: apt-get install ${packages.join(" ")}\n`,
	);
}
