// Builds rooms whose sources changed since their last build, and writes each remote's `remote.json`.

import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeRemote } from "@hub/releases/describe";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { type MultiStats, rspack } from "@rspack/core";
import { type BuildOptions, type RoomBuild, sharedVersions } from "../rspack.config.base.ts";
import { StepError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");

/** The names of all remotes: the folders `mf-*` with a bundling config. */
export function remoteNames(): string[] {
	return readdirSync(root)
		.filter((name) => name.startsWith("mf-") && existsSync(join(root, name, "rspack.config.ts")))
		.sort();
}

/** A room that is built. */
export interface BuiltRoom {
	readonly name: string;
	readonly version: string;
	/** The folder with `web/` and `node/`. */
	readonly outDir: string;
	/** False when nothing had changed. */
	readonly rebuilt: boolean;
}

/**
 * Builds one room unless its last build came from the same sources.
 * @throws StepError with the bundler's words when it does not compile
 */
export async function buildRoom(name: string, options: BuildOptions = {}): Promise<BuiltRoom> {
	const recipe = (await import(join(root, name, "rspack.config.ts"))) as { default: (options?: BuildOptions) => RoomBuild };
	const room = recipe.default(options);
	const result = { name, version: room.version, outDir: room.outDir };
	const stamp = join(room.outDir, "version");
	if (existsSync(stamp) && (await readFile(stamp, "utf8")) === room.version) return { ...result, rebuilt: false };
	say(`Building ${name} ${room.version}`);
	await rm(stamp, { force: true });
	const stats = await bundle([room.web, room.node]);
	// Afterwards, because a build for the browser empties its folder first.
	const early = room.early && (await bundle([room.early]));
	const browser = [stats.stats[0], ...(early?.stats ?? [])];
	const groups = browser.flatMap((part) =>
		Object.entries(part?.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups ?? {}),
	);
	const chunkGroups = Object.fromEntries(
		groups.map(([group, { assets = [] }]) => [group, assets.map((asset) => asset.name).filter((file) => !file.endsWith(".map"))]),
	);
	if (name === "shell") await writeFile(join(room.outDir, "chunks.json"), JSON.stringify(chunkGroups));
	else {
		const manifest = await describeRemote({
			name,
			version: room.version,
			files: releaseFiles(room.outDir),
			chunkGroups,
			sharedVersions: sharedVersions(),
		});
		await writeFile(join(room.outDir, MANIFEST_FILE), JSON.stringify(manifest, null, "\t"));
	}
	await mkdir(room.outDir, { recursive: true });
	await writeFile(stamp, room.version);
	return { ...result, rebuilt: true };
}

/** Builds all rooms that a site is made of, one after the other: two at once are no faster on two cores. */
export async function buildAll(options: BuildOptions = {}): Promise<BuiltRoom[]> {
	const built: BuiltRoom[] = [];
	for (const name of ["shell", ...remoteNames()]) built.push(await buildRoom(name, options));
	return built;
}

/** All files of a built room by their name in the release: the browser's, and the server's bundle. */
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
