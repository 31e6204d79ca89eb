// Modules that remotes and the shell share, with their versions.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "./package-folder.ts";

/** Shared modules, of which a page has exactly one instance (docs/decisions/001-federation.md). */
const SHARED_PACKAGES = ["react", "react-dom", "react-router", "i18next", "@hub/shared-contracts"] as const;
const SHARED_MODULES = {
	react: "react",
	"react/jsx-runtime": "react",
	"react-dom": "react-dom",
	"react-router": "react-router",
	i18next: "i18next",
	"@hub/shared-contracts/remote/runtime": "@hub/shared-contracts",
} as const satisfies Record<string, (typeof SHARED_PACKAGES)[number]>;

/** Specifiers that a server bundle requests from its host. */
export const SHARED_SPECIFIERS = Object.keys(SHARED_MODULES);

/**
 * Returns the exact version of each shared module, as the shell provides it.
 * @param dir folder in which they are installed
 */
export function sharedVersions(dir: string): Record<string, string> {
	return Object.fromEntries(
		Object.entries(SHARED_MODULES).map(([specifier, name]) => [specifier, packageVersion(name, dir)]),
	);
}

/**
 * Returns the version range of each shared module for a remote: the minor version of its build, or a later one of the
 * same major. A patch in the shell does not change the range, and so not the remote's bytes.
 * @param dir folder of the remote
 */
export function sharedRanges(dir: string): Record<string, string> {
	return Object.fromEntries(
		Object.entries(sharedVersions(dir)).map(([specifier, version]) => [
			specifier,
			`^${version.replace(/^(\d+\.\d+)\..*$/, "$1.0")}`,
		]),
	);
}

function packageVersion(name: (typeof SHARED_PACKAGES)[number], dir: string): string {
	return (JSON.parse(readFileSync(join(packageFolder(name, dir), "package.json"), "utf8")) as { version: string })
		.version;
}
