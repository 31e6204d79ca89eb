// Finds installed packages like Node, so that recipes work in this repository and in a team's own.

import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Returns the folder of a package as seen from a folder: in its `node_modules` or those above
 * (https://nodejs.org/api/modules.html#loading-from-node_modules-folders). Undefined if it is not installed.
 */
function findPackage(name: string, from: string): string | undefined {
	const path = join(from, "node_modules", name);
	if (existsSync(path)) return realpathSync(path);
	return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

/** Returns the folder of an installed package. @throws Error if it is not installed */
export function packageFolder(name: string, from: string): string {
	const folder = findPackage(name, from);
	if (folder === undefined)
		throw new Error(`${name} is not installed in ${from}: add it to package.json there, and install.`);
	return folder;
}
