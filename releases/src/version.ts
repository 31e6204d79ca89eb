// Versions of builds: the package's version, and a digest of the build's description
// (docs/decisions/003-team-packages.md).

import { createHash } from "node:crypto";

/**
 * Returns the version of a description: the package's, and twelve hex digits of its digest, which includes its files'
 * digests.
 */
export function versionOf(packageVersion: string, description: object): string {
	return `${packageVersion}-${createHash("sha256").update(JSON.stringify(description)).digest("hex").slice(0, 12)}`;
}

/** True if a description matches its version. Versions without a digest match any. */
export function isVersionOf({ version, ...description }: { readonly version: string }): boolean {
	const [, packageVersion = ""] = /^(.*)-[0-9a-f]{12}$/.exec(version) ?? [];
	return packageVersion === "" || versionOf(packageVersion, description) === version;
}
