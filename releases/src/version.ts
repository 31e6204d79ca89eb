// Versions of builds: that of the package, and a digest over all that is said of the build (docs/decisions/003-team-packages.md).

import { createHash } from "node:crypto";

/** The version of a description: the package's, and twelve hex digits over what it says, its files' digests among it. */
export function versionOf(packageVersion: string, description: object): string {
	return `${packageVersion}-${createHash("sha256").update(JSON.stringify(description)).digest("hex").slice(0, 12)}`;
}

/** Whether a description is the one that its version stands for; versions without a digest stand for any. */
export function isVersionOf({ version, ...description }: { readonly version: string }): boolean {
	const [, packageVersion = ""] = /^(.*)-[0-9a-f]{12}$/.exec(version) ?? [];
	return packageVersion === "" || versionOf(packageVersion, description) === version;
}
