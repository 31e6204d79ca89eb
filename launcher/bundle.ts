// Builds packages whose sources changed since their last build.

import { existsSync, readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint } from "../build/fingerprint.ts";
import { builtVersion, makePackage } from "../build/make-package.ts";
import type { BuildOptions, PackageBuild } from "../rspack.config.base.ts";
import { say } from "./progress.ts";
import { buildStudio } from "./studio-build.ts";

const root = join(import.meta.dirname, "..");

/** The names of all remotes: the folders `mf-*` with a bundling config. */
export function remoteNames(): string[] {
	return readdirSync(root)
		.filter((name) => name.startsWith("mf-") && existsSync(join(root, name, "rspack.config.ts")))
		.sort();
}

/** A package that is built. */
export interface BuiltPackage {
	readonly name: string;
	/** Its package's version with a digest of what was built. */
	readonly version: string;
	/** The folder with `web/` and `node/`. */
	readonly outDir: string;
	/** False when nothing had changed. */
	readonly rebuilt: boolean;
}

/**
 * Builds one package unless its last build came from the same sources.
 * @throws BuildError with the bundler's words when it does not compile
 */
export async function buildPackage(name: string, options: BuildOptions = {}): Promise<BuiltPackage> {
	const recipe = (await import(join(root, name, "rspack.config.ts"))) as { default: (options?: BuildOptions) => PackageBuild };
	const pkg = recipe.default(options);
	const { outDir } = pkg;
	const sources = fingerprint(join(root, name), options.mode ?? "production");
	const stamp = join(outDir, "sources");
	const isNew = !existsSync(stamp) || (await readFile(stamp, "utf8")) !== sources;
	if (!isNew) return { name, version: await builtVersion(pkg), outDir, rebuilt: false };
	say(`Building ${name}`);
	await rm(stamp, { force: true });
	const version = await makePackage(pkg, options);
	await writeFile(stamp, sources);
	return { name, version, outDir, rebuilt: true };
}

/**
 * Builds all packages that a site is made of, and Studio's extensions, one after the other: two at once are no faster on two cores.
 * @throws BuildError with the bundler's words when one does not compile
 */
export async function buildAll(options: BuildOptions = {}): Promise<BuiltPackage[]> {
	await buildStudio();
	const built: BuiltPackage[] = [];
	for (const name of ["shell", ...remoteNames()]) built.push(await buildPackage(name, options));
	return built;
}
