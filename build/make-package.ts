// Builds a package by its recipe: bundles it, packs a page's files into one, and writes its description `remote.json`
// or `shell.json`.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "@hub/releases/compressed-files";
import { type ChunkGroups, describeRemote, describeShell } from "@hub/releases/describe";
import { packRemote, packShell } from "@hub/releases/packs";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { SHELL_FILE } from "@hub/shared-contracts/remote/shell-description";
import { type Configuration, type MultiStats, rspack, type Stats } from "@rspack/core";
import type { BuildOptions, PackageBuild } from "../rspack.config.base.ts";
import { evaluateApart } from "./evaluate-apart.ts";
import { writeNotices } from "./notices.ts";
import { releaseFiles } from "./release-files.ts";

/** The package does not compile; the message has the bundler's messages. */
export class BuildError extends Error {
	override readonly name = "BuildError";
}

/** Returns the path of a built package's description. */
export function descriptionFile({ name, outDir }: Pick<PackageBuild, "name" | "outDir">): string {
	return join(outDir, name === "shell" ? SHELL_FILE : MANIFEST_FILE);
}

/** Builds one package. @returns its version with a digest of the build @throws BuildError if it does not compile */
export async function makePackage(pkg: PackageBuild, { mode }: BuildOptions = {}): Promise<string> {
	const { name, outDir } = pkg;
	const stats = await bundle([pkg.web, pkg.node]);
	// Runs afterwards, because the browser's build empties its folder first.
	const early = pkg.early && (await bundle([pkg.early]));
	const [web] = stats.stats;
	const browser = [...(web ? [web] : []), ...(early?.stats ?? [])];
	await writeNotices(join(outDir, "web"), browser);
	const server = name === "shell" ? undefined : await evaluateApart({ ...pkg, files: releaseFiles(outDir) });
	const bundled = { ...pkg, chunkGroups: chunkGroupsOf(browser), files: releaseFiles(outDir) };
	// Skipped in development, where build time matters more than download size, and packs have no source maps.
	if (mode !== "development") {
		const webDir = join(outDir, "web");
		await (server ? packRemote(bundled, server.remote, webDir) : packShell(bundled, webDir));
		await compressFiles(webDir);
	}
	const built = { ...bundled, files: releaseFiles(outDir) };
	const described = await (server ? describeRemote(built, server) : describeShell(built));
	await writeFile(descriptionFile(pkg), JSON.stringify(described, null, "\t"));
	return described.version;
}

/** Returns the files of each named chunk group of builds for the browser. */
export function chunkGroupsOf(builds: readonly Stats[]): ChunkGroups {
	const groups = builds.flatMap((build) =>
		Object.entries(build.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups ?? {}),
	);
	return Object.fromEntries(
		groups.map(([group, { assets = [] }]) => [
			group,
			assets.map((asset) => asset.name).filter((file) => !/\.map$|\.hot-update\./.test(file)),
		]),
	);
}

/** Returns the version of a built package. */
export async function builtVersion(pkg: PackageBuild): Promise<string> {
	return (JSON.parse(await readFile(descriptionFile(pkg), "utf8")) as { version: string }).version;
}

function bundle(configs: Configuration[]): Promise<MultiStats> {
	return new Promise((resolve, reject) => {
		const compiler = rspack(configs);
		compiler.run((error, stats) => {
			compiler.close(() => {
				if (error) reject(error);
				else if (stats?.hasErrors()) reject(new BuildError(`The build failed:\n${stats.toString("errors-only")}`));
				else if (stats) resolve(stats);
			});
		});
	});
}
