// Builds packages whose sources changed since their last build.

import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { fingerprint } from "../build/fingerprint.ts";
import type { BuildOptions, PackageBuild } from "../rspack.config.base.ts";
import { StepError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");

/** Returns the names of all remotes: the folders `mf-*` with a bundling config. */
export function remoteNames(): string[] {
	return readdirSync(root)
		.filter((name) => name.startsWith("mf-") && existsSync(join(root, name, "rspack.config.ts")))
		.sort();
}

export interface BuiltPackage {
	readonly name: string;
	/** The package's version with a digest of the build. */
	readonly version: string;
	/** The folder with `web/` and `node/`. */
	readonly outDir: string;
	/** False if nothing had changed. */
	readonly rebuilt: boolean;
}

/** List of the packages in an image, where nothing is built; deploy/image/copy-image.ts writes it. */
const IMAGE_LIST = join(root, "built.json");
const imageList = z.array(
	z.object({
		name: z.string(),
		version: z.string(),
		outDir: z.string().transform((folder) => join(root, folder)),
		rebuilt: z.boolean(),
	}),
);

/**
 * Builds one package, unless its last build has the same sources.
 * @throws BuildError with the bundler's messages if it does not compile
 */
export async function buildPackage(name: string, options: BuildOptions = {}): Promise<BuiltPackage> {
	// Loads the bundler, which an image has not.
	const { builtVersion, makePackage } = await import("../build/make-package.ts");
	const recipe = (await import(join(root, name, "rspack.config.ts"))) as {
		default: (options?: BuildOptions) => PackageBuild;
	};
	const pkg = recipe.default(options);
	const sources = fingerprint(join(root, name), options.mode ?? "production");
	let version: string | undefined;
	const rebuilt = await buildIfChanged(name, pkg.outDir, sources, async () => {
		version = await makePackage(pkg, options);
	});
	return { name, version: version ?? (await builtVersion(pkg)), outDir: pkg.outDir, rebuilt };
}

/** Builds unless the last build into a folder has the same sources. @returns true if it was built */
async function buildIfChanged(
	name: string,
	outDir: string,
	sources: string,
	build: () => Promise<void>,
): Promise<boolean> {
	const stamp = join(outDir, "sources");
	if (existsSync(stamp) && (await readFile(stamp, "utf8")) === sources) return false;
	say(`Building ${name}`);
	await rm(stamp, { force: true });
	await build();
	await writeFile(stamp, sources);
	return true;
}

/** Builds the editors' tools with Directus' own packager, into the folder that Directus loads. */
async function buildStudio(): Promise<void> {
	const folder = join(root, "cms", "extensions", "hub-studio");
	const config = await readFile(join(folder, "extension.config.js"), "utf8");
	// It shares files with `cms`, and the block editor is generated from the blocks' declarations.
	const sources = [folder, join(root, "cms"), join(root, "mf-content")]
		.map((dir) => fingerprint(dir, config))
		.join(" ");
	await buildIfChanged("Studio's extensions", join(folder, "dist"), sources, async () => {
		const cli = join(folder, "node_modules", "@directus", "extensions-sdk", "cli.js");
		// Files of pages are named by their content, so old ones would stay.
		await rm(join(folder, "dist"), { recursive: true, force: true });
		await promisify(execFile)(process.execPath, [cli, "build"], { cwd: folder }).catch(
			(error: Error & { stdout?: string }) => {
				throw new StepError(`Studio's extensions could not be built:\n${error.stdout ?? ""}${error.message}`);
			},
		);
	});
}

/**
 * Builds all packages of a site and Studio's extensions, one after the other, because two at once are no faster on two
 * processors.
 * @param shell options of the shell's build
 * @throws BuildError with the bundler's messages if one does not compile
 */
export async function buildAll(shell: BuildOptions = {}): Promise<BuiltPackage[]> {
	if (existsSync(IMAGE_LIST)) return imageList.parse(JSON.parse(await readFile(IMAGE_LIST, "utf8")));
	await buildStudio();
	const built = [await buildPackage("shell", shell)];
	for (const name of remoteNames()) built.push(await buildPackage(name));
	return built;
}
