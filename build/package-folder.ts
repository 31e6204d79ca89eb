// Where a package is, as Node finds it: so the recipe works in this repository and in a team's own.

import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder of a package, seen from a folder: in the `node_modules` there or above
 * (https://nodejs.org/api/modules.html#loading-from-node_modules-folders). Undefined where it is not installed.
 */
function findPackage(name: string, from: string): string | undefined {
	const place = join(from, "node_modules", name);
	if (existsSync(place)) return realpathSync(place);
	return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

/** The same. @throws Error where the package is not installed */
export function packageFolder(name: string, from: string): string {
	const folder = findPackage(name, from);
	if (folder === undefined) throw new Error(`${name} is not installed in ${from}: add it to package.json there, and install.`);
	return folder;
}
