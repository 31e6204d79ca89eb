// The licences of the packages that are installed, whatever needs them.

import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { licenceOf, NO_LICENCE } from "../../build/licence-of.ts";

/**
 * Finds the licence of an installed package, in pnpm's store of this repository or in the toolchain.
 * @returns undefined where it is not installed, as what is for another kind of machine, or names none
 */
export function installedLicences(root: string): (name: string, version: string) => string | undefined {
	const folders = new Map<string, string>();
	const store = join(root, "node_modules", ".pnpm");
	for (const path of globSync("*/node_modules/{*,@*/*}/package.json", { cwd: store })) {
		const [key = "", , ...rest] = dirname(path).split(/[\\/]/);
		// A folder of the store has links to what its package needs beside the package itself.
		const name = rest.join("/");
		const prefix = `${name.replace("/", "+")}@`;
		if (!key.startsWith(prefix)) continue;
		const [version = ""] = key.slice(prefix.length).split(/[_(]/);
		folders.set(`${name}@${version}`, join(store, dirname(path)));
	}
	return (name, version) => {
		const tool = join(root, ".toolchain", "node_modules", name);
		const folder = folders.get(`${name}@${version}`) ?? (existsSync(join(tool, "package.json")) ? tool : undefined);
		const licence = folder && licenceOf(folder);
		return licence === NO_LICENCE ? undefined : licence;
	};
}
