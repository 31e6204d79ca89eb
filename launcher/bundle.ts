// Builds packages whose sources changed since their last build, and writes what each build is: `remote.json` or `shell.json`.

import { existsSync, readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "@hub/releases/compressed-files";
import { describeRemote, describeShell, evaluateBuilt } from "@hub/releases/describe";
import { packRemote, packShell } from "@hub/releases/packs";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { SHELL_FILE } from "@hub/shared-contracts/remote/shell-description";
import { type MultiStats, rspack } from "@rspack/core";
import type { BuildOptions, PackageBuild } from "../rspack.config.base.ts";
import { noteBundled, readBundled } from "./licences/bundled-packages.ts";
import { StepError, say } from "./progress.ts";
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
 * @throws StepError with the bundler's words when it does not compile
 */
export async function buildPackage(name: string, options: BuildOptions = {}): Promise<BuiltPackage> {
	const recipe = (await import(join(root, name, "rspack.config.ts"))) as { default: (options?: BuildOptions) => PackageBuild };
	const pkg = recipe.default(options);
	const { outDir } = pkg;
	const description = join(outDir, name === "shell" ? SHELL_FILE : MANIFEST_FILE);
	const result = async (rebuilt: boolean): Promise<BuiltPackage> => {
		const { version } = JSON.parse(await readFile(description, "utf8")) as { version: string };
		return { name, version, outDir, rebuilt };
	};
	const stamp = join(outDir, "sources");
	const isNew = !existsSync(stamp) || (await readFile(stamp, "utf8")) !== pkg.sources || !(await readBundled(outDir));
	if (!isNew) return result(false);
	say(`Building ${name}`);
	await rm(stamp, { force: true });
	const stats = await bundle([pkg.web, pkg.node]);
	// Afterwards, because a build for the browser empties its folder first.
	const early = pkg.early && (await bundle([pkg.early]));
	const [web, ...node] = stats.stats;
	const browser = [...(web ? [web] : []), ...(early?.stats ?? [])];
	await noteBundled(outDir, root, { web: browser, node });
	const groups = browser.flatMap((part) =>
		Object.entries(part.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups ?? {}),
	);
	const chunkGroups = Object.fromEntries(
		groups.map(([group, { assets = [] }]) => [group, assets.map((asset) => asset.name).filter((file) => !file.endsWith(".map"))]),
	);
	const bundled = { ...pkg, chunkGroups, files: releaseFiles(outDir) };
	// Not while packages are edited: there, the build's time counts and not the way to a visitor, and source maps fit no pack.
	if (options.mode !== "development") {
		const webDir = join(outDir, "web");
		await (name === "shell" ? packShell(bundled, webDir) : packRemote(bundled, (await evaluateBuilt(bundled)).remote, webDir));
		await compressFiles(webDir);
	}
	const built = { ...bundled, files: releaseFiles(outDir) };
	const described = await (name === "shell" ? describeShell(built) : describeRemote(built));
	await writeFile(description, JSON.stringify(described, null, "\t"));
	await writeFile(stamp, pkg.sources);
	return result(true);
}

/**
 * Builds all packages that a site is made of, and Studio's extensions, one after the other: two at once are no faster on two cores.
 * @throws StepError with the bundler's words when one does not compile
 */
export async function buildAll(options: BuildOptions = {}): Promise<BuiltPackage[]> {
	await buildStudio();
	const built: BuiltPackage[] = [];
	for (const name of ["shell", ...remoteNames()]) built.push(await buildPackage(name, options));
	return built;
}

/** All files of a built package by their name in the release: the browser's, and the server's bundle. */
export function releaseFiles(outDir: string): Record<string, string> {
	const files: Record<string, string> = {};
	for (const part of ["web", "node"]) {
		for (const entry of readdirSync(join(outDir, part), { withFileTypes: true })) {
			if (entry.isFile()) files[entry.name] = join(outDir, part, entry.name);
		}
	}
	return files;
}

function bundle(configs: Parameters<typeof rspack>[0]): Promise<MultiStats> {
	return new Promise((resolve, reject) => {
		const compiler = rspack(configs as never);
		compiler.run((error: Error | null, stats?: unknown) => {
			const multi = stats as MultiStats | undefined;
			compiler.close(() => {
				if (error) reject(error);
				else if (multi?.hasErrors()) reject(new StepError(`The build failed:\n${multi.toString("errors-only")}`));
				else if (multi) resolve(multi);
			});
		});
	});
}
