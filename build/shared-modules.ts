// What remotes and the shell share, and in which versions.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "./package-folder.ts";

/** The shared modules, of which a page has exactly one instance (docs/decisions/001-federation.md). */
const SHARED_PACKAGES = ["react", "react-dom", "react-router", "i18next", "@hub/shared-contracts"] as const;
const SHARED_MODULES = {
	react: "react",
	"react/jsx-runtime": "react",
	"react-dom": "react-dom",
	"react-router": "react-router",
	i18next: "i18next",
	"@hub/shared-contracts/remote/runtime": "@hub/shared-contracts",
} as const satisfies Record<string, (typeof SHARED_PACKAGES)[number]>;

/** The specifiers that a server bundle asks its host for. */
export const SHARED_SPECIFIERS = Object.keys(SHARED_MODULES);

/** The exact version of each shared module, as the shell gives it. @param dir the folder that they are installed for */
export function sharedVersions(dir: string): Record<string, string> {
	return Object.fromEntries(Object.entries(SHARED_MODULES).map(([specifier, name]) => [specifier, packageVersion(name, dir)]));
}

/**
 * What a remote needs of each shared module: the minor version that it is built against, or a later one of the same major. A patch in
 * the shell leaves the range, and with it the remote's bytes, as they are.
 * @param dir the folder of the remote
 */
export function sharedRanges(dir: string): Record<string, string> {
	return Object.fromEntries(
		Object.entries(sharedVersions(dir)).map(([specifier, version]) => [
			specifier,
			`^${version.replace(/^(\d+\.\d+)\..*$/, "$1.0")}`,
		]),
	);
}

/** What Module Federation is told of each shared module. @param options of one, from its version or range */
export function federatedModules<Options>(
	shared: Readonly<Record<string, string>>,
	options: (version: string) => Options,
): Record<string, Options> {
	return Object.fromEntries(Object.entries(shared).map(([specifier, version]) => [specifier, options(version)]));
}

function packageVersion(name: (typeof SHARED_PACKAGES)[number], dir: string): string {
	return (JSON.parse(readFileSync(join(packageFolder(name, dir), "package.json"), "utf8")) as { version: string }).version;
}
