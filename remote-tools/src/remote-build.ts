// Builds the remote in a folder by the recipe in its rspack.config.ts.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { AdmissionError } from "@hub/releases/admission-error";
import type { BuiltRelease } from "@hub/releases/publish";
import { descriptionFile, makePackage } from "../../build/make-package.ts";
import { releaseFiles } from "../../build/release-files.ts";
import type { BuildOptions, PackageBuild } from "../../rspack.config.base.ts";

export interface RemoteBuild extends BuiltRelease {
	readonly name: string;
	/** Version of its package with a digest of the build. */
	readonly version: string;
}

/** Builds the remote in a folder. @throws AdmissionError if there is none, BuildError if it does not compile */
export async function buildRemote(folder: string, options: BuildOptions = {}): Promise<RemoteBuild> {
	const recipe = await recipeIn(folder, options);
	const version = await makePackage(recipe, options);
	return { name: recipe.name, version, manifest: descriptionFile(recipe), files: releaseFiles(recipe.outDir) };
}

/** Reads the recipe of the remote in a folder. @throws AdmissionError if there is none */
export async function recipeIn(folder: string, options: BuildOptions = {}): Promise<PackageBuild> {
	const file = join(folder, "rspack.config.ts");
	if (!existsSync(file))
		throw new AdmissionError(
			`${folder} has no rspack.config.ts: run this in the folder of a remote, or create one with \`hub new\`.`,
		);
	const { default: recipe } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as {
		readonly default?: (options: BuildOptions) => PackageBuild;
	};
	if (typeof recipe !== "function")
		throw new AdmissionError(
			`${file} exports no recipe: its default export must be a function that calls remoteBuild.`,
		);
	return recipe(options);
}
